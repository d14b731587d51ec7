import { type Game, NONE, PLAYERS, type Player, finish, opponent } from '@fudaba/kernel'
import { book, change, fact, procedure, rule, step, verb } from './book.ts'
import { endurance } from './characters.ts'
import { configOf } from './config.ts'
import { discard } from './moving.ts'
import { drewNothing, turnPlayer } from './state.ts'
import { charactersOf, damage } from './zones.ts'

/** 敗北 (1.1 of the base rules), and what the rules clear away by themselves. */

export const byDamage = book.ending('damage')
export const byDeck = book.ending('deck')

const limit = fact('base.1.1.6', 10, Infinity)
const deckMatters = fact('base.1.1.7', true, false)

const beaten = (g: Game, player: Player): boolean => g.count(damage, player) >= limit()
const outOfCards = (g: Game, player: Player): boolean => deckMatters() && g.counter(drewNothing, player) === 1

/** Both at once: nobody wins, or by the table's choice the turn player loses (base.1.1.8). */
const bothLose = rule(
  'base.1.1.8',
  (g: Game): number => (configOf(g).bothDefeated === 'draw' ? NONE : opponent(turnPlayer(g))),
  (g: Game): number => turnPlayer(g),
)
const lose = change('lose', (g, losers, ending) =>
  finish(g, losers === 3 ? bothLose(g) : losers === 1 ? 1 : 0, ending),
)

/** 耐久力0以下 (9-2). */
const discardWeak = verb('9-2', 'discardWeak', (g, row) => discard.apply(g, row, 0, 0, 0, 0))
const tooWeak = (g: Game): number[] =>
  PLAYERS.flatMap((player) => charactersOf(g, player).filter((row) => g.value(endurance, row) <= 0))

/** What the rules do whenever something has been carried out. */
export const check = procedure('check', 0, [
  step('9-2', (g) => {
    for (const row of tooWeak(g)) g.propose(discardWeak, row)
  }),
  step('base.1.1.6', (g) => {
    const losers = PLAYERS.filter((player) => beaten(g, player) || outOfCards(g, player))
    if (losers.length === 0) return
    const ending = losers.some((player) => beaten(g, player)) ? byDamage : byDeck
    g.propose(
      lose,
      losers.reduce<number>((bits, player) => bits | (1 << player), 0),
      ending,
    )
  }),
])
