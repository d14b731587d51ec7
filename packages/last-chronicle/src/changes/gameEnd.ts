import { NONE, type Player, finish, opponent } from '@fudaba/kernel/rules'
import { book, change, consequence, rule, direct } from '../book.ts'

/** How a game ends (3). */

/** Bits of the players who lose now. */
const losers = book.variable('losers')
const why = book.variable('whyLost', 'ending')
export const noLife = book.ending('life')
export const noCards = book.ending('deck')
const bothLost = book.ending('both')
export const byCard = book.ending('card')
/** Bits of the players whom a card makes win now. */
const winners = book.variable('winners')

/** Whoever did not lose wins (3.1); if all do, it is a draw (3.3). */
const otherWins = rule(
  '3.1',
  (loser: Player): number => opponent(loser),
  () => NONE,
)
direct('3.3')
const BOTH = 3

/** ゲームに敗北する: (player, why). */
export const lose = change(
  'lose',
  (g, player, ending) => {
    g.emit(g.verbNow, NONE, player, ending)
    g.variable(losers, g.get(losers) | (1 << player))
    g.variable(why, ending)
  },
  ['number', 'ending'],
  'ending',
)
/** ゲームに勝利する: (player). */
export const win = change('win', (g, player) => {
  g.emit(g.verbNow, NONE, player)
  g.variable(winners, g.get(winners) | (1 << player))
})
/** Whoever wins and loses at once loses (3.2). */
direct('3.2')
const end = change('endGame', (g) => {
  const won = g.get(winners)
  const bits = g.get(losers)
  if (bits === 0) return finish(g, won === BOTH ? NONE : won === 1 ? 0 : 1, byCard)
  if (bits === BOTH) finish(g, NONE, bothLost)
  else finish(g, otherWins(bits === 1 ? 0 : 1), g.get(why))
})
// Only when all of the same moment have been counted.
consequence('3.1', 'the game ends', {
  on: [lose, win],
  when: (g) => !g.over,
  run: (g) => g.propose(end),
})
