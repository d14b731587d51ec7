import { type Game, NONE, type Player } from '@fudaba/kernel'
import { book, fact, rule } from '../book.ts'
import { powersOf } from '../characteristics.ts'
import { powers } from '../words.ts'
import { isActive, soulYard } from '../zones.ts'
import { FREE, POWER_PARTS, type SoulCost, partOf, totalOf } from './cost.ts'

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

/** Whether there is an active stone. */
export function anyActive(g: Game, player: Player): boolean {
  for (let row = g.top(soulYard, player); row !== NONE; row = g.next(row)) if (isActive(g, row)) return true
  return false
}

/** Active stones (7.7.3). */
export function activeStones(g: Game, player: Player): number[] {
  const out: number[] = []
  for (let row = g.top(soulYard, player); row !== NONE; row = g.next(row)) if (isActive(g, row)) out.push(row)
  return out
}

/** Bits of the powers whose soul a stone can make: any one of its own (7.7.3). */
export const colours = (g: Game, stone: number): number =>
  powersOf(g, stone).reduce((bits, word) => bits | (1 << word), 0)

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
  byColours.fill(0)
  let stones = 0
  for (let row = g.top(soulYard, player); row !== NONE; row = g.next(row))
    if (row !== except && isActive(g, row)) {
      byColours[colours(g, row)]++
      stones++
    }
  if (!paidByAny() && partOf(cost, FREE) > g.counter(pools[COLOURLESS], player)) return false
  if (inPools(g, player) + stones < total) return false
  for (let set = 1; set < byColours.length; set++) if (!coversSet(g, player, cost, set)) return false
  return true
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
