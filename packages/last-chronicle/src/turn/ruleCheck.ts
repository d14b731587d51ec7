import { type Game, NONE, PLAYERS, type Player, ruleChecks } from '@fudaba/kernel/rules'
import { book, change, rule } from '../book.ts'
import { isUnit, power } from '../board/characteristics.ts'
import { isEpic, isLegacy, namesakes, otherLegacies } from '../board/icons.ts'
import { damage, drewNothing, life } from '../board/state.ts'
import { strayTokens } from '../board/tokens.ts'
import { removeToken } from '../changes/createToken.ts'
import { lose, noCards, noLife } from '../changes/gameEnd.ts'
import { destroy, toDiscard } from '../changes/verbs.ts'
import { battlefield, eras } from '../board/zones.ts'

/** ルールプロセス (12). */

/** Zero or less (3.1.1); the letter of 12.4.1 alone says zero. */
const isOutOfLife = rule(
  '3.1.1',
  (n: number): boolean => n <= 0,
  (n: number): boolean => n === 0,
)
const forget = change('forgetEmptyDraws', (g) => {
  for (const player of PLAYERS) g.setCounter(drewNothing, player, 0)
})

const NOTHING: readonly number[] = []
/** Asked before every priority, and there is hardly ever anything: only then a list is made. */
const onBattlefields =
  (test: (g: Game, row: number) => boolean) =>
  (g: Game): readonly number[] => {
    let out: number[] | null = null
    for (const player of PLAYERS)
      for (let row = g.top(battlefield, player); row !== NONE; row = g.next(row))
        if (test(g, row)) (out ??= []).push(row)
    return out ?? NOTHING
  }
const whoever =
  (test: (g: Game, player: Player) => boolean) =>
  (g: Game): readonly Player[] =>
    test(g, 0) || test(g, 1) ? PLAYERS.filter((player) => test(g, player)) : NOBODY
const NOBODY: readonly Player[] = []
const MARKERS = 4
/** A token that left the battlefield vanishes where it came to (6.11.4). */
const vanishing = rule('6.11.4', strayTokens, () => NOTHING)

/** 12.3: what the rules carry out by themselves, again and again until nothing is left. */
export const ruleProcess = ruleChecks(book, {
  name: 'ruleProcess',
  clause: '12.3',
  rows: [
    {
      clause: '12.4.1',
      find: whoever((g, player) => isOutOfLife(g.counter(life, player))),
      apply: (g, player) => g.propose(lose, player, noLife),
    },
    {
      clause: '12.4.2',
      find: whoever((g, player) => g.counter(drewNothing, player) === 1),
      together(g, players) {
        for (const player of players) g.propose(lose, player, noCards)
        g.propose(forget)
      },
    },
    {
      clause: '12.4.3',
      find: onBattlefields((g, row) => g.value(power, row) <= 0 && isUnit(g, row)),
      apply: (g, row) => g.propose(toDiscard, row),
    },
    {
      clause: '12.4.4',
      find: onBattlefields(
        (g, row) =>
          g.object(row, damage) > 0 &&
          isUnit(g, row) &&
          g.value(power, row) > 0 &&
          g.object(row, damage) >= g.value(power, row),
      ),
      apply: (g, row) => g.propose(destroy, row),
    },
    {
      clause: '12.4.5',
      find: onBattlefields(
        (g, row) => isLegacy(g, row) && otherLegacies(g, g.controller(row), row).length > 0,
      ),
      apply: (g, row) => g.propose(toDiscard, row),
    },
    {
      clause: '12.4.6',
      find: onBattlefields((g, row) => isEpic(g, row) && namesakes(g, g.controller(row), row).length > 0),
      apply: (g, row) => g.propose(toDiscard, row),
    },
    {
      clause: '12.4.8',
      find: vanishing,
      apply: (g, row) => g.propose(removeToken, row),
    },
    {
      clause: '12.4.7',
      // Markers lie in the order in which they came.
      find: (g) =>
        g.count(eras, 0) <= MARKERS && g.count(eras, 1) <= MARKERS
          ? NOTHING
          : PLAYERS.flatMap((player) => g.objects(eras, player).slice(MARKERS)),
      apply: (g, row) => g.propose(toDiscard, row),
    },
  ],
})
