import { hasAbility, isLastInstance } from '@fudaba/kernel/rules'
import type { Effect, Feature, GameNodes, Reference, Selector } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../../rulebook/index.ts'
import type { LabelOfAbility } from '../../../grammar/keywords.ts'
import { battlesThisTurn } from '../../battle/battleKinds.ts'
import { missedVanguard } from '../../battle/battleHits.ts'
import { rule } from '../../book.ts'
import { printed } from '../../board/cards.ts'
import { harmonise } from '../harmony.ts'
import { keywordNumber, treesOf } from '../../board/keywords.ts'
import { stillReached, successful } from '../success.ts'
import { drive, driveBy, driveOfIcon, layers, power } from '../../board/characteristics.ts'

/** What keyword abilities say (chapter 11). */

const it: Reference = { kind: 'reference', to: 'it' }
const result = (verb: string): Reference => ({ kind: 'reference', to: 'result', verb })
const atTurnEnd = (effect: Effect): Effect => ({
  kind: 'delayed',
  trigger: { kind: 'moment', moment: 'turn-end' },
  effect,
})
const ifSo = (effect: Effect): Effect => ({ kind: 'if', condition: { kind: 'did-so' }, effect })
const fromDeck = (...features: readonly Feature[]): Selector => ({
  kind: 'selector',
  features: [{ kind: 'owner', who: 'you' }, { kind: 'zone', zone: 'deck' }, ...features],
  head: { kind: 'noun', noun: 'card' },
})

/**
 * Of several drive abilities only the greatest counts, and of those the one that came last (11.2.2): what this one adds
 * to what a lesser one has added already.
 */
const beyond = rule(
  '11.2.2',
  (isLast: boolean, plus: number, best: number): number => (isLast ? Math.max(0, plus - best) : 0),
  (_isLast: boolean, plus: number, _best: number): number => plus,
)

export const effects: NonNullable<GameNodes['effects']> = {
  /** ツインドライブ, トリプルドライブ, where they are gained (11.2). */
  'vanguard.drive': {
    lasting: (_tools, { by }) => [
      {
        kind: 'value',
        layer: layers.numbers,
        of: drive,
        reads: ['abilities'],
        modify(g, effect, object, value) {
          const icon = driveOfIcon(printed(g, g.cardOf(object)))
          const less = by === 'triple' && hasAbility(g, object, keywordNumber('twin')) ? driveBy.twin() : 0
          return value + beyond(isLastInstance(g, effect), driveBy[by](), Math.max(icon, less))
        },
      },
    ],
  },
  /** 『ツインドライブ!!』を失う: what its icon gave is gone, too (2.10.1.1, 2.10.1.4). */
  'vanguard.drive-lost': {
    lasting: (_tools, { by }) => [
      {
        kind: 'value',
        layer: layers.numbers,
        of: drive,
        modify(g, _effect, object, value) {
          const card = printed(g, g.cardOf(object))
          return card.skill === by ? value - driveOfIcon(card) : value
        },
      },
    ],
  },
  /** 奇術 (11.30.1): called from the soul, and put back there at the end of the turn. */
  'vanguard.magia': {
    means: ({ what }) => ({
      kind: 'sequence',
      steps: [{ kind: 'vanguard.call', what }, atTurnEnd({ kind: 'act', what: it, verb: 'soul' })],
    }),
  },
  /** タイムリープ (10.31.2): bound, one of the next grade in its place, and back at the end of the turn. */
  'vanguard.time-leap': {
    means: ({ what }) => ({
      kind: 'sequence',
      steps: [
        { kind: 'act', what, verb: 'bind' },
        ifSo({
          kind: 'sequence',
          steps: [
            {
              kind: 'search',
              what: {
                kind: 'selection',
                of: fromDeck({ kind: 'vanguard.next-grade', of: result('bind') }),
                quantity: { kind: 'up-to', amount: { kind: 'done', verb: 'bind' }, counter: 'cards' },
              },
            },
            { kind: 'vanguard.call', what: it },
            { kind: 'shuffle', zone: { whose: 'you', zone: 'deck' } },
            atTurnEnd({
              kind: 'sequence',
              steps: [
                { kind: 'move', what: it, verb: 'put', to: { zone: 'deck', place: 'bottom' } },
                ifSo({ kind: 'vanguard.call', what: result('bind') }),
              ],
            }),
          ],
        }),
      ],
    }),
  },
  /** ハーモニー (11.33.1). */
  'vanguard.harmony': {
    run(g, c, _node, rows) {
      if (!g.same(c.source, c.sourceId)) return
      for (const row of rows) g.propose(harmonise, c.source, row)
    },
  },
}

/** 連波 (11.34.1): in those battles of the turn, from the first to the last of each pair (11.34.2). */
const inBattles = rule(
  '11.34.2',
  (n: number, pairs: readonly (readonly [number, number])[]): boolean =>
    pairs.some(([first, last]) => n >= first && n <= last),
  (n: number, pairs: readonly (readonly [number, number])[]): boolean => pairs[0]?.[0] === n,
)
const isInWave = rule('11.34.1', inBattles, () => true)

export const conditions: NonNullable<GameNodes['conditions']> = {
  'vanguard.wave': { holds: (g, _c, { battles }) => isInWave(battlesThisTurn(g), battles) },
  'vanguard.missed': { holds: (g) => missedVanguard(g) },
  'vanguard.success': {
    reads: [power],
    compile(tools, { n, still }) {
      if (still === true) {
        const those = tools.what(it)
        return (g, c) => stillReached(g, those.rows(g, c), n)
      }
      return (g, c) => {
        const rows = successful(g, c.controller, c.source, n)
        c.reasons?.push(...rows)
        return rows.length > 0
      }
    },
  },
}

/** 「～の能力を持つ」: an ability with that keyword, valid or not, each under its own clause if it has one. */
const having = {
  'limit-break': '11.6.2',
  'generation-break': '11.12.2',
  rescue: '11.17.1.2',
  'time-leap': null,
  'true-fight': '11.38.2',
  honour: '11.39.2',
  'two-blades': '11.40.1.1',
} as const satisfies Record<LabelOfAbility, VanguardClause | null>

/** Whether anything in the tree is of this kind, or says this keyword. */
function says(tree: unknown, label: string, number?: number): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  if (Array.isArray(tree)) return tree.some((each) => says(each, label, number))
  const { kind, word, n, labels, group } = tree as {
    kind?: unknown
    n?: unknown
    word?: unknown
    labels?: readonly string[]
    group?: unknown
  }
  const isNamed = kind === 'vanguard.keyword' && word === label && (number === undefined || n === number)
  if (kind === `vanguard.${label}` || isNamed || group === label) return true
  return labels?.includes(label) === true || Object.values(tree).some((each) => says(each, label, number))
}
const tests = new Map(
  Object.entries(having).map(([label, clause]) => {
    const said = (trees: readonly unknown[], n?: number): boolean =>
      trees.some((tree) => says(tree, label, n))
    return [label, clause === null ? said : rule(clause, said, () => true)]
  }),
)

export const features: NonNullable<GameNodes['features']> = {
  'vanguard.has': {
    reads: ['abilities'],
    test: (g, _c, row, _id, { label, n }) => tests.get(label)?.(treesOf(g, row), n) ?? false,
  },
}
