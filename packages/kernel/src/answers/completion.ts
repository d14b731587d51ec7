import { type Duty, type SingleConstraint, limitsOf } from './constraints.ts'
import { type Choice, OPEN, OUT, type Placing, placingOf } from './placing.ts'
import { hasValue, possible } from './feasible.ts'

/** The constraints that an answer has to meet beside the numbers, prepared for many tests. */
export interface Demand {
  readonly single: readonly SingleConstraint[]
  readonly requirements: readonly Duty[]
  /** How many of the requirements must be obeyed: the most that any otherwise legal answer can obey. */
  readonly goal: number
}

const NOTHING: Demand = { single: [], requirements: [], goal: 0 }

/** The demand of a choice. */
export function demandOf(choice: Choice): Demand {
  if (choice.constraint === null) return NOTHING
  const { single, requirements } = limitsOf(choice.constraint)
  return { single, requirements, goal: requirements.length === 0 ? 0 : bestOf(choice, single, requirements) }
}

/** Cache of `bestOf` by constraint: it is needed at every single pick of a choice, and is a search each time. */
const bestKnown = new WeakMap<object, { readonly numbers: string; readonly best: number }>()

function bestOf(choice: Choice, single: readonly SingleConstraint[], requirements: readonly Duty[]): number {
  const { shape, items, min, max, total, unit, pass, bins } = choice
  const numbers = [shape, items.length, min, max, total, unit, pass, bins.map((b) => [b.min, b.max])].join()
  const before = bestKnown.get(choice.constraint!)
  if (before?.numbers === numbers) return before.best
  const start = placingOf(choice)
  let best = requirements.length
  while (best > 0 && !completable(start, { single, requirements, goal: best })) best--
  bestKnown.set(choice.constraint!, { numbers, best })
  return best
}

/**
 * Whether the open candidates can be decided so that the whole is legal. Exact. One constraint by itself is
 * answered by arithmetic, matching or dynamic programming (`possible`). Several at once, and requirements to
 * obey, are searched candidate by candidate; each constraint by itself cuts branches off, and a failure is
 * remembered by what the decided candidates come to (a sum, a count, values in common), so that the search is
 * bounded by the number of such sums and counts rather than by the number of subsets.
 */
export function completable(p: Placing, demand: Demand): boolean {
  if (!hopeful(p, demand)) return false
  return settled(p, demand) || search(p, demand, 0, new Set())
}

/** Necessary: each constraint by itself can be met, and enough requirements can still be obeyed. */
function hopeful(p: Placing, { single, requirements, goal }: Demand): boolean {
  if (!p.fits) return false
  for (const constraint of single) if (!possible(constraint, p)) return false
  return goal === 0 || reachable(p, requirements, goal)
}

/** Whether being hopeful is enough: nothing is open, or there is only one constraint. */
const settled = (p: Placing, { single, goal }: Demand): boolean =>
  p.open === 0 || (goal === 0 && single.length <= 1)

/** Depth-first search over the open candidates; `failed` has the summaries of dead ends. */
function search(p: Placing, demand: Demand, from: number, failed: Set<string>): boolean {
  const { single, requirements, goal } = demand
  let candidate = from
  while (p.at[candidate] !== OPEN) candidate++
  let key = `${candidate}/${p.held.join()}`
  for (const constraint of single) key += `/${summary(constraint, p)}`
  if (goal > 0) for (const r of requirements) key += obeyed(r, p) ? '+' : '-'
  if (failed.has(key)) return false
  for (let bin = p.bins.length - 1; bin >= OUT; bin--) {
    p.put(candidate, bin)
    const found = hopeful(p, demand) && (settled(p, demand) || search(p, demand, candidate + 1, failed))
    p.reopen(candidate)
    if (found) return true
  }
  failed.add(key)
  return false
}

/** All that matters to the open candidates about the chosen ones, as a key. */
function summary(constraint: SingleConstraint, p: Placing): string | number {
  const chosen = (i: number): boolean => p.at[i] >= 0
  switch (constraint.kind) {
    case 'count':
      return constraint.items.reduce((n, marked, i) => (marked && chosen(i) ? n + 1 : n), 0)
    case 'sum':
      return constraint.values.reduce((sum, value, i) => (chosen(i) ? sum + value : sum), 0)
    case 'shared': {
      const lists = constraint.values.filter((_, i) => chosen(i))
      const first = lists.find((values) => values !== 'all')
      if (first === undefined) return 'all'
      return first.filter((value) => lists.every((values) => hasValue(values, value))).join()
    }
    case 'distinct': {
      const open = new Set(constraint.values.filter((_, i) => p.at[i] === OPEN))
      const used = constraint.values.filter((value, i) => chosen(i) && open.has(value))
      return used.sort((a, b) => a - b).join()
    }
    case 'matching': {
      const lists = constraint.slots.filter((_, i) => chosen(i)).map((slots) => slots.join())
      return lists.sort().join(';')
    }
    case 'alone':
      return p.bins.map((_, b) => constraint.items.some((marked, i) => marked && p.at[i] === b)).join()
    case 'company':
      return p.bins
        .map((_, b) => p.held[b] === 1 && constraint.items.some((marked, i) => marked && p.at[i] === b))
        .join()
  }
}

/** Whether a requirement is obeyed by what is chosen so far. */
export function obeyed(r: Duty, p: Placing): boolean {
  for (const i of r.items) if (p.at[i] >= 0 && (r.bins === undefined || r.bins.includes(p.at[i]))) return true
  return false
}

/** Upper bound: whether so many requirements could still be obeyed, if further choices obey all that list them. */
function reachable(p: Placing, requirements: readonly Duty[], goal: number): boolean {
  let missing = goal
  let pending = 0
  const listedBy: number[] = []
  for (const r of requirements) {
    if (obeyed(r, p)) {
      missing--
      continue
    }
    let open = false
    for (const i of r.items) {
      if (p.at[i] !== OPEN) continue
      open = true
      listedBy[i] = (listedBy[i] ?? 0) + 1
    }
    if (open) pending++
  }
  if (missing <= 0) return true
  if (missing > pending) return false
  const best = listedBy.filter((n) => n > 0).sort((a, b) => b - a)
  const further = Math.max(0, p.most - p.chosen)
  return best.slice(0, further).reduce((sum, n) => sum + n, 0) >= missing
}
