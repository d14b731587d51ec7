import type { Constraint } from '@fudaba/kernel'
import type { Offer } from '@fudaba/kernel/search'

/**
 * Every answer of a small choice, found the slow way: write down all that could be said, and ask of each what the
 * constraint means, without any of the kernel's short cuts.
 */

// ── what can be said at all ──────────────────────────────────────────────────────────────────────────────────

/** Every list of different positions below n; only increasing ones where the order does not matter. */
function lists(n: number, ordered: boolean): number[][] {
  const out: number[][] = []
  const extend = (list: number[]): void => {
    out.push(list)
    const from = ordered ? 0 : (list.at(-1) ?? -1) + 1
    for (let i = from; i < n; i++) if (!list.includes(i)) extend([...list, i])
  }
  extend([])
  return out
}

function tuples(length: number, values: readonly number[]): number[][] {
  if (length === 0) return [[]]
  return tuples(length - 1, values).flatMap((t) => values.map((v) => [...t, v]))
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** All sayings in the encoding of answers, each once, legal or not. */
export function sayings(offer: Offer): number[][] {
  const n = offer.items.length
  switch (offer.shape) {
    case 'number':
      return range(offer.min - 1, offer.max + 1).map((x) => [x])
    case 'distribute':
      return tuples(n, range(0, offer.total))
    case 'arrange':
      return tuples(n, range(-1, offer.bins.length - 1)).flatMap((bins) => {
        let out: number[][] = [[]]
        for (const [b, { ordered }] of offer.bins.entries()) {
          const held = range(0, n - 1).filter((i) => bins[i] === b)
          const orders = lists(held.length, ordered).filter((l) => l.length === held.length)
          out = out.flatMap((o) => orders.map((order) => [...o, ...order.flatMap((at) => [held[at], b])]))
        }
        return out
      })
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      return lists(n, offer.ordered)
  }
}

// ── what is legal ────────────────────────────────────────────────────────────────────────────────────────────

/** The bin of each candidate, −1 for those not chosen. */
function bins(offer: Offer, picks: readonly number[]): number[] {
  const at = offer.items.map(() => -1)
  if (offer.shape === 'distribute') return picks.map((amount) => (amount > 0 ? 0 : -1))
  if (offer.shape === 'arrange') for (let i = 0; i < picks.length; i += 2) at[picks[i]] = picks[i + 1]
  else for (const i of picks) at[i] = 0
  return at
}

function numbersMet(offer: Offer, picks: readonly number[]): boolean {
  const size = picks.length
  switch (offer.shape) {
    case 'number':
      return picks[0] >= offer.min && picks[0] <= offer.max
    case 'distribute':
      return (
        picks.reduce((a, b) => a + b, 0) === offer.total &&
        picks.every((x) => x >= offer.min && x <= offer.max && x % offer.unit === 0)
      )
    case 'arrange': {
      const at = bins(offer, picks)
      const held = offer.bins.map((_, b) => at.filter((bin) => bin === b).length)
      return size / 2 >= offer.min && offer.bins.every((b, i) => held[i] >= b.min && held[i] <= b.max)
    }
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      return size >= offer.min && size <= offer.max
  }
}

function fills(slots: readonly (readonly number[])[], free: readonly number[]): boolean {
  if (slots.length === 0) return free.length === 0
  const [first, ...rest] = slots
  return first.some((slot) => {
    const left = free.filter((s) => s !== slot)
    return left.length < free.length && fills(rest, left)
  })
}

const obeyed = (c: Constraint, at: readonly number[]): number => {
  if (c.kind === 'both') return c.of.reduce((sum, part) => sum + obeyed(part, at), 0)
  if (c.kind !== 'most') return 0
  return c.requirements.filter((r) =>
    r.items.some((i) => at[i] >= 0 && (r.bins === undefined || r.bins.includes(at[i]))),
  ).length
}

/** The definition, requirements aside. */
function met(c: Constraint, at: readonly number[]): boolean {
  const chosen = range(0, at.length - 1).filter((i) => at[i] >= 0)
  switch (c.kind) {
    case 'count': {
      const n = chosen.filter((i) => c.items[i]).length
      return n >= (c.min ?? 0) && n <= (c.max ?? Infinity)
    }
    case 'sum': {
      const sum = chosen.reduce((total, i) => total + c.values[i], 0)
      return sum >= (c.min ?? -Infinity) && sum <= (c.max ?? Infinity)
    }
    case 'shared':
      return (
        chosen.length < c.from ||
        range(0, 9).some((v) => chosen.every((i) => c.values[i] === 'all' || c.values[i].includes(v)))
      )
    case 'distinct':
      return new Set(chosen.map((i) => c.values[i])).size === chosen.length
    case 'matching':
      return fills(
        chosen.map((i) => c.slots[i]),
        range(0, c.count - 1),
      )
    case 'alone':
      return chosen.every((i) => !c.items[i] || chosen.every((j) => j === i || at[j] !== at[i]))
    case 'company':
      return chosen.every((i) => !c.items[i] || chosen.some((j) => j !== i && at[j] === at[i]))
    case 'both':
      return c.of.every((part) => met(part, at))
    case 'most':
      return true
  }
}

/** Every legal answer, by definition. */
export function legalAnswers(offer: Offer): number[][] {
  const { constraint } = offer
  const fitting = sayings(offer).filter((picks) => numbersMet(offer, picks))
  if (constraint === null) return fitting
  const meeting = fitting.filter((picks) => met(constraint, bins(offer, picks)))
  const best = Math.max(...meeting.map((picks) => obeyed(constraint, bins(offer, picks))))
  return meeting.filter((picks) => obeyed(constraint, bins(offer, picks)) === best)
}
