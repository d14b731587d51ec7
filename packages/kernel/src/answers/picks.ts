import { completable, demandOf } from './completion.ts'
import { placed } from './legal.ts'
import { type Choice, OPEN, OUT, fewest, greatestShare, leastShare, placingOf, span } from './placing.ts'

/**
 * Any decision as a sequence of single picks, for agents that search. Every sequence of legal picks ends in a
 * legal answer (no dead ends), and every answer is the end of exactly one sequence. A pick is a number:
 *
 * - choose, option, name, act, order: a candidate's position; where the order does not matter, positions only
 *   increase. FINISH ends a choice before its maximum, and is the pass.
 * - arrange: for candidate after candidate the number of its bin, or LEAVE_OUT; then, for each ordered bin with
 *   more than one candidate, their positions in order.
 * - distribute: the amount of candidate after candidate.
 * - number: a digit to the base of 16, highest first, of the distance from the minimum.
 */
export type PickPath = readonly number[]

/** Ends a choice. */
export const FINISH = -1
/** Leaves a candidate out of an arrangement. */
export const LEAVE_OUT = -2

/** No more branches than this at one pick of a number. */
const BASE = 16

const NO_PICKS: PickPath = []

/** The empty path, before the first pick. */
export const firstPick = (_choice: Choice): PickPath => NO_PICKS

/** The legal next picks, none once the answer is finished; stops searching after `atMost`. */
export function nextPicks(choice: Choice, path: PickPath, atMost = Infinity): readonly number[] {
  if (isFinished(choice, path)) return NO_PICKS
  switch (choice.shape) {
    case 'number':
      return nextDigits(choice, path)
    case 'distribute':
      return nextAmounts(choice, path, atMost)
    case 'arrange':
      return path.length < choice.items.length ? nextBins(choice, path, atMost) : inOrder(choice, path).next
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      return choice.ordered ? nextInOrder(choice, path, atMost) : nextHigher(choice, path, atMost)
  }
}

/** Whether the picks make a whole answer. */
export function isFinished(choice: Choice, path: PickPath): boolean {
  switch (choice.shape) {
    case 'number':
      return path.length === digits(choice)
    case 'distribute':
      return path.length === choice.items.length
    case 'arrange':
      return path.length >= choice.items.length && inOrder(choice, path).next.length === 0
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      return path.length >= choice.max || path[path.length - 1] === FINISH
  }
}

/** The answer that the picks make, in the encoding of answers; of unfinished picks, what they say so far. */
export function partialToPicks(choice: Choice, path: PickPath): number[] {
  switch (choice.shape) {
    case 'number':
      return isFinished(choice, path) ? [choice.min + distance(choice, path)] : []
    case 'arrange':
      return inOrder(choice, path).bins.flatMap((held, bin) => held.flatMap((i) => [i, bin]))
    case 'distribute':
      return [...path]
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      return path[path.length - 1] === FINISH ? path.slice(0, -1) : [...path]
  }
}

function nextHigher(choice: Choice, path: PickPath, atMost: number): number[] {
  const out: number[] = []
  const n = choice.items.length
  const from = path.length === 0 ? 0 : path[path.length - 1] + 1
  if (choice.constraint === null) {
    const last = Math.min(n - 1, n - fewest(choice) + path.length)
    for (let i = from; i <= last && out.length < atMost; i++) out.push(i)
    if (path.length >= fewest(choice) && out.length < atMost) out.push(FINISH)
    return out
  }
  const demand = demandOf(choice)
  const p = placed(choice, path)
  for (let i = 0; i < from; i++) if (p.at[i] === OPEN) p.put(i, OUT)
  for (let i = from; i < n && out.length < atMost; i++) {
    p.put(i, 0)
    if (completable(p, demand)) out.push(i)
    p.reopen(i)
    p.put(i, OUT)
  }
  if (out.length < atMost && completable(p, demand)) out.push(FINISH)
  return out
}

function nextInOrder(choice: Choice, path: PickPath, atMost: number): number[] {
  const out: number[] = []
  const n = choice.items.length
  if (choice.constraint === null) {
    for (let i = 0; i < n && out.length < atMost; i++) if (!path.includes(i)) out.push(i)
    if (path.length >= fewest(choice) && out.length < atMost) out.push(FINISH)
    return out
  }
  const demand = demandOf(choice)
  const p = placed(choice, path)
  for (let i = 0; i < n && out.length < atMost; i++) {
    if (p.at[i] >= 0) continue
    p.put(i, 0)
    if (completable(p, demand)) out.push(i)
    p.reopen(i)
  }
  p.close()
  if (out.length < atMost && completable(p, demand)) out.push(FINISH)
  return out
}

function nextBins(choice: Choice, path: PickPath, atMost: number): number[] {
  const demand = demandOf(choice)
  const p = placingOf(choice)
  path.forEach((bin, i) => p.put(i, bin === LEAVE_OUT ? OUT : bin))
  const out: number[] = []
  const candidate = path.length
  for (let bin = 0; bin <= choice.bins.length && out.length < atMost; bin++) {
    const code = bin === choice.bins.length ? LEAVE_OUT : bin
    p.put(candidate, code === LEAVE_OUT ? OUT : bin)
    if (completable(p, demand)) out.push(code)
    p.reopen(candidate)
  }
  return out
}

/**
 * The content of each bin, in order as far as it was picked; and the next picks, for the first bin not in order yet.
 */
function inOrder(choice: Choice, path: PickPath): { bins: number[][]; next: number[] } {
  const n = choice.items.length
  const bins: number[][] = choice.bins.map(() => [])
  for (let i = 0; i < n && i < path.length; i++) if (path[i] !== LEAVE_OUT) bins[path[i]].push(i)
  if (path.length < n) return { bins, next: [] }
  let at = n
  for (const [bin, held] of bins.entries()) {
    if (!choice.bins[bin].ordered || held.length < 2) continue
    const picked = path.slice(at, at + held.length)
    const next = held.filter((i) => !picked.includes(i))
    bins[bin] = [...picked, ...next]
    if (next.length > 0) return { bins, next }
    at += held.length
  }
  return { bins, next: [] }
}

function nextAmounts(choice: Choice, path: PickPath, atMost: number): number[] {
  const demand = demandOf(choice)
  const out: number[] = []
  const greatest = Math.min(greatestShare(choice), choice.total - path.reduce((a, b) => a + b, 0))
  for (let amount = leastShare(choice); amount <= greatest && out.length < atMost; amount += choice.unit)
    if (completable(placingOf(choice, [...path, amount]), demand)) out.push(amount)
  return out
}

function digits(choice: Choice): number {
  let count = 0
  for (let reach = 1; reach < span(choice); reach *= BASE) count++
  return count
}

/** Distance from the minimum to the first number that the digits so far allow. */
function distance(choice: Choice, path: PickPath): number {
  let sum = 0
  const count = digits(choice)
  path.forEach((digit, at) => (sum += digit * BASE ** (count - 1 - at)))
  return sum
}

function nextDigits(choice: Choice, path: PickPath): number[] {
  const out: number[] = []
  const step = BASE ** (digits(choice) - 1 - path.length)
  const from = distance(choice, path)
  for (let digit = 0; digit < BASE && from + digit * step < span(choice); digit++) out.push(digit)
  return out
}
