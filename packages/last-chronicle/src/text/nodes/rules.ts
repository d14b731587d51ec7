import { type Game, NONE } from '@fudaba/kernel/rules'
import type { Effect, GameNodes, Selector } from '@fudaba/kernel/text'
import type {} from '../../../grammar/nodes.ts'
import { attackCost, defenceCost } from '../../battle/attackers.ts'
import { layers, powerSet } from '../../board/characteristics.ts'
import { gainedBreakthrough } from '../../board/keywords.ts'
import { costFalls, costRises } from '../../changes/costChanges.ts'
import { handLimit } from '../../changes/handLimit.ts'
import { useAbility } from '../../changes/verdicts.ts'
import { powerWords } from '../../board/words.ts'

/** What texts say about costs, choices and limits for as long as they apply. */

const lasting = (duration: string | undefined) => (duration === undefined ? {} : { duration })

/** What is said of cards in the hand holds for them on the stack, where they are paid for (11.2.5). */
const alsoOnStack = (what: Selector): Selector => ({
  ...what,
  features: what.features.map((feature) =>
    feature.kind === 'zone' && feature.zone === 'hand'
      ? { kind: 'any', of: [feature, { kind: 'zone', zone: 'stack' }] }
      : feature,
  ),
})

/** Whether an ability is one that triggers. */
const waits = (g: Game, ability: number): boolean => {
  const { triggers, states } = g.book.abilities[ability]
  return triggers.length + states.length > 0
}

export const ruleNodes = {
  'last-chronicle.cost': {
    lasting(tools, { what, sign, amount }) {
      const fits = tools.test(alsoOnStack(what))
      const number = tools.amount(amount)
      return [
        {
          kind: 'answer',
          query: sign === '-' ? costFalls : costRises,
          applies: (g, effect, asker) => tools.applies(g, effect) && fits(g, effect, asker),
          answer: (g, effect, _asker, _subject, value) => value + number(g, effect, NONE),
        },
      ]
    },
  },
  'last-chronicle.fee': {
    lasting(tools, { amount, way }) {
      const number = tools.amount(amount)
      return [
        {
          kind: 'answer',
          query: way === 'attack' ? attackCost : defenceCost,
          applies: (g, effect, asker) => tools.concerns(g, effect, asker),
          answer: (g, effect, asker, _subject, value) => value + number(g, effect, asker),
        },
      ]
    },
  },
  'last-chronicle.hand-limit': {
    lasting(tools, { who, amount }) {
      const players = tools.players(who)
      const number = tools.amount(amount)
      return [
        {
          kind: 'answer',
          query: handLimit,
          applies: (g, effect, _asker, player) =>
            tools.applies(g, effect) && players(g, effect).some((each) => each === player),
          answer: (g, effect) => number(g, effect, NONE),
        },
      ]
    },
  },
  'last-chronicle.does-not': {
    means: ({ event, duration }): Effect => ({ kind: 'prohibit', event, ...lasting(duration) }),
  },
  'last-chronicle.not-chosen': {
    means: ({ what, by, duration }): Effect => ({
      kind: 'prohibit',
      event: { kind: 'event', verb: 'chosen', subject: what, ...(by !== undefined && { player: by }) },
      ...lasting(duration),
    }),
  },
  'last-chronicle.no-triggers': {
    lasting: (tools) => [
      {
        kind: 'verdict',
        query: useAbility,
        says: 'forbid',
        applies: (g, effect, asker, ability) => waits(g, ability) && tools.concerns(g, effect, asker),
      },
    ],
  },
  'last-chronicle.divide': {
    means: ({ what, characteristic, sign, amount }): Effect => ({
      kind: 'modify',
      what,
      changes: [{ kind: 'add', characteristic, sign, amount }],
      divided: true,
    }),
  },
  'last-chronicle.breakthrough': {
    lasting(tools, { amount }) {
      const number = tools.amount(amount)
      return [
        {
          kind: 'grant',
          layer: layers.general,
          fragile: typeof amount !== 'number',
          abilities: (g, effect) => gainedBreakthrough(number(g, effect, NONE)),
        },
      ]
    },
  },
  'last-chronicle.gain-power': {
    lasting: (_tools, { power }) => [
      {
        kind: 'value',
        layer: layers.general,
        of: powerSet,
        modify: (_g, _effect, _row, set) => powerWords.add(set, powerWords.word(power)),
      },
    ],
  },
  // It is looked at before the game, as decks are built (8.1.2).
  'last-chronicle.any-number': { lasting: () => [] },
} satisfies NonNullable<GameNodes['effects']>
