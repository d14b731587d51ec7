import { type Game, type Player, VERB, opponent } from '@fudaba/kernel'
import { book, procedure, rule, step } from './book.ts'
import { nextPlayer, turnPlayer } from './turn.ts'
import { life } from './zones.ts'

/** Why a game of BlackPoker ends. */
export const noLife = book.ending('life')

/** Both at zero: the first one looked at has lost, so no game is drawn. */
const order = rule(
  'base.3.3.8',
  (g: Game): Player[] => [turnPlayer(g), nextPlayer(g)],
  (g: Game): Player[] => [nextPlayer(g), turnPlayer(g)],
)

const lifeCheck = procedure('lifeCheck', 0, [
  step('base.3.3.6', (g) => {
    const loser = order(g).find((player) => g.count(life, player) === 0)
    if (loser !== undefined) g.propose(book.verbs[VERB.finish], opponent(loser), noLife)
  }),
])

/** 勝敗判定. */
export const winCheck = procedure('winCheck', 0, [step('base.3.3.7', (g) => g.call(lifeCheck))])
