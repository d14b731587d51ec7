import { KernelError } from '@fudaba/kernel'
import { rule } from '../book.ts'
import { lettersOfPowers, powerLetters } from './words.ts'

/**
 * A cost in souls (5.2.2): five bits for each of free cost and the five powers, in one number, so that it travels as
 * the amount of one kind of cost.
 */
export type SoulCost = number

const BITS = 5
const MASK = (1 << BITS) - 1
/** No part of a cost is larger. */
export const MOST = MASK
export const FREE = 0
/** Part of a power: 1 white … 5 blue. */
export const POWER_PARTS = [1, 2, 3, 4, 5] as const

export const partOf = (cost: SoulCost, part: number): number => (cost >> (part * BITS)) & MASK

/** The cost with this part as it says; parts stay between 0 and MOST. */
export function withPart(cost: SoulCost, part: number, n: number): SoulCost {
  const kept = Math.max(0, Math.min(MOST, n))
  return (cost & ~(MASK << (part * BITS))) | (kept << (part * BITS))
}

export const plus = (cost: SoulCost, part: number, n: number): SoulCost =>
  withPart(cost, part, partOf(cost, part) + n)

export function totalOf(cost: SoulCost): number {
  let sum = partOf(cost, FREE)
  for (const part of POWER_PARTS) sum += partOf(cost, part)
  return sum
}

/** Marks a cost that has an X (4.5): X is free cost. */
export const hasX = (printed: string): boolean => printed.startsWith('X')

/** What is printed at the top left is what it costs (5.2.1). */
const isCost = rule(
  '5.2.1',
  (cost: SoulCost): SoulCost => cost,
  () => 0,
)
export const costOf = (cost: SoulCost): SoulCost => isCost(cost)

const known = new Map<string, SoulCost>()

/** 「3白白」: three of any and two white. The letters count only as far as there are powers (5.2.2.1). */
export function readCost(printed: string): SoulCost {
  const found = known.get(printed)
  if (found !== undefined) return found
  const match = /^(X|\d+)?([白橙紫黒青]*)$/.exec(printed)
  if (match === null) throw new KernelError('bad-position', `'${printed}' is no cost`)
  let cost = match[1] === undefined || match[1] === 'X' ? 0 : withPart(0, FREE, Number(match[1]))
  for (const letter of match[2]) cost = plus(cost, powerLetters.indexOf(letter as '白') + 1, 1)
  known.set(printed, cost)
  return cost
}

/** Bits of the powers whose colours the cost has (5.2.2.3). */
export function powersIn(cost: SoulCost): number {
  let bits = 0
  for (let i = 0; i < lettersOfPowers().length; i++) if (partOf(cost, i + 1) > 0) bits |= 1 << i
  return bits
}
