import { type Game, NONE, type Player, Var, ask } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'

/** コストをなくす (10.29), 誉 (11.39). */

export const costRemoved = book.query('cost removed', () => 0)
/** Nothing is done for the cost of its abilities (10.29.1). */
export const isCostless = rule(
  '10.29.1',
  (g: Game, source: number): boolean => source !== NONE && ask(g, costRemoved, NONE, source) === 1,
  () => false,
)

/** Of each fighter: the turn in which he last paid for an ability with 誉. */
const honouredIn = book.counter('honouredIn')
/** Once a turn over all of them (11.39.1). */
export const mayHonour = rule(
  '11.39.1',
  (g: Game, player: Player): boolean => g.counter(honouredIn, player) !== g.get(Var.turn),
  () => true,
)
export const noteHonour = book.change('noteHonour', (g, who) =>
  g.setCounter(honouredIn, who as Player, g.get(Var.turn)),
)
