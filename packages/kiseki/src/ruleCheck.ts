import { type Game, PLAYERS, type Player, VERB, checkTiming, opponent, ruleChecks } from '@fudaba/kernel'
import { book, change } from './book.ts'
import { playTrigger } from './triggered.ts'
import { drewNothing, primary } from './state.ts'

/** ルールチェック (1000) and ルール処理 (1100). */

export const noCards = book.ending('deck')

const forget = change('forgetEmptyDraws', (g) => {
  for (const player of PLAYERS) g.setCounter(drewNothing, player, 0)
})

/** 敗北処理: whoever tried to draw from an empty deck since the last rule processing (1102.1). */
const deckOut = (g: Game): Player[] => PLAYERS.filter((player) => g.counter(drewNothing, player) === 1)

/** Both at once: the player who is not primary wins (103.3). */
const both = book.rule(
  '103.3',
  (g: Game): Player => opponent(primary(g)),
  (g: Game): Player => primary(g),
)

const ruleProcessing = ruleChecks(book, {
  name: 'ruleProcessing',
  clause: '1002.1a',
  rows: [
    {
      clause: '1102.1',
      find: deckOut,
      together(g, losers) {
        const winner = losers.length === 2 ? both(g) : opponent(losers[0] as Player)
        g.propose(book.verbs[VERB.finish], winner, noCards)
        g.propose(forget)
      },
    },
  ],
})

/** Rule processing, then one triggered craft of the primary player, then of the other, until none is left. */
export const ruleCheck = checkTiming(book, {
  name: 'ruleCheck',
  clauses: { rules: '1002.1a', turnPlayer: '1002.1b', other: '1002.1c' },
  turnPlayer: primary,
  ruleActions: ruleProcessing,
  play: playTrigger,
})
