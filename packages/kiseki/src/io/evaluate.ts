import { type Game, type Player, scoreFor } from '@fudaba/kernel/rules'
import { def, isUnit, str } from '../board/characteristics.ts'
import { field, hand, homebase, isReady } from '../board/zones.ts'
import { bond, isStunned } from '../board/state.ts'

/** Zero-sum score: own worth minus the opponent's. Worth is bond, cards that pay, and UNITs by their numbers. */
export const evaluate = (g: Game, player: Player): number => scoreFor(g, player, worth)

function worth(g: Game, player: Player): number {
  let sum = g.counter(bond, player) + g.count(hand, player) + 1.5 * g.count(homebase, player)
  for (let row = g.top(field, player); row >= 0; row = g.next(row)) if (isUnit(g, row)) sum += unit(g, row)
  return sum
}

function unit(g: Game, row: number): number {
  const numbers = g.value(str, row) + g.value(def, row)
  // A stunned UNIT may be the one that is recovered, or it is gone at the end of the turn.
  if (isStunned(g, row)) return 0.2 * numbers
  return 0.6 * numbers + (isReady(g, row) ? 0.5 : 0)
}
