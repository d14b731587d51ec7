import { type Game, NONE, PLAYERS, type Player, finish, opponent, ruleChecks } from '@fudaba/kernel/rules'
import { book, change, rule, verb } from '../book.ts'
import { drewNothing, hasDrawnNothing, nonPrimary } from '../board/state.ts'

/** ルール処理 (1100), and who has won (103). */

/** If only one loses, the other wins (103.2); if both at once, the player who is not primary (103.3). */
const otherWins = rule(
  '103.2',
  (loser: Player): number => opponent(loser),
  () => NONE,
)
const bothLose = rule(
  '103.3',
  (g: Game): number => nonPrimary(g),
  () => NONE,
)
const winnerOf = (g: Game, losers: number): number =>
  losers === BOTH ? bothLose(g) : otherWins(losers === 1 ? 0 : 1)

const BOTH = 3
/** Bits of these players, for `lose`. */
export const playerBits = (players: readonly number[]): number =>
  players.reduce((bits, player) => bits | (1 << player), 0)

/** ゲームに敗北する: whoever is among the bits. */
export const lose = verb('103.1', 'lose', (g, losers, ending) => finish(g, winnerOf(g, losers), ending))

export const noCards = book.ending('deck')
export const noBond = book.ending('bond')

const forget = change('forgetEmptyDraws', (g) => {
  for (const player of PLAYERS) g.setCounter(drewNothing, player, 0)
})

/** 敗北処理: whoever tried to draw from an empty deck since the last rule processing (1102.1). */
const deckOut = (g: Game): Player[] => PLAYERS.filter((player) => hasDrawnNothing(g, player))

/** ルール処理: all of it together, again until none is left. */
export const ruleActions = ruleChecks(book, {
  name: 'ruleActions',
  clause: '1002.1a',
  rows: [
    {
      clause: '1102.1',
      find: deckOut,
      together(g, losers) {
        g.propose(lose, playerBits(losers), noCards)
        g.propose(forget)
      },
    },
  ],
})
