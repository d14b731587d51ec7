import type {
  Ability,
  Condition,
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

export const exactly = (amount: number): Quantity => ({ kind: 'exactly', amount, counter: 'cards' })
export const upTo = (amount: number): Quantity => ({ kind: 'up-to', amount, counter: 'cards' })
/** A phrase; the last feature is its noun. */
export const phrase = (...features: readonly Feature[]): Selector => ({
  kind: 'selector',
  features: features.slice(0, -1),
  head: features[features.length - 1],
})
export const noun = (word: string): Feature => ({ kind: 'noun', noun: word })
export const yours: Feature = { kind: 'owner', who: 'you' }
export const theirs: Feature = { kind: 'owner', who: 'opponent' }
export const zone = (word: string): Feature => ({ kind: 'zone', zone: word })
export const state = (word: string): Feature => ({ kind: 'state', state: word })
export const some = (of: Selector, quantity: Quantity = exactly(1)): Selection => ({
  kind: 'selection',
  of,
  quantity,
})
export const draw = (n = 1): Effect => ({ kind: 'draw', quantity: exactly(n) })
export const act = (verb: string, what: Reference | Selection): Effect => ({ kind: 'act', what, verb })
export const strengthen = (
  what: Reference | Selection | Selector,
  amount: number,
  duration?: string,
): Effect => ({
  kind: 'modify',
  what,
  changes: [{ kind: 'add', characteristic: 'power', sign: '+', amount }],
  ...(duration === undefined ? {} : { duration }),
})
export const sentences = (...all: readonly Effect[]): Effect => ({ kind: 'paragraph', sentences: all })
export const steps = (...all: readonly Effect[]): Effect => ({ kind: 'sequence', steps: all })
export const whenever = (condition: Condition, effect: Effect): Effect => ({ kind: 'if', condition, effect })
export const cards = (feature: Feature, atLeast: number): Condition => ({
  kind: 'count',
  of: phrase(yours, feature, noun('card')),
  comparison: { than: 'at-least', amount: atLeast },
})

/** 【自】: at a moment; when something happens to this. */
export const at = (moment: string, effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'moment', moment },
  effect,
  ...more,
})
export const when = (verb: string, effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb, subject: self }] },
  effect,
  ...more,
})
/** 【起】 and 【永】. */
export const activated = (cost: readonly Effect[], effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'activated',
  cost: cost.map((each) => ({ kind: 'do', effect: each })),
  effect,
  ...more,
})
export const always = (effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'continuous',
  effect,
  ...more,
})
/** CB(n), SB(n). */
export const counterBlast = (n: number, ...more: readonly Feature[]): Effect => ({
  kind: 'act',
  what: some(phrase(yours, zone('damage'), state('face-up'), ...more, noun('card')), exactly(n)),
  verb: 'counter-blast',
})
export const counterCharge = (n: number): Effect => ({
  kind: 'act',
  what: some(phrase(yours, zone('damage'), state('face-down'), noun('card')), exactly(n)),
  verb: 'counter-charge',
})
export const soulBlast = (n: number): Effect => ({
  kind: 'act',
  what: some(phrase(yours, zone('soul'), noun('card')), exactly(n)),
  verb: 'soul-blast',
})
export const grade = (n: number): Feature => ({
  kind: 'number',
  characteristic: 'grade',
  comparison: { than: 'exactly', amount: n },
})

export const discard = (n = 1): Effect => ({
  kind: 'discard',
  what: some(phrase(yours, zone('hand'), noun('card')), exactly(n)),
})
