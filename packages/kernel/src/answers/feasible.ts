import type {
  AloneConstraint,
  CountConstraint,
  MatchingConstraint,
  SharedConstraint,
  SingleConstraint,
  SumConstraint,
} from './constraints.ts'
import { OPEN, type Placing } from './placing.ts'
import { companyPossible } from './possibleCompany.ts'

/**
 * Whether some completion of the placing meets this one constraint together with the numbers (how many are
 * chosen, what the bins hold). Exact. With nothing open it says whether the answer itself meets it.
 * The numbers must fit.
 */
export function possible(constraint: SingleConstraint, p: Placing): boolean {
  switch (constraint.kind) {
    case 'count':
      return countPossible(constraint, p)
    case 'sum':
      return sumPossible(constraint, p)
    case 'shared':
      return sharedPossible(constraint, p)
    case 'distinct':
      return distinctPossible(constraint.values, p)
    case 'matching':
      return matchingPossible(constraint, p)
    case 'alone':
      return alonePossible(constraint, p)
    case 'company':
      return companyPossible(constraint, p)
  }
}

function countPossible(c: CountConstraint, p: Placing): boolean {
  let chosen = 0
  let marked = 0
  for (let i = 0; i < p.at.length; i++) {
    if (!c.items[i]) continue
    if (p.at[i] >= 0) chosen++
    else if (p.at[i] === OPEN) marked++
  }
  const fewest = Math.max(c.min ?? 0, chosen)
  const most = Math.min(c.max ?? Infinity, chosen + marked)
  // Any number of unmarked ones can be chosen too, so all totals in between are possible.
  const totalMost = p.chosen + (most - chosen) + (p.open - marked)
  const totalFewest = p.chosen + (fewest - chosen)
  return fewest <= most && totalFewest <= p.most && totalMost >= p.least
}

function sumPossible(c: SumConstraint, p: Placing): boolean {
  const { min = -Infinity, max = Infinity } = c
  const open: number[] = []
  let sum = 0
  for (let i = 0; i < p.at.length; i++) {
    if (p.at[i] >= 0) sum += c.values[i]
    else if (p.at[i] === OPEN) open.push(c.values[i])
  }
  const few = p.least - p.chosen
  const many = p.most - p.chosen
  open.sort((a, b) => b - a)
  if (sum + extreme(open, few, many, 1) < min) return false
  open.reverse()
  if (sum + extreme(open, few, many, -1) > max) return false
  return min === -Infinity || max === Infinity || sumBetween(open, few, many, min - sum, max - sum)
}

/** The greatest (sign 1) or least (-1) sum of `few` to `many` values, which are sorted in that direction. */
function extreme(values: readonly number[], few: number, many: number, sign: number): number {
  let sum = 0
  for (let i = 0; i < many && (i < few || values[i] * sign > 0); i++) sum += values[i]
  return sum
}

/** Subset sum by dynamic programming over the number of values used. */
function sumBetween(values: readonly number[], few: number, many: number, min: number, max: number): boolean {
  const sums: Set<number>[] = [new Set([0])]
  for (let size = 1; size <= many; size++) sums.push(new Set())
  for (const value of values)
    for (let size = many - 1; size >= 0; size--) for (const sum of sums[size]) sums[size + 1].add(sum + value)
  for (let size = few; size <= many; size++)
    for (const sum of sums[size]) if (sum >= min && sum <= max) return true
  return false
}

/** Whether a candidate has the value. */
export const hasValue = (values: readonly number[] | 'all', value: number): boolean =>
  values === 'all' || values.includes(value)

/** A value that only candidates with 'all' have. */
const SOME_VALUE = NaN

function sharedPossible(c: SharedConstraint, p: Placing): boolean {
  const { least } = p
  if (least < c.from) return true
  const tried = new Set<number>()
  for (let i = 0; i < p.at.length; i++) {
    const values = c.values[i]
    if (p.at[i] === -1 || values === 'all') continue
    for (const value of values) {
      if (tried.has(value)) continue
      tried.add(value)
      if (enoughShare(c, p, value, least)) return true
    }
    // All chosen candidates share the value, so it is one of this candidate's, and all of these were tried.
    if (p.at[i] >= 0) return false
  }
  return enoughShare(c, p, SOME_VALUE, least)
}

function enoughShare(c: SharedConstraint, p: Placing, value: number, least: number): boolean {
  let sharing = 0
  for (let i = 0; i < p.at.length; i++) {
    if (p.at[i] === -1) continue
    if (hasValue(c.values[i], value)) sharing++
    else if (p.at[i] >= 0) return false
  }
  return sharing >= least
}

function distinctPossible(values: readonly number[], p: Placing): boolean {
  const seen = new Set<number>()
  for (let i = 0; i < p.at.length; i++) if (p.at[i] >= 0) seen.add(values[i])
  if (seen.size < p.chosen) return false
  for (let i = 0; i < p.at.length; i++) if (p.at[i] === OPEN) seen.add(values[i])
  return seen.size >= p.least
}

function matchingPossible(c: MatchingConstraint, p: Placing): boolean {
  if (c.count < p.least || c.count > p.most) return false
  const owner = new Int32Array(c.count).fill(-1)
  for (let i = 0; i < p.at.length; i++) if (p.at[i] >= 0 && !fill(c, owner, i)) return false
  // Augmenting paths never unmatch a candidate, so the chosen ones stay matched.
  let filled = p.chosen
  for (let i = 0; i < p.at.length && filled < c.count; i++)
    if (p.at[i] === OPEN && fill(c, owner, i)) filled++
  return filled === c.count
}

/** Matches the candidate to a slot by an augmenting path (Kuhn's algorithm). */
export function fill(
  c: MatchingConstraint,
  owner: Int32Array,
  candidate: number,
  tried: Set<number> = new Set(),
): boolean {
  for (const slot of c.slots[candidate]) {
    if (tried.has(slot)) continue
    tried.add(slot)
    if (owner[slot] !== -1 && !fill(c, owner, owner[slot], tried)) continue
    owner[slot] = candidate
    return true
  }
  return false
}

/**
 * Gives empty bins to marked candidates, one each: bins that must hold one anyway first, then smaller ones first. For
 * each number of bins given away the rest is arithmetic.
 */
function alonePossible(c: AloneConstraint, p: Placing): boolean {
  const { bins, held } = p
  const lonely: boolean[] = bins.map(() => false)
  let marked = 0
  for (let i = 0; i < p.at.length; i++) {
    if (!c.items[i]) continue
    if (p.at[i] === OPEN) marked++
    if (p.at[i] < 0) continue
    lonely[p.at[i]] = true
    if (held[p.at[i]] > 1) return false
  }
  let needed = 0
  let room = 0
  for (let b = 0; b < bins.length; b++) {
    if (lonely[b] && bins[b].min > 1) return false
    if (lonely[b]) continue
    needed += Math.max(0, bins[b].min - held[b])
    room += bins[b].max - held[b]
  }
  const others = p.open - marked
  const ends = (given: number, need: number, space: number): boolean => {
    const fewest = p.chosen + given + need
    const most = p.chosen + given + Math.min(others, space)
    return fewest <= most && fewest <= p.max && most >= p.min
  }
  if (ends(0, needed, room)) return true
  const spare = (min: number): number[] =>
    bins
      .flatMap((bin, b) => (held[b] === 0 && bin.min === min && bin.max > 0 ? [bin.max] : []))
      .sort(ascending)
  const owing = spare(1)
  const free = spare(0)
  for (let a = 0, roomA = room; a <= Math.min(owing.length, marked); roomA -= owing[a++])
    for (let b = 0, roomB = roomA; b <= Math.min(free.length, marked - a); roomB -= free[b++])
      if (ends(a + b, needed - a, roomB)) return true
  return false
}

const ascending = (a: number, b: number): number => a - b
