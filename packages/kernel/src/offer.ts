import type { Player } from './columns.ts'
import type { Constraint } from './constraints.ts'

/** The closed set of decision shapes. A new one has to be taught to kernel, terminal, agents and encoder. */
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
export const shapeOf = (detail: number): Shape => SHAPES[detail >> 4]
export const kindOf = (detail: number): CandidateKind => KINDS[detail & 15]

export type MessageParameters = Readonly<Record<string, string | number>>

const NO_PARAMETERS: MessageParameters = {}

/** A bin of an arrangement: where objects are put. */
export interface Bin {
  /** Object row, or an index of `names`. */
  readonly value: number
  readonly min: number
  readonly max: number
  readonly ordered: boolean
}

/**
 * A decision as the rules describe it, on rows and numbers. It is built anew from the state whenever it is
 * needed and never stored, so it is the same after save, undo or replay.
 */
export class Offer {
  shape: Shape = 'option'
  player: Player = 0
  of: CandidateKind = 'object'
  /** Candidate values: object rows, player numbers, action ids … */
  readonly items: number[] = []
  /** For `act`: the object each action is done with, or NONE. */
  readonly sources: number[] = []
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
  source = -1
  asked = false
  /** The only possible answer is given by itself, also where every window is shown. */
  automatic = false
  /** Others learn that it was answered, not how. */
  secret = false

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
    this.asked = false
    this.automatic = false
    this.secret = false
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
    this.asked = from.asked
    this.automatic = from.automatic
    this.secret = from.secret
  }

  private open(shape: Shape, of: CandidateKind, player: Player, message: string): this {
    this.shape = shape
    this.of = of
    this.player = player
    this.message = message
    this.asked = true
    return this
  }

  /** Between min and max of these, in an order that matters or not. */
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

  yesNo(player: Player, message: string): this {
    return this.option(player, message, ['yes', 'no'])
  }

  number(player: Player, message: string, min: number, max: number): this {
    this.open('number', 'number', player, message)
    this.min = min
    this.max = max
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
    this.min = pass ? 0 : 1
    this.max = 1
    return this
  }

  action(id: number, source: number): void {
    this.items.push(id)
    this.sources.push(source)
  }

  with(constraint: Constraint | null): this {
    this.constraint = constraint
    return this
  }

  about(source: number, parameters: MessageParameters = NO_PARAMETERS): this {
    this.source = source
    this.parameters = parameters
    return this
  }
}

/** Setting the length to 0 would give the memory away, to be asked for again at the next decision. */
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

  get key(): string {
    return this.offer.keys[this.picks[0]]
  }

  get yes(): boolean {
    return this.key === 'yes'
  }

  get passed(): boolean {
    return this.picks.length === 0
  }

  /** `act`: the object the action is done with. */
  get source(): number {
    return this.picks.length === 0 ? -1 : this.offer.sources[this.picks[0]]
  }

  /** `arrange`: what lies in bin number `bin`. */
  inBin(bin: number): number[] {
    const out: number[] = []
    for (let i = 0; i + 1 < this.picks.length; i += 2)
      if (this.picks[i + 1] === bin) out.push(this.offer.items[this.picks[i]])
    return out
  }
}
