import type { Action, Procedure } from './book.ts'
import { NONE, type Player } from './columns.ts'
import type { Game } from './game.ts'

/** One kind of thing that is asked as a cost. Either objects are chosen, or a number is taken, or it just happens. */
export interface CostKind {
  readonly id: number
  readonly name: string
  readonly clause: number
  /** Objects it may be paid with, each for one. */
  candidates?(g: Game, payer: Payer): readonly number[]
  /** Whether the same object may serve another part too (showing a card does not use it up). */
  readonly shares?: boolean
  /** A stock the number is taken from. */
  readonly stock?: {
    available(g: Game, player: Player): number
    /** Actions that fill it, also in the middle of a payment; each of their objects does it once. */
    readonly resources?: readonly Action[]
    /** How much one of them brings; 1 if absent. */
    yields?(g: Game, action: Action, source: number): number
  }
  /** Of a cost that just happens: whether it can. */
  possible?(g: Game, payer: Payer, amount: number): boolean
  /**
   * What has to be done before it can be paid, with decisions of its own: (player, source, record, amount), called
   * unless `done`. If it still is not done when all is paid, nothing is.
   */
  readonly prepare?: { readonly procedure: Procedure; done(g: Game, payer: Payer, amount: number): boolean }
  /** Proposes the payment: `object` is one chosen object, or NONE; then `amount` is the number. */
  pay(g: Game, payer: Payer, amount: number, object: number): void
}

export interface CostPart {
  readonly kind: CostKind
  readonly amount: number
}

export interface Payer {
  readonly player: Player
  readonly source: number
  readonly action: number
  /** Record of the play, or NONE while it is only asked whether it could be paid. */
  readonly record: number
}

/** Something to be covered by objects: `amount` units out of `from`. */
interface Demand {
  readonly from: readonly number[]
  readonly amount: number
}

/**
 * Whether all parts can be paid together, exactly: no object serves twice, and what fills a stock is not also
 * given away. `taken` are objects chosen already.
 */
export function payable(
  g: Game,
  payer: Payer,
  parts: readonly CostPart[],
  taken: readonly number[] = [],
  credit: ReadonlyMap<number, number> = NO_CREDIT,
): boolean {
  if (parts.length === 1 && taken.length === 0) return payableAlone(g, payer, parts[0], credit)
  const demands: Demand[] = []
  const wanted = new Map<CostKind, number>()
  for (const { kind, amount } of parts) {
    if (amount <= 0) continue
    if (kind.candidates !== undefined) {
      const from = kind.candidates(g, payer).filter((row) => !taken.includes(row))
      if (from.length < amount) return false
      if (kind.shares !== true) demands.push({ from, amount })
    } else if (kind.stock !== undefined) wanted.set(kind, (wanted.get(kind) ?? 0) + amount)
    else if (kind.possible !== undefined && !kind.possible(g, payer, amount)) return false
  }
  const short: { missing: number; from: readonly Resource[] }[] = []
  for (const [kind, amount] of wanted) {
    const missing = amount - kind.stock!.available(g, payer.player) - (credit.get(kind.id) ?? 0)
    if (missing <= 0) continue
    short.push({ missing, from: resources(g, payer.player, kind).filter((r) => !taken.includes(r.object)) })
  }
  return cover(demands, short, 0)
}

const NO_CREDIT: ReadonlyMap<number, number> = new Map()

/** The same for one part, which most costs are: nothing else wants what it is paid with. */
function payableAlone(
  g: Game,
  payer: Payer,
  { kind, amount }: CostPart,
  credit: ReadonlyMap<number, number>,
): boolean {
  if (amount <= 0) return true
  if (kind.candidates !== undefined) return kind.candidates(g, payer).length >= amount
  if (kind.stock === undefined) return kind.possible?.(g, payer, amount) ?? true
  const missing = amount - kind.stock.available(g, payer.player) - (credit.get(kind.id) ?? 0)
  return missing <= 0 || couldYield(g, payer.player, kind, missing)
}

/** Whether all that could fill the stock would bring as much. */
function couldYield(g: Game, player: Player, kind: CostKind, missing: number): boolean {
  let left = missing
  for (const action of kind.stock?.resources ?? []) {
    const sources = action.sources?.(g, player) ?? WITHOUT_SOURCE
    for (let i = 0; i < sources.length && left > 0; i++)
      if (g.may(action, player, sources[i])) left -= kind.stock?.yields?.(g, action, sources[i]) ?? 1
  }
  return left <= 0
}
const WITHOUT_SOURCE: readonly number[] = [NONE]

export interface Resource {
  readonly action: Action
  readonly source: number
  readonly yields: number
  /** What is used up: the source, or a number of its own for an action without one. */
  readonly object: number
}

/** What could fill the stock of this kind now. */
export function resources(g: Game, player: Player, kind: CostKind): Resource[] {
  const out: Resource[] = []
  for (const action of kind.stock?.resources ?? [])
    for (const source of action.sources?.(g, player) ?? [NONE]) {
      if (!g.may(action, player, source)) continue
      const yields = kind.stock?.yields?.(g, action, source) ?? 1
      out.push({ action, source, yields, object: source === NONE ? -2 - action.id : source })
    }
  return out
}

/** Tries every way of filling the stocks that leaves the other demands coverable. */
function cover(
  demands: readonly Demand[],
  short: readonly { readonly missing: number; readonly from: readonly Resource[] }[],
  at: number,
): boolean {
  if (at === short.length) return match(demands)
  const { missing, from } = short[at]
  if (from.every((r) => r.yields === 1)) {
    const objects = from.map((r) => r.object)
    return objects.length >= missing && cover([...demands, { from: objects, amount: missing }], short, at + 1)
  }
  // Larger yields first; a set is tried as soon as it covers the need, so none holds an object too many.
  const sorted = [...from].sort((a, b) => b.yields - a.yields)
  const used: number[] = []
  const pick = (next: number, left: number): boolean => {
    if (left <= 0) return cover([...demands, ...used.map((o) => ({ from: [o], amount: 1 }))], short, at + 1)
    if (next === sorted.length) return false
    used.push(sorted[next].object)
    if (pick(next + 1, left - sorted[next].yields)) return true
    used.pop()
    return pick(next + 1, left)
  }
  return pick(0, missing)
}

/** Whether every unit of every demand gets an object of its own: augmenting paths. */
function match(demands: readonly Demand[]): boolean {
  if (demands.length === 0) return true
  if (demands.length === 1) return demands[0].from.length >= demands[0].amount
  const usedBy = new Map<number, number>()
  const units = demands.flatMap((d, i) => Array.from({ length: d.amount }, () => i))
  const augment = (unit: number, seen: Set<number>): boolean => {
    for (const object of demands[units[unit]].from) {
      if (seen.has(object)) continue
      seen.add(object)
      const other = usedBy.get(object)
      if (other === undefined || augment(other, seen)) {
        usedBy.set(object, unit)
        return true
      }
    }
    return false
  }
  return units.every((_, unit) => augment(unit, new Set()))
}
