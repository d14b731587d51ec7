import { type Game, NONE, type Player, V, atom, opponent, ties } from '@fudaba/kernel'
import { book, change, fact } from './book.ts'

/** Whose turn it is. */
export const turnPlayerIs = book.variable('turnPlayer')
export const turnPlayer = (g: Game): Player => g.get(turnPlayerIs) as Player
export const nextPlayer = (g: Game): Player => opponent(turnPlayer(g))

/** チャンス: who has it. */
export const chanceHolder = book.variable('chance')

/** Scope of what is counted "once a turn". */
export const TURN = 1

/** The next turn begins, of the player given. */
export const beginTurn = change('beginTurn', (g, player) => {
  g.variable(turnPlayerIs, player)
  g.variable(V.turn, g.get(V.turn) + 1)
  ties.clearTallies(g, TURN)
  atom.forgetDeparted(g)
  g.emit(g.verbNow, NONE, player, g.get(V.turn))
})

const expires = fact('base.3.7.3', true, false)

/** What lasts for this turn is over, whoever began it and wherever its card lies. */
export const endEffects = change('endEffects', (g) => {
  if (expires()) for (const effect of g.effects()) ties.endEffect(g, effect)
})
