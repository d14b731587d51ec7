import { trees } from '@fudaba/kernel/testing'
import type { Ability, Amount, Effect, Feature, Reference, Selection } from '@fudaba/kernel/text'

/** Texts as trees, in short: what the sentences of cards mean, without the sentences. */

export const { CARD, X, does, exactly, it, phrase, self, sentences, some, steps, target, yours } = trees

export const UNIT: Feature = { kind: 'type', type: 'UNIT' }
export const EVENT: Feature = { kind: 'type', type: 'EVENT' }
export const cheap = (cp: number): Feature => trees.atMost('cp', cp)

export const stun = (what: Reference | Selection): Effect => trees.act('stun', what)
export const discard = (what: Selection): Effect => ({ kind: 'discard', what })
export const destroy = (what: Reference): Effect => trees.act('destroy', what)
export const gainBond = (amount: Amount): Effect => trees.gain('bond', amount)
/** それはこのターン中+n/+0を得る。 */
export const strengthen = (what: Reference, amount: Amount): Effect => trees.add(what, 'str', amount, 'turn')

/** ・(コスト):(効果) */
export const craft = trees.activated
export const payEp = (amount: number): NonNullable<Ability['cost']>[number] => ({
  kind: 'pay',
  resource: 'ep',
  amount,
})
export const turnSelf: Effect = { kind: 'turn', what: self, verb: 'action' }
/** ・これが場に出た時、 */
export const whenEnters = (effect: Effect): Ability => trees.on('enter', effect)
