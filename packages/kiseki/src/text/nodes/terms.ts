import { EffectCell, type Game } from '@fudaba/kernel/rules'
import type { Effect, GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { board, canBeBoarded } from '../../changes/boarding.ts'
import { rule, direct } from '../../book.ts'
import { def, layers, str, typesOf } from '../../board/characteristics.ts'
import { opponentsOf } from '../../battle/fightingUnits.ts'
import { canLink, tacticalLink } from '../../changes/tacticalLink.ts'
import { attackDemands } from '../../changes/verdicts.ts'
import { types } from '../../board/words.ts'
import { everywhere } from './reach.ts'

/** Verbs of chapter 1300 and of the icon crafts that have parts of their own. */

type Effects = NonNullable<GameNodes['effects']>
type Node<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/** 計画 (1323): any of the cards under the deck, the rest back on top, both in any order. */
const planned = ({ amount }: Node<'kiseki.plan'>): Effect => ({
  kind: 'sequence',
  steps: [
    {
      kind: 'look',
      from: { zone: 'deck', place: 'top' },
      quantity: { kind: 'exactly', amount, counter: 'cards' },
    },
    {
      kind: 'move',
      what: {
        kind: 'selection',
        from: { kind: 'reference', to: 'seen' },
        quantity: { kind: 'any', counter: 'cards' },
      },
      verb: 'put',
      to: { zone: 'deck', place: 'bottom' },
      ordered: true,
    },
    {
      kind: 'move',
      what: { kind: 'reference', to: 'rest' },
      verb: 'put',
      to: { zone: 'deck', place: 'top' },
      ordered: true,
    },
  ],
})

/** …と戦闘中+1/+1: once for each such UNIT in battle with it (1406). */
const against: Effects['kiseki.against'] = {
  lasting(tools, { with: others, str: byStr, def: byDef }) {
    const fits = tools.test(others)
    const reads = tools.scope.reads(others)
    return (
      [
        [str, byStr],
        [def, byDef],
      ] as const
    ).map(([of, { sign, amount }]) => {
      const number = tools.amount(amount)
      return {
        kind: 'value',
        layer: layers.numbers,
        of,
        reads,
        modify(g, effect, row, value) {
          const times = opponentsOf(g, row).filter((other) => fits(g, effect, other)).length
          return times === 0 ? value : value + (sign === '+' ? 1 : -1) * times * number(g, effect, row)
        },
      }
    })
  },
}

/** A card type as the lexicon calls it, as the types that it is made of. */
const typesNamed = (word: string): number => types.of(...word.split('-'))

/** Only what applied before it is cancelled (1325.1a) … */
const cameBefore = rule(
  '1325.1a',
  (g: Game, other: number, effect: number): boolean =>
    g.effect(other, EffectCell.since) < g.effect(effect, EffectCell.since),
  () => true,
)
/** … and that in each layer in which it works (1325.1b). */
direct('1325.1b')

export const termNodes = {
  'kiseki.icon': {
    means: (node) => ({
      kind: 'grant',
      what: { kind: 'reference', to: 'self' },
      gains: [
        {
          kind: 'ability',
          ability: {
            kind: 'keywords',
            keywords: [node.keyword],
            effect: { kind: 'paragraph', sentences: [node] },
          },
        },
      ],
    }),
  },
  'kiseki.plan': { means: planned },
  'kiseki.tactical-link': {
    compile(tools, { with: partner }) {
      const others = tools.what(partner)
      return {
        // The partner may still have to be chosen.
        can(g, c, rows) {
          const partners = others.rows(g, c)
          return rows.some((row) => partners.length === 0 || partners.some((other) => canLink(g, row, other)))
        },
        run(g, c, [row]) {
          const other = others.rows(g, c).find((each) => row !== undefined && canLink(g, row, each))
          if (other !== undefined) g.propose(tacticalLink, row, other)
        },
      }
    },
  },
  'kiseki.board': {
    compile(tools, { onto }) {
      const items = tools.what(onto)
      return {
        can: (g, c, rows) => rows.length > 0 && items.rows(g, c).some((item) => canBeBoarded(g, item)),
        run(g, c, rows) {
          const [item] = items.rows(g, c)
          for (const row of rows) g.propose(board, row, item)
        },
      }
    },
  },
  'kiseki.does-not': {
    means: ({ event, duration }) => ({
      kind: 'prohibit',
      event,
      ...(duration !== undefined && { duration }),
    }),
  },
  'kiseki.become': {
    lasting: (_tools, { type }) => [
      {
        kind: 'value',
        layer: layers.words,
        of: typesOf,
        sets: true,
        modify: () => typesNamed(type),
      },
    ],
  },
  'kiseki.grant-everywhere': {
    means: ({ what, craft }) => ({
      kind: 'grant',
      what,
      gains: [{ kind: 'ability', ability: everywhere(craft) }],
    }),
  },
  'kiseki.control': {
    means: ({ what, duration }) => {
      const takes: Effect = { kind: 'act', what, verb: 'control' }
      return duration === undefined ? takes : { kind: 'during', duration, effect: takes }
    },
  },
  'kiseki.attack-demands': {
    lasting(tools, { amount }) {
      const number = tools.amount(amount)
      return [
        {
          kind: 'answer',
          query: attackDemands,
          applies: (g, effect, asker) => tools.concerns(g, effect, asker),
          answer: (g, effect, asker, _subject, value) => value + number(g, effect, asker),
        },
      ]
    },
  },
  'kiseki.against': against,
  'kiseki.cancel-effects': {
    // Those that came before it, and only for the card it is on.
    lasting: (tools) => [
      {
        kind: 'cancel',
        cancels: (g, effect, other, object) =>
          cameBefore(g, other, effect) && tools.concerns(g, effect, object),
      },
    ],
  },
} satisfies Effects
