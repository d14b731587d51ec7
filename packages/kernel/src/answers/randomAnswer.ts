import { completable, demandOf } from './completion.ts'
import { KernelError } from '../base/errors.ts'
import { isFinished, nextPicks, partialToPicks } from './picks.ts'
import { type Choice, OUT, greatestShare, leastShare, placingOf, span } from './placing.ts'

/** An integer in [0, n). */
export type Below = (n: number) => number

/**
 * A random legal answer. Every legal answer can come up; no candidate is favoured for its position. The size of a free
 * choice is drawn first, uniformly. The choice must have an answer, as every decision has.
 */
export function randomAnswer(choice: Choice, below: Below): number[] {
  const n = choice.items.length
  switch (choice.shape) {
    case 'act':
      if (choice.constraint !== null) return randomSet(choice, below)
      return oneOf(n, choice.pass ? below(n + 1) : below(n))
    case 'option':
    case 'name':
      return choice.constraint === null ? [below(n) | 0] : randomSet(choice, below)
    case 'choose':
      if (choice.constraint !== null) return randomSet(choice, below)
      if (choice.max === 1) return oneOf(n, choice.min === 0 ? below(n + 1) : below(n))
      return randomSample(n, choice.min + below(choice.max - choice.min + 1), choice.ordered, below)
    case 'order':
      return shuffled(n, below)
    case 'number':
      return [(choice.min + below(span(choice))) | 0]
    case 'arrange':
      return randomArrangement(choice, below)
    case 'distribute':
      return choice.constraint === null ? randomShares(choice, below) : randomPath(choice, below)
  }
}

/** `| 0`, here and above, makes it a 32-bit integer again: the engine keeps the result of a division as a double. */
const oneOf = (n: number, drawn: number): number[] => (drawn < n ? [drawn | 0] : [])

function shuffled(n: number, below: Below): number[] {
  return randomSample(n, n, true, below)
}

/** The first `size` of a shuffle. */
function randomSample(n: number, size: number, ordered: boolean, below: Below): number[] {
  const all = Array.from({ length: n }, (_, i) => i)
  for (let i = 0; i < size; i++) {
    const j = i + below(n - i)
    const drawn = all[j]
    all[j] = all[i]
    all[i] = drawn
  }
  all.length = size
  return ordered ? all : all.sort(ascending)
}

const ascending = (a: number, b: number): number => a - b

/** Decides candidates in a random order, each in or out with equal chance where both can be completed. */
function randomSet(choice: Choice, below: Below): number[] {
  const demand = demandOf(choice)
  const p = placingOf(choice)
  const picks: number[] = []
  for (const i of shuffled(choice.items.length, below)) {
    p.put(i, OUT)
    const mayStay = completable(p, demand)
    p.reopen(i)
    p.put(i, 0)
    const mayCome = !mayStay || completable(p, demand)
    if (mayCome && (!mayStay || below(2) === 0)) picks.push(i)
    else {
      p.reopen(i)
      p.put(i, OUT)
    }
  }
  return choice.ordered ? picks : picks.sort(ascending)
}

/** Places candidates in a random order, each into a random bin, or left out, among those that can be completed. */
function randomArrangement(choice: Choice, below: Below): number[] {
  const demand = demandOf(choice)
  const p = placingOf(choice)
  const picks: number[] = []
  const bins: number[] = []
  for (const i of shuffled(choice.items.length, below)) {
    bins.length = 0
    for (let bin = OUT; bin < choice.bins.length; bin++) {
      p.put(i, bin)
      if (completable(p, demand)) bins.push(bin)
      p.reopen(i)
    }
    const bin = bins[below(bins.length)]
    p.put(i, bin)
    if (bin !== OUT) picks.push(i, bin)
  }
  return picks
}

/** The least amount to every candidate, then unit by unit to a random one that is not full. */
function randomShares(choice: Choice, below: Below): number[] {
  const n = choice.items.length
  const least = leastShare(choice)
  const greatest = greatestShare(choice)
  if (!placingOf(choice).fits) throw new KernelError('no-answer', `${choice.total} cannot be given out`)
  const shares: number[] = choice.items.map(() => least)
  for (let left = choice.total - n * least; left > 0; left -= choice.unit) {
    let i = below(n)
    while (shares[i] >= greatest) i = (i + 1) % n
    shares[i] += choice.unit
  }
  return shares
}

/** Random single picks. */
function randomPath(choice: Choice, below: Below): number[] {
  const path: number[] = []
  while (!isFinished(choice, path)) {
    const next = nextPicks(choice, path)
    path.push(next[below(next.length)])
  }
  return partialToPicks(choice, path)
}
