import type { Constraint } from './constraints.ts'
import type { Decision } from './decision.ts'
import type { Shape } from './offer.ts'

/** What the legality of answers depends on. An `Offer` is one; `choiceOf` makes one of a decision. */
export interface Choice {
  readonly shape: Shape
  /** Only their number counts. */
  readonly items: readonly unknown[]
  /** What refusals call the candidates, where they have words. */
  readonly keys: readonly string[]
  readonly bins: readonly { readonly min: number; readonly max: number; readonly ordered: boolean }[]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  readonly total: number
  readonly unit: number
  readonly pass: boolean
  readonly constraint: Constraint | null
}

/** For agents and tables, which see a decision and no offer. Positions are those of its candidates. */
export function choiceOf(decision: Decision): Choice {
  return { ...decision, items: decision.candidates, keys: decision.candidates.map((c) => c.id) }
}

/** The fewest picks of an answer that is a list of candidates. */
export const fewest = (c: Choice): number => (c.shape === 'act' ? (c.pass ? 0 : 1) : c.min)

/** Values of `Placing.at` that are no bin: not decided yet, and left out. */
export const OPEN = -2
export const OUT = -1

/** An answer in the making: which candidates are chosen, which are left out, which are still open. */
export class Placing {
  /** By candidate: its bin, OUT or OPEN. */
  readonly at: number[]
  /** How many candidates each bin holds. */
  readonly held: number[]
  readonly bins: readonly { readonly min: number; readonly max: number }[]
  /** Limits of the number of chosen candidates. */
  readonly min: number
  readonly max: number
  /** How many candidates are in a bin, and how many are not decided yet. */
  chosen = 0
  open: number

  constructor(candidates: number, min: number, max: number, bins: Placing['bins']) {
    this.at = []
    for (let i = 0; i < candidates; i++) this.at.push(OPEN)
    this.open = candidates
    this.min = min
    this.max = max
    this.bins = bins
    this.held = bins.map(() => 0)
  }

  /** Decides about an open candidate: a bin, or OUT. */
  put(candidate: number, bin: number): void {
    this.at[candidate] = bin
    this.open--
    if (bin < 0) return
    this.chosen++
    this.held[bin]++
  }

  /** Makes a decided candidate open again. */
  reopen(candidate: number): void {
    const bin = this.at[candidate]
    this.at[candidate] = OPEN
    this.open++
    if (bin < 0) return
    this.chosen--
    this.held[bin]--
  }

  /** Leaves out all that is still open. */
  close(): void {
    for (let i = 0; i < this.at.length; i++) if (this.at[i] === OPEN) this.put(i, OUT)
  }

  /** Fewest candidates that a completion chooses. */
  get least(): number {
    let filled = 0
    for (let b = 0; b < this.bins.length; b++) filled += Math.max(this.held[b], this.bins[b].min)
    return Math.max(this.min, filled)
  }

  /** Most candidates that a completion chooses. */
  get most(): number {
    let room = 0
    for (const bin of this.bins) room += bin.max
    return Math.min(this.max, this.chosen + this.open, room)
  }

  /** Whether the numbers alone can be met. */
  get fits(): boolean {
    for (let b = 0; b < this.bins.length; b++) if (this.held[b] > this.bins[b].max) return false
    return this.least <= this.most
  }
}

/** The start of an answer to any choice between candidates; `given` are the first amounts of a distribution. */
export function placingOf(choice: Choice, given: readonly number[] = []): Placing {
  const n = choice.items.length
  switch (choice.shape) {
    case 'arrange':
      return new Placing(n, choice.min, choice.max, choice.bins)
    case 'distribute':
      return sharing(choice, given)
    case 'act':
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
      return new Placing(n, fewest(choice), choice.max, [{ min: 0, max: n }])
    case 'number':
      throw new Error('a number is not chosen between candidates')
  }
}

/** How many numbers a choice of a number has. */
export function span({ min, max, constraint }: Choice): number {
  if (constraint !== null) throw new Error('a number has no candidates, so no constraint can hold for it')
  return Math.max(0, max - min + 1)
}

/** Least and greatest amount one candidate can get: multiples of the unit. */
export const leastShare = (c: Choice): number => Math.ceil(c.min / c.unit) * c.unit
/** See `leastShare`. */
export const greatestShare = (c: Choice): number => Math.floor(c.max / c.unit) * c.unit

/** A distribution as a choice of the candidates that get something; how many can follows from the amount left. */
function sharing(choice: Choice, given: readonly number[]): Placing {
  const n = choice.items.length
  const rest = n - given.length
  let left = choice.total
  let receiving = 0
  for (const amount of given) {
    left -= amount
    if (amount > 0) receiving++
  }
  const least = leastShare(choice)
  const greatest = greatestShare(choice)
  let few = left <= 0 ? 0 : greatest > 0 ? Math.ceil(left / greatest) : n + 1
  let many = Math.min(rest, Math.floor(left / Math.max(least, choice.unit)))
  if (least > 0) {
    few = Math.max(few, rest)
    if (many < rest) many = -1
  }
  if (left % choice.unit !== 0 || left < 0) many = -1
  const placing = new Placing(n, receiving + few, receiving + many, [{ min: 0, max: n }])
  given.forEach((amount, i) => placing.put(i, amount > 0 ? 0 : OUT))
  return placing
}
