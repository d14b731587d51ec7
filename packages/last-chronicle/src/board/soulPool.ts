import { type Game, NONE, type Player, type Told, memoPerPlayer } from '@fudaba/kernel/rules'
import { book, fact, rule } from '../book.ts'
import { powerSet } from './characteristics.ts'
import { powerWords, powers } from './words.ts'
import { isActive, soulYard } from './zones.ts'
import { FREE, POWER_PARTS, type SoulCost, partOf, totalOf } from './soulCost.ts'

/** ソウルプール (7.7.3): souls of each power, and those of none. */
export const pools: readonly number[] = [
  ...powers.map((power) => book.counter(power)),
  book.counter('colourless'),
]
/** Number of the pool of souls without a power. */
export const COLOURLESS = powers.length

export const inPools = (g: Game, player: Player): number => {
  let sum = 0
  for (let i = 0; i < pools.length; i++) sum += g.counter(pools[i], player)
  return sum
}

/** Sets of powers as bits, by the number of the set. */
const bitsOfSet = new Map<number, number>()
/** Bits of the powers whose soul a stone can make: any one of its own (7.7.3). */
function colours(g: Game, stone: number): number {
  const set = g.value(powerSet, stone)
  let bits = bitsOfSet.get(set)
  if (bits === undefined) {
    bits = powerWords.own(set).reduce((sum, word) => sum | (1 << word), 0)
    bitsOfSet.set(set, bits)
  }
  return bits
}

/** Active stones (7.7.3) and the powers of each. */
export const activeStones = memoPerPlayer((g, player): readonly Stone[] => {
  let out: Stone[] | null = null
  for (let row = g.top(soulYard, player); row !== NONE; row = g.next(row))
    if (isActive(g, row)) (out ??= []).push({ row, bits: colours(g, row) })
  return out ?? NO_STONES
})
interface Stone {
  readonly row: number
  readonly bits: number
}
const NO_STONES: readonly Stone[] = []

/** How many souls there are, and may still be made. */
export const mostSouls = (g: Game, player: Player): number =>
  inPools(g, player) + activeStones(g, player).length

/** Free cost takes any soul, those without a power too (base.4.3.4). */
const paidByAny = fact('base.4.3.4', true, false)
/** Power cost takes souls of that power only (base.4.3.5). */
const ownPowerOnly = rule(
  'base.4.3.5',
  (bits: number, wanted: number): boolean => (bits & wanted) !== 0,
  () => true,
)

/** How many active stones there are of each set of powers. */
const byColours = new Int32Array(1 << powers.length)

/**
 * Whether pool and active stones cover the cost. Exact: for every set of powers (Hall), what is wanted of them is not
 * more than what can be made of them; and all together.
 */
export function canCover(g: Game, player: Player, cost: SoulCost, except: number = NONE): boolean {
  const total = totalOf(cost)
  if (total === 0) return true
  if (mostSouls(g, player) - (except === NONE ? 0 : 1) < total) return false
  if (!paidByAny() && partOf(cost, FREE) > g.counter(pools[COLOURLESS], player)) return false
  byColours.fill(0)
  for (const { row, bits } of activeStones(g, player)) if (row !== except) byColours[bits]++
  const wanted = wantedPowers(cost)
  // A power of which nothing is wanted only adds to what there is: sets without such are enough.
  for (let set = wanted; set > 0; set = (set - 1) & wanted) if (!coversSet(g, player, cost, set)) return false
  return true
}

/** What is missing of a cost, with the numbers: of the first power that is short, else of all souls together. */
export function shortOf(g: Game, player: Player, cost: SoulCost): Told {
  for (const part of POWER_PARTS) {
    const need = partOf(cost, part)
    const stones = activeStones(g, player).filter(({ bits }) => (bits & (1 << (part - 1))) !== 0)
    const have = g.counter(pools[part - 1], player) + stones.length
    if (need > have) return { key: `souls.${powers[part - 1]}`, have, need }
  }
  const [have, need] = [mostSouls(g, player), totalOf(cost)]
  return need > have ? { key: 'souls', have, need } : { key: 'cost.together' }
}

function wantedPowers(cost: SoulCost): number {
  let bits = 0
  for (const part of POWER_PARTS) if (partOf(cost, part) > 0) bits |= 1 << (part - 1)
  return bits
}

function coversSet(g: Game, player: Player, cost: SoulCost, set: number): boolean {
  let wanted = 0
  let there = 0
  for (const part of POWER_PARTS) {
    const bit = 1 << (part - 1)
    if ((set & bit) === 0) continue
    wanted += partOf(cost, part)
    there += g.counter(pools[part - 1], player)
  }
  if (wanted <= there) return true
  for (let bits = 0; bits < byColours.length; bits++)
    if (byColours[bits] > 0 && ownPowerOnly(bits, set)) there += byColours[bits]
  return wanted <= there
}

/** Whether the pool alone covers it. */
export function poolCovers(g: Game, player: Player, cost: SoulCost): boolean {
  for (const part of POWER_PARTS)
    if (partOf(cost, part) > g.counter(pools[part - 1], player)) {
      // Without the clause any soul will do.
      if (ownPowerOnly(0, 1)) continue
      return false
    }
  return inPools(g, player) >= totalOf(cost)
}
