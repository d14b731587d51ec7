import type { Ability, Condition, Effect, Feature, Reference, Selector } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { everywhere } from '../nodes/reach.ts'

/** The icon crafts whose text the nodes can say, as trees. */

type Icon = Extract<Effect, { kind: 'kiseki.icon' }>
const reference = (to: Reference['to']): Reference => ({ kind: 'reference', to })
const self = reference('self')
const it = reference('it')
const phrase = (...features: readonly Feature[]): Selector => ({
  kind: 'selector',
  features: features.slice(0, -1),
  head: features[features.length - 1],
})
const UNIT: Feature = { kind: 'type', type: 'UNIT' }
const yours: Feature = { kind: 'owner', who: 'you' }
const other: Feature = { kind: 'other' }
const ready: Feature = { kind: 'state', state: 'ready' }
const linked: Feature = { kind: 'state', state: 'linked' }
const unlinked: Feature = { kind: 'except', feature: linked }
const without = (keyword: string): Feature => ({ kind: 'keyword', keyword, not: true })
const is = (what: Reference, ...features: readonly Feature[]): Condition => ({
  kind: 'is',
  what,
  as: phrase(...features),
})
const iconOf = (inside: Effect): Icon => {
  if (inside.kind !== 'kiseki.icon') throw new Error(`${inside.kind} stands inside of no icon craft`)
  return inside
}

/** 【帰属】 (1404): of all who take part in the first attack. */
export const belonging: Ability = {
  kind: 'triggered',
  trigger: {
    kind: 'event',
    of: [
      {
        kind: 'event',
        verb: 'attack',
        subject: phrase(yours, UNIT),
        nth: 1,
        within: 'turn',
        quantity: { kind: 'at-least', amount: 1, counter: 'things' },
      },
    ],
  },
  effect: { kind: 'kiseki.copy-organisations', what: self, from: reference('those'), duration: 'turn' },
}

/** 【武術】 (1406). */
export const martial: Ability = {
  kind: 'continuous',
  effect: {
    kind: 'kiseki.against',
    what: self,
    with: phrase(without('martial'), UNIT),
    str: { sign: '+', amount: 1 },
    def: { sign: '+', amount: 1 },
  },
}

const mayLink = (condition: Condition, effect: Effect): Effect => ({
  kind: 'if',
  condition: { kind: 'and', of: [is(self, ready, unlinked, UNIT), condition] },
  effect: { kind: 'may', effect },
})
const linkWith = (partner: Reference): Effect => ({ kind: 'kiseki.tactical-link', what: self, with: partner })

/** 【戦術リンク】 (1408): with the UNIT that entered; if it was this one, with another that is chosen. */
export const tacticalLinking: Ability = {
  kind: 'triggered',
  trigger: {
    kind: 'event',
    of: [
      { kind: 'event', verb: 'enter', subject: self },
      { kind: 'event', verb: 'enter', subject: phrase(yours, other, without('covert'), UNIT) },
    ],
  },
  effect: {
    kind: 'paragraph',
    sentences: [
      mayLink(is(it, ready, unlinked, other, UNIT), linkWith(it)),
      mayLink(is(it, { kind: 'except', feature: other }, UNIT), {
        kind: 'sequence',
        steps: [
          {
            kind: 'choose',
            what: {
              kind: 'selection',
              of: phrase(yours, other, ready, unlinked, without('covert'), UNIT),
              quantity: { kind: 'exactly', amount: 1, counter: 'things' },
            },
          },
          linkWith(reference('chosen')),
        ],
      }),
    ],
  },
}

/** 【高揚「…」】 (1409). */
export function elation(inside: Effect): Ability {
  const { craft } = iconOf(inside)
  if (craft === undefined) throw new Error('an elation has a craft inside')
  return everywhere({
    kind: 'continuous',
    effect: {
      kind: 'if',
      condition: {
        kind: 'value',
        of: phrase(yours),
        characteristic: 'bond',
        comparison: { than: 'at-most', amount: 20 },
      },
      effect: { kind: 'kiseki.grant-everywhere', what: self, craft },
    },
  })
}

/** 【体制崩し】 (1410). */
export const upheaval: Ability = {
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb: 'attack', subject: self }] },
  effect: {
    kind: 'turn',
    what: phrase({ kind: 'kiseki.met', by: self, verb: 'attack' }, UNIT),
    verb: 'action',
  },
}

/** 【搭乗X】 (1411). */
export function boarding(inside: Effect): Ability {
  const { amount = 0 } = iconOf(inside)
  const isUnit: Feature = { kind: 'type', type: 'ITEM-UNIT' }
  return {
    kind: 'activated',
    cost: [
      {
        kind: 'do',
        effect: {
          kind: 'kiseki.board',
          what: {
            kind: 'selection',
            of: phrase(yours, ready, UNIT),
            quantity: { kind: 'up-to', amount: 2, counter: 'things' },
            sum: { characteristic: 'cp', comparison: { than: 'at-least', amount } },
          },
          onto: self,
        },
      },
    ],
    effect: { kind: 'kiseki.become', what: self, type: 'ITEM-UNIT' },
    riders: [{ kind: 'only-if', condition: { kind: 'is', what: self, as: phrase(isUnit), not: true } }],
  }
}

/** 【魔法】 (1412). */
export const magic: Ability = {
  kind: 'activated',
  cost: [{ kind: 'do', effect: { kind: 'act', what: self, verb: 'stun' } }],
  effect: {
    kind: 'delayed',
    trigger: { kind: 'moment', moment: 'recovery-start' },
    effect: { kind: 'act', what: self, verb: 'recover' },
  },
}

/** 【人形】 (1416): what the card is, in every zone. */
export const doll: Ability = {
  kind: 'characteristic',
  effect: { kind: 'kiseki.become', what: self, type: 'ITEM-UNIT', everywhere: true },
}
