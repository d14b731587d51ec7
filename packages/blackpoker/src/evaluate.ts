import { type Game, type Player, ahead } from '@fudaba/kernel'
import { isBarrier, sizeOf } from './characters.ts'
import { field, hand, life } from './zones.ts'

/**
 * How far a player is ahead, in the game's own quantities: life is what is lost, soldiers take it, barriers pay and
 * protect, cards in hand are what is still possible. One life card is the unit. What the rest is worth in it was learned
 * from who won games between greedy players (docs/ai.md).
 */
export const evaluate = (g: Game, player: Player): number => ahead(g, player, worth)

/** Below this, every life card that is gone weighs more. */
const LOW = 5

function worth(g: Game, player: Player): number {
  // Nobody may count a large life: it is taken for a little more than the least it can be.
  const hidden = life.countHiddenFrom?.() ?? Infinity
  const count = g.count(life, player) < hidden ? g.count(life, player) : hidden + 2
  let sum = count - 3 * Math.max(0, LOW - count) + 1.3 * g.count(hand, player)
  for (let row = g.top(field, player); row >= 0; row = g.next(row)) sum += character(g, row)
  return sum
}

function character(g: Game, row: number): number {
  const charged = !g.turned(row)
  if (isBarrier(g, row)) return charged ? 4.5 : 2.2
  return 3 + (charged ? 0.6 : 0.3) * sizeOf(g, row)
}
