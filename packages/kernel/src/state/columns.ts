/** The columns of the kernel's tables. Games add columns of their own behind these. */

/** A player's number. */
export type Player = 0 | 1
/** Both players. */
export const PLAYERS: readonly Player[] = [0, 1]
/** The other player. */
export const opponent = (p: Player): Player => (1 - p) as Player

/** No object, no player, no zone. */
export const NONE = -1

/** Columns of an object, a thing on the table with 0..n cards. Identity, orientation and marks belong to the object. */
export const Obj = {
  /** Row of its zone, and its neighbours in the zone's list; or NONE. */
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
  /** Bit per viewer that was shown it where it is. */
  shown: 12,
  /** What it stands for, if it owns no card: an action, an ability, a declaration. */
  stands: 13,
  /** Row of its record plus 1, or 0; see records.ts. */
  record: 14,
} as const
/** Number of these columns; the same for the other tables. */
export const OBJECT_COLUMNS = 15
/** Columns of records are numbered from here; see game/records.ts. */
export const RECORD_COLUMNS = 1 << 10

/** Values of `Obj.orientation` and `Obj.face`. */
export const UPRIGHT = 0
/** Value of `Obj.orientation`: turned sideways. */
export const TURNED = 1
/** Value of `Obj.face`: its front is seen. */
export const FACE_UP = 0
/** Value of `Obj.face`: its front is hidden. */
export const FACE_DOWN = 1

/** Columns of a physical card. Cards are never created or lost in play; each is in exactly one object. */
export const CardCell = { def: 0, owner: 1, object: 2, next: 3, role: 4 } as const
/** Number of the kernel's columns of a card. */
export const CARD_COLUMNS = 5
/** Values of `CardCell.role`: what the card is to its object. */
export const BODY = 0
/** Role of a card that is attached to the body of its object. */
export const ATTACHED = 1
export const UNDER = 2

/**
 * What a viewer knows of a card, for each viewer. `pool`: the pool of places its place is in, NONE if he knows the
 * card; `class`: its class of cards that might be in the same bags; `met`: whether he knows that it is in the game at
 * all. See knowledge/pools.ts.
 */
export const Known = { pool: 0, class: 1, met: 2 } as const
export const KNOWLEDGE_COLUMNS = 3

/** A bag, for each viewer: a number of hidden places that got their cards in the same way. No places: a free row. */
export const Bag = { pool: 0, count: 1 } as const
export const BAG_COLUMNS = 2
/** Most bags and classes of each viewer: as many as a 32-bit set has bits. */
export const BAGS = 32

/** A class, for each viewer: cards that might be in the same bags. `ghost`: seen to leave, but not from which bag. */
export const CardClass = { bags: 0, count: 1, ghost: 2 } as const
export const CLASS_COLUMNS = 3

/** A player's zone, or a shared one: its objects are a linked list from head to tail. */
export const ZoneCell = { def: 0, owner: 1, head: 2, tail: 3, count: 4 } as const
export const ZONE_COLUMNS = 5

/** A relation from object `a` to object `b`, each with the id it had. */
export const RelationCell = { kind: 0, a: 1, aId: 2, b: 3, bId: 4, scope: 5, since: 6, value: 7 } as const
export const RELATION_COLUMNS = 8

/** Continuous effects, replacement effects and delayed triggers in force. */
export const EffectCell = {
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
  /** Its own number, never used again. */
  id: 13,
} as const
export const EFFECT_COLUMNS = 14
/** Effects of abilities are in no table: their rows are numbered from here, and valid for one state only. */
export const VIRTUAL = 1 << 20

/** Triggers that wait to be played. */
export const Pending = {
  def: 0,
  player: 1,
  source: 2,
  sourceId: 3,
  a: 4,
  b: 5,
  since: 6,
  instance: 7,
} as const
export const PENDING_COLUMNS = 8

/** States of triggers on a condition; see stateTriggers.ts. */
export const Armed = { trigger: 0, instance: 1, state: 2 } as const
export const ARMED_COLUMNS = 3

/** Objects in the registers of a program, a play, a trigger or an effect; see text/context/registers.ts. */
export const Held = { owner: 0, register: 1, at: 2, row: 3, id: 4, was: 5 } as const
export const HELD_COLUMNS = 6

/** Open scopes, innermost last; see durations.ts. */
export const ScopeCell = { def: 0, serial: 1 } as const
export const SCOPE_COLUMNS = 2

/** A change in a batch: verb, five arguments, clause of the step that proposed it. */
export const CHANGE_SIZE = 7

/** Tallies and limits: how often a thing was done in a scope. */
export const Tally = { key: 0, of: 1, scope: 2, count: 3 } as const
export const TALLY_COLUMNS = 4

/** Last-known information of an object that left: its columns, then its computed values. */
export const Departed = { id: 0, def: 1, columns: 2 } as const

/** The frame header; locals follow. */
export const Frame = { procedure: 0, step: 1, previous: 2, arena: 3, locals: 4 } as const

/** Variables of the kernel; rolled back with a play. */
export const Var = {
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

/** Counters that a rules rollback keeps: what was drawn, seen and logged stays so. */
export const Clock = {
  position: 0,
  time: 1,
  id: 2,
  decisions: 3,
  barrier: 4,
  blurred: 5,
  /** For each viewer: how many rows of the bags and of the classes were ever used. */
  bagRows: 6,
  classRows: 8,
  key: 10,
} as const
export const CLOCK_COLUMNS = 18
