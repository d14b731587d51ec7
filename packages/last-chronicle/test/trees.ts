import { trees } from '@fudaba/kernel/testing'
import type { Ability, Amount, Effect, Feature, Reference, Selection, Selector } from '@fudaba/kernel/text'

/** Texts as trees, in short: what the sentences of cards mean, without the sentences. */

export const {
  CARD,
  X,
  chosen,
  does,
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

export const UNIT: Feature = { kind: 'type', type: 'unit' }
export const weak = (power: number): Feature => trees.atMost('power', power)

/** …を1体選び、 */
export const choose = trees.target
export const destroy = (what: Reference | Selection | Selector): Effect => trees.act('destroy', what)
export const sacrificeSelf: Effect = { kind: 'act', what: self, verb: 'sacrifice' }
export const wipe = (what: Reference): Effect => ({ kind: 'turn', what, verb: 'wipe' })
export const recover = (what: Reference): Effect => ({ kind: 'turn', what, verb: 'recover' })
export const gainLife = (amount: Amount): Effect => trees.gain('life', amount)
export const put = (what: Reference | Selection, zone: string): Effect => ({
  kind: 'move',
  what,
  verb: 'put',
  to: { zone },
})
/** ターンの終わりまでパワー+n。 */
export const strengthen = (what: Reference | Selector, amount: Amount, duration = true): Effect =>
  trees.add(what, 'power', amount, duration ? 'turn' : undefined)
export const may = (effect: Effect): Effect => ({ kind: 'may', effect })

/** 「コスト:効果。」 */
export const action = trees.activated
/** このカードが戦場に配置されたとき、 */
export const whenEnters = (effect: Effect, more: Partial<Ability> = {}): Ability =>
  trees.on('enter', effect, self, more)
/** カードが戦場に配置されるたび、 */
export const whenever = (verb: string, subject: Selector, effect: Effect): Ability =>
  trees.on(verb, effect, subject)
export const field = (effect: Effect): Ability => ({ kind: 'continuous', effect })
