import type { Amount, Effect, Feature, GameNodes, Selector } from '@fudaba/kernel/text'
import { ofSkill } from '../../changes/damageSources.ts'
import { deals } from '../lexicon/doing.ts'

/** Costs and charges with a number behind them (10.16 to 10.18, 10.30), and rescue (11.17). */

/** Of whoever the sentence is about: each fighter blasts his own. */
const own: Feature = { kind: 'owner', who: 'self' }
const inZone = (zone: string): Feature => ({ kind: 'zone', zone })
const state = (word: string): Feature => ({ kind: 'state', state: word })
const anyCard: Selector = { kind: 'selector', features: [], head: { kind: 'noun', noun: 'card' } }

/** So many cards of the own zone, of those that fit. */
const some = (
  verb: string,
  amount: Amount,
  { features, head }: Selector,
  ...where: readonly Feature[]
): Effect => ({
  kind: 'act',
  what: {
    kind: 'selection',
    of: { kind: 'selector', features: [own, ...where, ...features], head },
    quantity: { kind: 'exactly', amount, counter: 'cards' },
  },
  verb,
})

/** [○-条件]: only cards that fit (10.16.1.1, 10.17.1.1). */
const only = (of: Selector | undefined, blast: 'counter-blast' | 'soul-blast'): Selector =>
  of === undefined ? anyCard : { ...anyCard, features: [{ kind: 'vanguard.fitting', of, blast }] }

export const blasts: NonNullable<GameNodes['effects']> = {
  'vanguard.counter-blast': {
    means: ({ amount, of }) =>
      some('counter-blast', amount, only(of, 'counter-blast'), inZone('damage'), state('face-up')),
  },
  'vanguard.soul-blast': {
    means: ({ amount, of }) => some('soul-blast', amount, only(of, 'soul-blast'), inZone('soul')),
  },
  'vanguard.counter-charge': {
    means: ({ amount }) => some('counter-charge', amount, anyCard, inZone('damage'), state('face-down')),
  },
  'vanguard.soul-charge': {
    means: ({ amount }) => ({ kind: 'count', verb: 'soul-charge', amount, resource: 'soul' }),
  },
  'vanguard.damage': {
    means: ({ who, amount }) => ({
      kind: 'by',
      player: who,
      effect: { kind: 'count', verb: 'damage', amount, resource: 'damage' },
    }),
  },
  'vanguard.damage-to': {
    compile(tools, { amount }) {
      const number = tools.amount(amount)
      return {
        run(g, c, rows) {
          for (const row of rows) deals(g, g.controller(row), number(g, c), ofSkill(c.source))
        },
      }
    },
  },
  /** 救援(N): so many cards are healed, then the own vanguard takes as much damage (11.17.1.1). */
  'vanguard.rescue': {
    means: ({ amount }) => ({
      kind: 'sequence',
      steps: [
        some('heal', amount, anyCard, inZone('damage')),
        { kind: 'count', verb: 'damage', amount, resource: 'damage' },
      ],
    }),
  },
}
