import { type Game, NONE, type Player, ask, opponent } from '@fudaba/kernel/rules'
import type { ConditionKeyword } from '../../grammar/keywords.ts'
import type { VanguardClause } from '../../rulebook/index.ts'
import { book, rule, direct } from '../book.ts'
import { printed } from '../board/cards.ts'
import { calledThisTurn, chargedThisTurn } from '../board/state.ts'
import { grade } from '../board/characteristics.ts'
import { unitsOf, vanguardOf } from '../board/units.ts'
import { bind, circleOf, columnOf, damage, drop, gZone, hand } from '../board/zones.ts'

/**
 * Keywords that make an ability valid under a condition (11.6, 11.12, 11.15 …): a continuous one looks all the time, an
 * automatic one when it triggers, an activated one when it is played.
 */

type Test = (g: Game, player: Player, source: number, n: number) => boolean
type Kind = 'continuous' | 'triggered' | 'activated'
interface Keyword {
  readonly test: Test
  readonly clauses: Readonly<Record<Kind, readonly VanguardClause[]>>
}
const yes = (): boolean => true
const under = (clause: VanguardClause, test: Test): Test => rule(clause, test, yes)

/** G units on the vanguard circle and face up in the G zone (11.12.1). */
const gUnits = (g: Game, player: Player): number => {
  const vanguard = vanguardOf(g, player)
  const here = vanguard !== NONE && printed(g, g.cardOf(vanguard)).type === 'G' ? 1 : 0
  return here + g.objects(gZone, player).filter((row) => !g.faceDown(row)).length
}
const firstGrades = (g: Game, player: Player): number =>
  g.objects(drop, player).filter((row) => g.value(grade, row) === 1).length
/** What has just been put there counts, too (11.18.3.1). */
direct('11.18.3.1')
/** Looked at when it triggers or is played, not on resolution: carried out though fewer are left then (11.18.3.2, 11.18.4.1). */
direct('11.18.3.2')
direct('11.18.4.1')
/** Nobody of the opponent stands in its column (11.35.1). */
const columnRests: Test = (g, player, source) =>
  !unitsOf(g, opponent(player)).some(
    (row) => !g.turned(row) && columnOf(circleOf(g, row), true) === columnOf(circleOf(g, source), false),
  )

export const keywordConditions = {
  'limit-break': {
    test: under('11.6.1', (g, player, _source, n) => g.count(damage, player) >= n),
    clauses: {
      continuous: ['11.6.3.1', '11.6.3.1.1'],
      triggered: ['11.6.3.2', '11.6.3.2.1'],
      activated: ['11.6.3.3', '11.6.3.3.1'],
    },
  },
  'generation-break': {
    test: under('11.12.1', (g, player, _source, n) => gUnits(g, player) >= n),
    clauses: {
      continuous: ['11.12.3.1', '11.12.3.1.1'],
      triggered: ['11.12.3.2', '11.12.3.2.1'],
      activated: ['11.12.3.3', '11.12.3.3.1'],
    },
  },
  brave: {
    test: under('11.15.1', (g, player) => g.count(hand, player) <= 3),
    clauses: {
      continuous: ['11.15.2', '11.15.2.1'],
      triggered: ['11.15.3', '11.15.3.1'],
      activated: ['11.15.4', '11.15.4.1'],
    },
  },
  oracle: {
    test: under('11.16.1', (g, player) => g.count(hand, player) >= 5),
    clauses: {
      continuous: ['11.16.2', '11.16.2.1'],
      triggered: ['11.16.3', '11.16.3.1'],
      activated: ['11.16.4', '11.16.4.1'],
    },
  },
  ritual: {
    test: under('11.18.1', (g, player, _source, n) => firstGrades(g, player) >= n),
    clauses: {
      continuous: ['11.18.2'],
      triggered: ['11.18.3'],
      activated: ['11.18.4'],
    },
  },
  unite: {
    test: under('11.19.1', (g, player) => calledThisTurn(g, player) >= 2),
    clauses: {
      continuous: ['11.19.1.1', '11.19.1.1.1'],
      triggered: ['11.19.1.2'],
      activated: ['11.19.1.3'],
    },
  },
  thunderstrike: {
    test: under('11.25.1', (g, player, _source, n) => g.count(bind, opponent(player)) >= n),
    clauses: {
      continuous: ['11.25.1.1', '11.25.1.1.1'],
      triggered: ['11.25.1.2', '11.25.1.2.1'],
      activated: ['11.25.1.3', '11.25.1.3.1'],
    },
  },
  darkness: {
    test: under('11.29.1', (g, player) => chargedThisTurn(g, player)),
    clauses: { continuous: ['11.29.1.1'], triggered: ['11.29.1.2'], activated: ['11.29.1.3'] },
  },
  stealth: {
    test: under('11.35.1', columnRests),
    clauses: { continuous: ['11.35.1.1'], triggered: ['11.35.1.2'], activated: ['11.35.1.3'] },
  },
  'true-fight': {
    test: under('11.38.1', (g, player) => g.count(damage, player) >= 3),
    clauses: {
      continuous: ['11.38.1.1', '11.38.1.1.1'],
      triggered: ['11.38.1.2', '11.38.1.2.1'],
      activated: ['11.38.1.3', '11.38.1.3.1'],
    },
  },
} as const satisfies Record<ConditionKeyword, Keyword>

const tests = new Map<string, Test>(
  Object.entries<Keyword>(keywordConditions).flatMap(([word, { test, clauses }]) =>
    Object.entries(clauses).map(([kind, all]): [string, Test] => [
      `${word} ${kind}`,
      all.reduceRight<Test>((inner, clause) => under(clause, inner), test),
    ]),
  ),
)
/** Valid under a condition is invalid without it (8.3.3). */
const onlyThen = rule(
  '8.3.3',
  (holds: boolean): boolean => holds,
  () => true,
)
/** (キーワード能力)を有効にする: asked with the card and the number of the keyword. */
export const enabledKeyword = book.query('enabled keyword', () => 0)
const words = Object.keys(keywordConditions)
export const keywordNumber = (word: ConditionKeyword): number => words.indexOf(word)
/** Only the part of that keyword is valid then (12.9.1.1). */
const isEnabled = rule(
  '12.9.1.1',
  (g: Game, word: ConditionKeyword, source: number): boolean =>
    ask(g, enabledKeyword, source, keywordNumber(word)) === 1,
  (g: Game, _word: ConditionKeyword, source: number): boolean =>
    words.some((_, n) => ask(g, enabledKeyword, source, n) === 1),
)
/** Whether the keyword lets an ability of this kind be valid now. */
export const keywordHolds = (
  g: Game,
  word: ConditionKeyword,
  kind: string,
  player: Player,
  source: number,
  n: number,
): boolean =>
  isEnabled(g, word, source) || onlyThen(tests.get(`${word} ${kind}`)?.(g, player, source, n) ?? true)
