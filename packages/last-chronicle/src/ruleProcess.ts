import { type Game, NONE, PLAYERS, type Player, finish, opponent, ruleChecks } from '@fudaba/kernel'
import { book, change, consequence, rule } from './book.ts'
import { isUnit, power } from './characteristics.ts'
import { isEpic, isLegacy, namesakes, otherLegacies } from './icons.ts'
import { damage, drewNothing, life, turnPlayer } from './state.ts'
import { strayTokens, vanish } from './tokens.ts'
import { destroy, toDiscard } from './verbs.ts'
import { battlefield, eras } from './zones.ts'

/** ルールプロセス (12), and how a game ends (3). */

// ── the end ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Bits of the players who lose now. */
const losers = book.variable('losers')
const why = book.variable('whyLost')
const noLife = book.ending('life')
const noCards = book.ending('deck')
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
const allLose = rule(
  '3.3',
  (_g: Game): number => NONE,
  (g: Game): number => turnPlayer(g),
)
const BOTH = 3

/** ゲームに敗北する: (player, why). */
export const lose = change('lose', (g, player, ending) => {
  g.emit(g.verbNow, NONE, player, ending)
  g.variable(losers, g.get(losers) | (1 << player))
  g.variable(why, ending)
})
/** ゲームに勝利する: (player). */
export const win = change('win', (g, player) => {
  g.emit(g.verbNow, NONE, player)
  g.variable(winners, g.get(winners) | (1 << player))
})
/** Whoever wins and loses at once loses (3.2). */
const losersOf = rule(
  '3.2',
  (lost: number, _won: number): number => lost,
  (lost: number, won: number): number => lost & ~won,
)
const end = change('endGame', (g) => {
  const won = g.get(winners)
  const bits = losersOf(g.get(losers), won)
  if (bits === 0) return finish(g, won === BOTH ? NONE : won === 1 ? 0 : 1, byCard)
  if (bits === BOTH) finish(g, allLose(g), bothLost)
  else finish(g, otherWins(bits === 1 ? 0 : 1), g.get(why))
})
// Only when all of the same moment have been counted.
consequence('3.1', 'the game ends', {
  on: [lose, win],
  when: (g) => !g.over,
  run: (g) => g.propose(end),
})

// ── the table ──────────────────────────────────────────────────────────────────────────────────────────────────

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
      apply: (g, row) => g.propose(vanish, row),
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
