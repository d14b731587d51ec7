import type { Action } from '../game/book.ts'
import type { CostKind, Payer } from '../game/declarations.ts'
import { NONE, type Player } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import type { ObjectRow } from '../state/rows.ts'

export type { CostKind, Payer }

/** A part of a cost: so much of a kind. */
export interface CostPart {
  readonly kind: CostKind
  readonly amount: number
}

/** A demand: `amount` different objects out of `from`. */
interface Demand {
  readonly from: readonly ObjectRow[]
  readonly amount: number
}

/**
 * Whether all parts can be paid together. Exact: no object pays for two parts, and none that fills a stock pays for
 * another part. `taken` are objects chosen already; `credit` is added to the stock of a kind, by its number.
 */
export function payable(
  g: Game,
  payer: Payer,
  parts: readonly CostPart[],
  taken: readonly ObjectRow[] = [],
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
  const shortages: { missing: number; from: readonly Resource[] }[] = []
  for (const [kind, amount] of wanted) {
    const missing = amount - kind.stock!.available(g, payer.player) - (credit.get(kind.id) ?? 0)
    if (missing <= 0) continue
    shortages.push({
      missing,
      from: resources(g, payer.player, kind).filter((r) => !taken.includes(r.object)),
    })
  }
  return coverAll(demands, shortages, 0)
}

const NO_CREDIT: ReadonlyMap<number, number> = new Map()

/** `payable` for a single part, as most costs are: no matching is needed. */
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

/** Whether all actions that fill the stock, together, yield at least what is missing. */
function couldYield(g: Game, player: Player, kind: CostKind, missing: number): boolean {
  let left = missing
  for (const action of kind.stock?.resources ?? []) {
    const sources = action.sources?.(g, player) ?? WITHOUT_SOURCE
    for (let i = 0; i < sources.length && left > 0; i++)
      if (g.may(action, player, sources[i])) left -= kind.stock?.yields?.(g, action, sources[i]) ?? 1
  }
  return left <= 0
}
const WITHOUT_SOURCE: readonly ObjectRow[] = [NONE]

/** What there is to pay one part with: objects, or what the stock holds and could be filled with. */
export function thereIsFor(g: Game, payer: Payer, { kind }: CostPart): number | null {
  if (kind.candidates !== undefined) return kind.candidates(g, payer).length
  if (kind.stock === undefined) return null
  const yields = resources(g, payer.player, kind).reduce((sum, each) => sum + each.yields, 0)
  return kind.stock.available(g, payer.player) + yields
}

/** One use of an action that fills a stock. */
export interface Resource {
  readonly action: Action
  readonly source: ObjectRow
  readonly yields: number
  /** What is used up: the source, or a negative number of its own for an action without one. */
  readonly object: ObjectRow
}

/** The uses of actions that could fill the stock of this kind now. */
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

/** Whether the stocks can be filled so that the demands can still be met: backtracking over the sets of resources. */
function coverAll(
  demands: readonly Demand[],
  shortages: readonly { readonly missing: number; readonly from: readonly Resource[] }[],
  at: number,
): boolean {
  if (at === shortages.length) return hasMatching(demands)
  const { missing, from } = shortages[at]
  if (from.every((r) => r.yields === 1)) {
    const objects = from.map((r) => r.object)
    return (
      objects.length >= missing &&
      coverAll([...demands, { from: objects, amount: missing }], shortages, at + 1)
    )
  }
  // Larger yields first; a set is tried as soon as it suffices, so that no set has an object more than it needs.
  const sorted = [...from].sort((a, b) => b.yields - a.yields)
  const used: ObjectRow[] = []
  const pick = (next: number, left: number): boolean => {
    if (left <= 0)
      return coverAll([...demands, ...used.map((o) => ({ from: [o], amount: 1 }))], shortages, at + 1)
    if (next === sorted.length) return false
    used.push(sorted[next].object)
    if (pick(next + 1, left - sorted[next].yields)) return true
    used.pop()
    return pick(next + 1, left)
  }
  return pick(0, missing)
}

/** Whether every unit of every demand gets an object of its own: bipartite matching by augmenting paths. */
function hasMatching(demands: readonly Demand[]): boolean {
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
