import { NONE, Var, atom, ties } from '@fudaba/kernel/rules'
import { TURN, turnPlayerIs } from '../board/state.ts'
import { change, fact } from '../book.ts'

/** How a turn begins, and what ends with it. */

/** The next turn begins, of the player given. */
export const beginTurn = change('beginTurn', (g, player) => {
  g.variable(turnPlayerIs, player)
  g.variable(Var.turn, g.get(Var.turn) + 1)
  ties.clearTallies(g, TURN)
  atom.forgetDeparted(g)
  g.emit(g.verbNow, NONE, player, g.get(Var.turn))
})

const expires = fact('base.3.7.3', true, false)

/** What lasts for this turn is over, whoever began it and wherever its card lies. */
export const endEffects = change('endEffects', (g) => {
  if (expires()) for (const effect of g.effects()) ties.endEffect(g, effect)
})
