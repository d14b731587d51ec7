import { trees } from '@fudaba/kernel/testing'
import type { Ability, Condition, Effect, Feature, What } from '@fudaba/kernel/text'

/** Texts as trees, in short: what the sentences of cards mean, without the sentences. */

export const {
  act,
  activated,
  always,
  draw,
  exactly,
  it,
  phrase,
  self,
  sentences,
  some,
  steps,
  theirs,
  upTo,
  yours,
} = trees

export const noun = (word: string): Feature => ({ kind: 'noun', noun: word })
export const zone = trees.inZone
export const state = (word: string): Feature => ({ kind: 'state', state: word })
export const strengthen = (what: What, amount: number, duration?: string): Effect =>
  trees.add(what, 'power', amount, duration)
export const whenever = (condition: Condition, effect: Effect): Effect => ({ kind: 'if', condition, effect })
export const cards = (feature: Feature, atLeast: number): Condition => ({
  kind: 'count',
  of: phrase(yours, feature, noun('card')),
  comparison: { than: 'at-least', amount: atLeast },
})

/** 【自】: at a moment; when something happens to this. */
export const at = trees.atMoment
export const when = (verb: string, effect: Effect, more: Partial<Ability> = {}): Ability =>
  trees.on(verb, effect, self, more)
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
