/** The columns of the kernel's tables. Games add columns of their own behind these. */

export type Player = 0 | 1
export const PLAYERS: readonly Player[] = [0, 1]
export const opponent = (p: Player): Player => (1 - p) as Player

/** No object, no player, no zone. */
export const NONE = -1

/** A thing on the table: it owns 0..n cards. Identity, orientation and marks are the object's. */
export const O = {
  zone: 0,
  next: 1,
  prev: 2,
  /** Incarnation: new whenever the rules say that it is a new thing. Never reused. */
  id: 3,
  kind: 4,
  owner: 5,
  controller: 6,
  orientation: 7,
  face: 8,
  cell: 9,
  /** First card, or NONE. */
  card: 10,
  /** Logical time of the arrival in its zone. */
  since: 11,
  /** Bit per viewer that was shown it where it lies. */
  shown: 12,
  /** What it stands for, if it owns no card: an action, an ability, a declaration. */
  stands: 13,
  /** Row of its record plus 1, or 0; see records.ts. */
  record: 14,
} as const
export const OBJECT_COLUMNS = 15
/** Columns of records are numbered from here on. */
export const RECORD_COLUMNS = 1 << 10

export const UPRIGHT = 0
export const TURNED = 1
export const FACE_UP = 0
export const FACE_DOWN = 1

/** A physical card: conserved, always in exactly one object. */
export const C = { def: 0, owner: 1, object: 2, next: 3, role: 4 } as const
export const CARD_COLUMNS = 5
export const BODY = 0
export const ATTACHED = 1
export const UNDER = 2

/**
 * What a viewer knows of a card, for each viewer. `pool`: the places he cannot tell from its own, NONE if he knows
 * the card that lies there; `class`: the cards that might be where it might be; `met`: that it is in the game at
 * all. See pools.ts.
 */
export const K = { pool: 0, class: 1, met: 2 } as const
export const KNOWLEDGE_COLUMNS = 3

/** A number of hidden places that got their cards in the same way, for each viewer. No places: a free row. */
export const B = { pool: 0, count: 1 } as const
export const BAG_COLUMNS = 2
/** Bags and classes of each viewer: as many as a word has bits. */
export const BAGS = 32

/** Cards that might be in the same bags, for each viewer. `ghost`: cards long seen that still fill a place. */
export const M = { bags: 0, count: 1, ghost: 2 } as const
export const CLASS_COLUMNS = 3

export const Z = { def: 0, owner: 1, head: 2, tail: 3, count: 4 } as const
export const ZONE_COLUMNS = 5

export const R = { kind: 0, a: 1, aId: 2, b: 3, bId: 4, scope: 5, since: 6, value: 7 } as const
export const RELATION_COLUMNS = 8

/** Continuous effects, replacement effects and delayed triggers in force. */
export const E = {
  def: 0,
  source: 1,
  sourceId: 2,
  controller: 3,
  /** The object it is fixed to, or NONE for one that changes rules or watches a whole kind. */
  on: 4,
  onId: 5,
  scope: 6,
  since: 7,
  a: 8,
  b: 9,
  c: 10,
  alive: 11,
  /** Kind of the coming scope it waits for; see durations.ts. */
  awaits: 12,
  /** Its own number, never reused. */
  id: 13,
} as const
export const EFFECT_COLUMNS = 14

/** Triggers that wait to be played. */
export const T = { def: 0, player: 1, source: 2, sourceId: 3, a: 4, b: 5, since: 6, instance: 7 } as const
export const PENDING_COLUMNS = 8

/** Triggers on a condition that are held or busy; see stateTriggers.ts. */
export const AR = { trigger: 0, instance: 1, state: 2 } as const
export const ARMED_COLUMNS = 3

/** Objects that a program, a play, a trigger or an effect holds on to; see program/registers.ts. */
export const H = { owner: 0, register: 1, at: 2, row: 3, id: 4, was: 5 } as const
export const HELD_COLUMNS = 6

/** Open scopes, innermost last; see durations.ts. */
export const SC = { def: 0, serial: 1 } as const
export const SCOPE_COLUMNS = 2

/** A change in a batch: verb, five arguments, clause of the step that proposed it. */
export const CHANGE_SIZE = 7

/** Tallies and limits: how often a thing was done in a scope. */
export const L = { key: 0, of: 1, scope: 2, count: 3 } as const
export const TALLY_COLUMNS = 4

/** What the rules remember of an object that left: its last row and its last numbers. */
export const D = { id: 0, def: 1, columns: 2 } as const

/** The frame header; locals follow. */
export const F = { procedure: 0, step: 1, previous: 2, arena: 3, locals: 4 } as const

/** Rolled back with a play. */
export const V = {
  frame: 0,
  result: 1,
  over: 2,
  winner: 3,
  ending: 4,
  plays: 5,
  playBarrier: 6,
  asking: 7,
  /** From here on a variable may matter to a computed value. */
  turn: 8,
} as const
export const VARIABLE_COLUMNS = 9

/** Kept by a rules rollback: what was drawn, seen and logged stays so. */
export const S = {
  position: 0,
  time: 1,
  id: 2,
  decisions: 3,
  barrier: 4,
  blurred: 5,
  /** Rows of the bags and of the classes that were ever used, for each viewer: nothing lies behind them. */
  bagRows: 6,
  classRows: 8,
  key: 10,
} as const
export const CLOCK_COLUMNS = 18
