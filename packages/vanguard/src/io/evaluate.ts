import { type Game, NONE, type Player, scoreFor } from '@fudaba/kernel/rules'
import { printed } from '../board/cards.ts'
import { grade, power } from '../board/characteristics.ts'
import { isVanguard, vanguardOf } from '../board/units.ts'
import { damage, field, hand } from '../board/zones.ts'

/** Zero-sum score: own worth minus the opponent's. Worth is damage not taken, the hand, and units by their printed power. */
export const evaluate = (g: Game, player: Player): number => scoreFor(g, player, worth)

/** What the first, second … damage costs: the nearer the sixth, the more. */
const DAMAGE = [0, 5, 11, 18, 27, 40, 100] as const

/** A card in hand guards or is called; called it must be worth more, or nobody would call. */
const HAND = 2.2

/** A grade of the vanguard: what can be ridden and called hangs on it. */
const GRADE = 5

/** A card in hand that can be ridden next, and one after that: who has none stays behind. */
const RIDES = [2.5, 1] as const

/** Nobody rides beyond this grade in a normal ride. */
const HIGHEST = 3

function worth(g: Game, player: Player): number {
  let sum = HAND * g.count(hand, player) - DAMAGE[Math.min(g.count(damage, player), DAMAGE.length - 1)]
  for (let row = g.top(field, player); row >= 0; row = g.next(row)) sum += unit(g, row)
  return sum + rides(g, player)
}

/** What is printed counts: power that lasts for a battle or a turn is gone when the fight is decided. */
const unit = (g: Game, row: number): number =>
  power.base(g, row) / 5000 + (isVanguard(g, row) ? GRADE * g.value(grade, row) : 1.2)

function rides(g: Game, player: Player): number {
  const vanguard = vanguardOf(g, player)
  const now = vanguard === NONE ? 0 : g.value(grade, vanguard)
  if (now >= HIGHEST) return 0
  let held = 0
  for (let row = g.top(hand, player); row >= 0; row = g.next(row))
    held |= 1 << printed(g, g.cardOf(row)).grade
  let sum = 0
  for (const [i, worthOfRide] of RIDES.entries()) {
    const next = now + 1 + i
    if (next <= HIGHEST && (held & (1 << next)) !== 0) sum += worthOfRide
  }
  return sum
}
