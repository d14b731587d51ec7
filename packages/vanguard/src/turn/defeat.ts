import { type CheckRow, type Game, NONE, PLAYERS, type Player, finish } from '@fudaba/kernel/rules'
import type { VanguardClause } from '../../rulebook/index.ts'
import { book, change, direct, rule } from '../book.ts'
import { vanguardOf } from '../board/units.ts'
import { damage, deck, soul } from '../board/zones.ts'

/** 敗北処理 (9.2). */

export const byDamage = book.ending('damage')
export const byDeck = book.ending('deck')
export const byVanguard = book.ending('vanguard')
/** Both at once, each for a reason of his own. */
export const byBoth = book.ending('both')

/** Whoever is left has won (1.2.1); all at once is a draw (1.2.3). */
const winner = rule(
  '1.2.1',
  (losers: number): number => (losers === 3 ? NONE : losers === 1 ? 1 : 0),
  () => NONE,
)
direct('1.2.3')
const lose = change('lose', (g, losers, ending) => finish(g, winner(losers), ending))
const bits = (players: readonly number[]): number => players.reduce((sum, player) => sum | (1 << player), 0)

type Lost = (g: Game, player: Player) => boolean
const never = (): boolean => false
export const withoutVanguard: Lost = (g, player) => vanguardOf(g, player) === NONE
const reasons: readonly (readonly [number, Lost])[] = [
  [byDamage, rule('9.2.2', (g: Game, player: Player): boolean => g.count(damage, player) >= 6, never)],
  [byDeck, rule('9.2.3', (g: Game, player: Player): boolean => g.count(deck, player) === 0, never)],
  [
    byVanguard,
    rule(
      '9.2.4',
      (g: Game, player: Player): boolean => g.count(soul, player) === 0 && withoutVanguard(g, player),
      never,
    ),
  ],
]
/** Why a fighter has lost, or NONE. */
export function reasonOf(g: Game, player: number): number {
  for (let i = 0; i < reasons.length; i++) if (reasons[i][1](g, player as Player)) return reasons[i][0]
  return NONE
}
/** Whoever meets a condition loses with the rule actions of the next check timing (1.2.2). */
const losers = rule(
  '1.2.2',
  (g: Game): readonly Player[] => PLAYERS.filter((player) => reasonOf(g, player) !== NONE),
  () => [],
)
export const defeats: CheckRow<VanguardClause> = {
  clause: '9.2.1',
  find: losers,
  together(g, all) {
    const endings = all.map((player) => reasonOf(g, player))
    g.propose(lose, bits(all), endings.every((each) => each === endings[0]) ? endings[0] : byBoth)
  },
}
