import type { Player } from '../state/columns.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Constraint } from './constraints.ts'
import type { Reason, ToldLine } from './told.ts'

/**
 * The closed set of decision shapes. A new one needs code in the kernel and in the packages table, cli, web, ai and sim;
 * docs/ARCHITECTURE.md lists the files.
 */
export type Shape = 'choose' | 'arrange' | 'option' | 'number' | 'order' | 'distribute' | 'name' | 'act'

/** What the candidates are; it decides how they are named outside. */
export type CandidateKind = 'object' | 'player' | 'option' | 'action' | 'number' | 'name' | 'card'

const SHAPES: readonly Shape[] = [
  'choose',
  'arrange',
  'option',
  'number',
  'order',
  'distribute',
  'name',
  'act',
]
const KINDS: readonly CandidateKind[] = ['object', 'player', 'option', 'action', 'number', 'name', 'card']

/** Shape and kind of candidates as one number, for the event log. */
export const detailOf = (offer: Offer): number => SHAPES.indexOf(offer.shape) * 16 + KINDS.indexOf(offer.of)
/** The shape in a detail. */
export const shapeOf = (detail: number): Shape => SHAPES[detail >> 4]
/** The kind of candidates in a detail. */
export const kindOf = (detail: number): CandidateKind => KINDS[detail & 15]

/** Values for the {parameters} of a message. */
export type MessageParameters = Readonly<Record<string, string | number>>

const NO_PARAMETERS: MessageParameters = {}
const NO_REQUIREMENTS: readonly Reason[] = []
const YES_NO = ['yes', 'no'] as const
const NO = ['no'] as const

/** A bin of an arrangement: where objects are put. */
export interface Bin {
  /** Object row, or an index of `names`. */
  readonly value: number
  readonly min: number
  readonly max: number
  readonly ordered: boolean
}

/**
 * A decision as the rules describe it, in rows and numbers. It is built from the state whenever it is needed and never
 * stored, so it is the same after save, undo or replay. One object is reused for all decisions of a game.
 */
export class Offer {
  shape: Shape = 'option'
  player: Player = 0
  of: CandidateKind = 'object'
  /** Candidate values: object rows, player numbers, action ids … */
  readonly items: number[] = []
  /** For `act`: the object each action is done with, or NONE. */
  readonly sources: ObjectRow[] = []
  /** For `option` and `name`: the key of each candidate. */
  readonly keys: string[] = []
  readonly bins: Bin[] = []
  binsAre: 'object' | 'option' = 'object'
  min = 0
  max = 0
  ordered = false
  /** `distribute`: the sum to give out and the unit. */
  total = 0
  unit = 1
  pass = false
  constraint: Constraint | null = null
  message = ''
  parameters: MessageParameters = NO_PARAMETERS
  /** Row of the object the question is about, or NONE. */
  source: ObjectRow = -1
  /** The clause of what the question is about, told after that of the step; NONE for none. */
  clause = -1
  /** Whether that clause stands in place of the step's: the step is what all questions of a text have. */
  isUnder = false
  /** A decision was described; false: the step is skipped. */
  asked = false
  /** A forced answer is given automatically, also on a board that asks every window; a room asks, and passes for him. */
  automatic = false
  /** Others learn that it was answered, not how. */
  secret = false
  /** The player may decline: if nothing else is left to him, he may be asked all the same. See `Game.everyWindow`. */
  optional = false
  /** What each candidate meets; see `because`. */
  requirements: readonly Reason[] = NO_REQUIREMENTS
  /** `act`: the actions of this window, offered or not; null where it lists single ones. */
  actions: readonly { readonly id: number }[] | null = null
  /** The object that somebody wonders about: set when the question is described anew for him, else NONE. */
  wonder: ObjectRow = -1
  /** What the question says of it. */
  readonly told: ToldLine[] = []

  /** Makes it an offer without a decision. */
  clear(): void {
    empty(this.items)
    empty(this.sources)
    empty(this.keys)
    empty(this.bins)
    this.min = 0
    this.max = 0
    this.ordered = false
    this.total = 0
    this.unit = 1
    this.pass = false
    this.constraint = null
    this.message = ''
    this.parameters = NO_PARAMETERS
    this.source = -1
    this.clause = -1
    this.isUnder = false
    this.asked = false
    this.automatic = false
    this.secret = false
    this.optional = false
    this.requirements = NO_REQUIREMENTS
    this.actions = null
    empty(this.told)
  }

  /** Makes this the same decision as another. */
  copy(from: Offer): void {
    copyList(this.items, from.items)
    copyList(this.sources, from.sources)
    copyList(this.keys, from.keys)
    copyList(this.bins, from.bins)
    this.shape = from.shape
    this.player = from.player
    this.of = from.of
    this.binsAre = from.binsAre
    this.min = from.min
    this.max = from.max
    this.ordered = from.ordered
    this.total = from.total
    this.unit = from.unit
    this.pass = from.pass
    this.constraint = from.constraint
    this.message = from.message
    this.parameters = from.parameters
    this.source = from.source
    this.clause = from.clause
    this.isUnder = from.isUnder
    this.asked = from.asked
    this.automatic = from.automatic
    this.secret = from.secret
    this.optional = from.optional
    this.requirements = from.requirements
    this.actions = from.actions
    this.wonder = from.wonder
    copyList(this.told, from.told)
  }

  private open(shape: Shape, of: CandidateKind, player: Player, message: string): this {
    this.shape = shape
    this.of = of
    this.player = player
    this.message = message
    this.asked = true
    return this
  }

  /** Between min and max of these; the order matters if `ordered` is set. */
  choose(
    player: Player,
    message: string,
    from: readonly number[],
    min: number,
    max: number,
    of: CandidateKind = 'object',
  ): this {
    this.open('choose', of, player, message)
    for (const value of from) this.items.push(value)
    this.max = Math.min(max, from.length)
    this.min = Math.min(min, this.max)
    this.optional = min <= 0
    return this
  }

  /** One of several named answers. */
  option(player: Player, message: string, keys: readonly string[]): this {
    this.open('option', 'option', player, message)
    keys.forEach((key, i) => {
      this.items.push(i)
      this.keys.push(key)
    })
    this.min = 1
    this.max = 1
    return this
  }

  /** Yes or no; only no, where he may not but nobody shall learn it. */
  yesNo(player: Player, message: string, mayYes = true): this {
    this.option(player, message, mayYes ? YES_NO : NO)
    this.optional = true
    return this
  }

  /** A number between min and max. */
  number(player: Player, message: string, min: number, max: number): this {
    this.open('number', 'number', player, message)
    this.min = min
    this.max = max
    this.optional = min === 0
    return this
  }

  /** All of these, in an order of the player's choosing. */
  order(player: Player, message: string, from: readonly number[], of: CandidateKind = 'object'): this {
    this.open('order', of, player, message)
    for (const value of from) this.items.push(value)
    this.min = from.length
    this.max = from.length
    this.ordered = true
    return this
  }

  /** Objects into bins; an object may stay out unless `min` objects must be placed. */
  arrange(player: Player, message: string, from: readonly number[], bins: readonly Bin[], min = 0): this {
    this.open('arrange', 'object', player, message)
    for (const value of from) this.items.push(value)
    for (const bin of bins) this.bins.push(bin)
    this.min = min
    this.max = from.length
    this.optional = min === 0
    return this
  }

  /** A sum over these, each at least `min`, in steps of `unit`. */
  distribute(
    player: Player,
    message: string,
    over: readonly number[],
    total: number,
    min = 0,
    unit = 1,
  ): this {
    this.open('distribute', 'object', player, message)
    for (const value of over) this.items.push(value)
    this.total = total
    this.min = min
    this.max = total
    this.unit = unit
    return this
  }

  /** A word of a list: a card name, a faction. */
  name(player: Player, message: string, names: readonly string[]): this {
    this.open('name', 'name', player, message)
    names.forEach((key, i) => {
      this.items.push(i)
      this.keys.push(key)
    })
    this.min = 1
    this.max = 1
    return this
  }

  /** An open window: one of these actions, or pass. */
  act(player: Player, message: string, pass: boolean): this {
    this.open('act', 'action', player, message)
    this.pass = pass
    this.optional = pass
    this.min = pass ? 0 : 1
    this.max = 1
    return this
  }

  /** Adds an action to an open window. */
  action(id: number, source: ObjectRow): void {
    this.items.push(id)
    this.sources.push(source)
  }

  /** Adds a constraint. */
  with(constraint: Constraint | null): this {
    this.constraint = constraint
    return this
  }

  /**
   * The requirements that its candidates meet, and nothing else meets: the answer to "why not this one?". Naming them
   * costs nothing until somebody asks.
   */
  because(requirements: readonly Reason[]): this {
    this.requirements = requirements
    return this
  }

  /** Names the object the question is about, and the parameters of its message. */
  about(source: ObjectRow, parameters: MessageParameters = NO_PARAMETERS): this {
    this.source = source
    this.parameters = parameters
    return this
  }
}

/** Empties a list and keeps its memory, which setting the length to 0 would free. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop()
}

function copyList<T>(to: T[], from: readonly T[]): void {
  to.length = from.length
  for (let i = 0; i < from.length; i++) to[i] = from[i]
}

/**
 * An answer on positions of the offer it belongs to (outside, answers are candidate ids):
 * choose, option, name, order, act: positions in order; number: the number; arrange: pairs candidate, bin in
 * the order of placing; distribute: an amount for each candidate.
 */
export class Answer {
  readonly offer: Offer
  readonly picks: readonly number[]

  constructor(offer: Offer, picks: readonly number[]) {
    this.offer = offer
    this.picks = picks
  }

  /** The chosen values, in the order given. */
  get values(): number[] {
    return this.picks.map((i) => this.offer.items[i])
  }

  /** The one chosen value, or NONE. */
  get value(): number {
    if (this.offer.shape === 'number') return this.picks[0]
    return this.picks.length === 0 ? -1 : this.offer.items[this.picks[0]]
  }

  /** The key of the chosen option or name. */
  get key(): string {
    return this.offer.keys[this.picks[0]]
  }

  get yes(): boolean {
    return this.key === 'yes'
  }

  get passed(): boolean {
    return this.picks.length === 0
  }

  /** `act`: the object the action is done with, or NONE. */
  get source(): ObjectRow {
    return this.picks.length === 0 ? -1 : this.offer.sources[this.picks[0]]
  }

  /** `arrange`: the values placed in bin number `bin`. */
  inBin(bin: number): number[] {
    const out: number[] = []
    for (let i = 0; i + 1 < this.picks.length; i += 2)
      if (this.picks[i + 1] === bin) out.push(this.offer.items[this.picks[i]])
    return out
  }
}
