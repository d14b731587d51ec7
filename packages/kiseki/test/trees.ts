import type {
  Ability,
  Amount,
  Effect,
  Feature,
  Quantity,
  Reference,
  Selection,
  Selector,
} from '@fudaba/kernel'

/** Texts as trees, in short: what the sentences of cards mean, without the sentences. */

const reference = (to: Reference['to']): Reference => ({ kind: 'reference', to })
export const self = reference('self')
export const it = reference('it')

export const exactly = (amount: Amount): Quantity => ({ kind: 'exactly', amount, counter: 'things' })
export const X: Amount = { kind: 'variable', name: 'X' }

/** A phrase; the last feature is its noun. */
export const phrase = (...features: readonly Feature[]): Selector => ({
  kind: 'selector',
  features: features.slice(0, -1),
  head: features[features.length - 1],
})
export const UNIT: Feature = { kind: 'type', type: 'UNIT' }
export const EVENT: Feature = { kind: 'type', type: 'EVENT' }
export const CARD: Feature = { kind: 'noun', noun: 'card' }
export const yours: Feature = { kind: 'owner', who: 'you' }
export const cheap = (cp: number): Feature => ({
  kind: 'number',
  characteristic: 'cp',
  comparison: { than: 'at-most', amount: cp },
})
export const some = (of: Selector, quantity: Quantity = exactly(1)): Selection => ({
  kind: 'selection',
  of,
  quantity,
})

/** …を1つ対象とし、 */
export const target = (of: Selector, quantity?: Quantity): Effect => ({
  kind: 'choose',
  what: some(of, quantity),
  target: true,
})
export const stun = (what: Reference | Selection): Effect => ({ kind: 'act', what, verb: 'stun' })
export const discard = (what: Selection): Effect => ({ kind: 'discard', what })
export const destroy = (what: Reference): Effect => ({ kind: 'act', what, verb: 'destroy' })
export const gainBond = (amount: Amount): Effect => ({
  kind: 'count',
  verb: 'gain',
  amount,
  resource: 'bond',
})
/** それはこのターン中+n/+0を得る。 */
export const strengthen = (what: Reference, amount: Amount): Effect => ({
  kind: 'modify',
  what,
  changes: [{ kind: 'add', characteristic: 'str', sign: '+', amount }],
  duration: 'turn',
})
export const sentences = (...all: Effect[]): Effect => ({ kind: 'paragraph', sentences: all })
export const steps = (...all: readonly Effect[]): Effect => ({ kind: 'sequence', steps: all })

/** What an EVENT or an art does. */
export const does = (effect: Effect): Ability => ({ kind: 'instruction', effect })
/** ・(コスト):(効果) */
export const craft = (cost: readonly Effect[], effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'activated',
  cost: cost.map((each) => ({ kind: 'do', effect: each })),
  effect,
  ...more,
})
export const payEp = (amount: number): NonNullable<Ability['cost']>[number] => ({
  kind: 'pay',
  resource: 'ep',
  amount,
})
export const turnSelf: Effect = { kind: 'turn', what: self, verb: 'action' }
/** ・これが場に出た時、 */
export const whenEnters = (effect: Effect): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb: 'enter', subject: self }] },
  effect,
})
