import type { Ability } from '../tree/abilities.ts'
import type { Amount, Quantity } from '../tree/amounts.ts'
import type { Effect } from '../tree/effects.ts'
import type { Feature, Reference, Selection, Selector, What } from '../tree/selectors.ts'

/** Texts as trees, in short: what the sentences of cards mean, without the sentences. */

const reference = (to: Reference['to']): Reference => ({ kind: 'reference', to })
/** The card itself. */
export const self = reference('self')
/** What was spoken of last. */
export const it = reference('it')
/** What was chosen. */
export const chosen = reference('chosen')

/** So many, no fewer. */
export const exactly = (amount: Amount): Quantity => ({ kind: 'exactly', amount, counter: 'things' })
/** So many or fewer. */
export const upTo = (amount: Amount): Quantity => ({ kind: 'up-to', amount, counter: 'things' })
/** The number X of the text. */
export const X: Amount = { kind: 'variable', name: 'X' }

/** A phrase; the last feature is its noun. */
export const phrase = (...features: readonly Feature[]): Selector => ({
  kind: 'selector',
  features: features.slice(0, -1),
  head: features[features.length - 1],
})
/** A card, whatever it is. */
export const CARD: Feature = { kind: 'noun', noun: 'card' }
/** Of whoever controls the text. */
export const yours: Feature = { kind: 'owner', who: 'you' }
/** Of the opponent. */
export const theirs: Feature = { kind: 'owner', who: 'opponent' }
/** That lies in this zone. */
export const inZone = (zone: string): Feature => ({ kind: 'zone', zone })
/** Of which this number is at most so much. */
export const atMost = (characteristic: string, amount: Amount): Feature => ({
  kind: 'number',
  characteristic,
  comparison: { than: 'at-most', amount },
})
/** So many of these; one if no quantity is given. */
export const some = (of: Selector, quantity: Quantity = exactly(1)): Selection => ({
  kind: 'selection',
  of,
  quantity,
})

/** Targets are chosen. */
export const target = (of: Selector, quantity?: Quantity): Effect => ({
  kind: 'choose',
  what: some(of, quantity),
  target: true,
})
/** A verb of the game, done to objects. */
export const act = (verb: string, what: What): Effect => ({ kind: 'act', what, verb })
/** Draw so many cards. */
export const draw = (n = 1): Effect => ({ kind: 'draw', quantity: exactly(n) })
/** Gain so much of a resource. */
export const gain = (resource: string, amount: Amount): Effect => ({
  kind: 'count',
  verb: 'gain',
  amount,
  resource,
})
/** Add to a number of objects, or take from it, for a duration. */
export const add = (
  what: What,
  characteristic: string,
  amount: Amount,
  duration?: string,
  sign: '+' | '-' = '+',
): Effect => ({
  kind: 'modify',
  what,
  changes: [{ kind: 'add', characteristic, sign, amount }],
  ...(duration === undefined ? {} : { duration }),
})
/** Sentences one after the other. */
export const sentences = (...all: Effect[]): Effect => ({ kind: 'paragraph', sentences: all })
/** Steps of one sentence. */
export const steps = (...all: readonly Effect[]): Effect => ({ kind: 'sequence', steps: all })

/** What a card does that is carried out once. */
export const does = (effect: Effect): Ability => ({ kind: 'instruction', effect })
/** An ability that always applies. */
export const always = (effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'continuous',
  effect,
  ...more,
})
/** An ability that is used by paying a cost. */
export const activated = (cost: readonly Effect[], effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'activated',
  cost: cost.map((each) => ({ kind: 'do', effect: each })),
  effect,
  ...more,
})
/** When this happens to the card itself, or to these. */
export const on = (
  verb: string,
  effect: Effect,
  subject: Reference | Selector = self,
  more: Partial<Ability> = {},
): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb, subject }] },
  effect,
  ...more,
})
/** An ability that triggers at a moment. */
export const atMoment = (moment: string, effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'moment', moment },
  effect,
  ...more,
})
