import { type Game, type Player, ahead } from '@fudaba/kernel'
import { grade, isVanguard, power } from './units.ts'
import { damage, field, hand } from './zones.ts'

/** How far a fighter is ahead: damage is what is lost, the hand guards it, units deal it. */
export const evaluate = (g: Game, player: Player): number => ahead(g, player, worth)

/** What the first, second … damage costs: the nearer the sixth, the more. */
const DAMAGE = [0, 5, 11, 18, 27, 40, 100] as const

/** A card in hand guards or is called; called it must be worth more, or nobody would call. */
const HAND = 1.6

function worth(g: Game, player: Player): number {
  let sum = HAND * g.count(hand, player) - DAMAGE[Math.min(g.count(damage, player), DAMAGE.length - 1)]
  for (let row = g.top(field, player); row >= 0; row = g.next(row)) sum += unit(g, row)
  return sum
}

/** What is printed counts: power that lasts for a battle or a turn is gone when the fight is decided. */
const unit = (g: Game, row: number): number =>
  power.base(g, row) / 5000 + (isVanguard(g, row) ? 3 * g.value(grade, row) : 1.2)
