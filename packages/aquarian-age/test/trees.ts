import { trees } from '@fudaba/kernel/testing'
import type {
  Ability,
  Amount,
  Condition,
  Effect,
  Event,
  Feature,
  Quantity,
  Reference,
  Selection,
  Selector,
} from '@fudaba/kernel/text'
import '../grammar/nodes.ts'

/** Texts as trees, in short: what the sentences of cards mean, without the sentences. */

export const {
  CARD,
  X,
  act,
  always,
  atMoment,
  chosen,
  draw,
  exactly,
  inZone,
  it,
  on,
  phrase,
  self,
  sentences,
  some,
  steps,
  theirs,
  yours,
} = trees

export const CHARACTER: Feature = { kind: 'type', type: 'character' }
export const PERMANENT: Feature = { kind: 'type', type: 'permanent' }
export const POWER: Feature = { kind: 'type', type: 'power' }
export const type = (word: string): Feature => ({ kind: 'type', type: word })
export const TARGET: Feature = { kind: 'aquarian-age.target' }
export const setOn = (character: Reference): Feature => ({ kind: 'aquarian-age.set-on', character })
export const weak = (attack: number): Feature => trees.atMost('attack', attack)

export const aimAt = (of: Selector = phrase(CHARACTER), quantity?: Quantity): Effect =>
  trees.target(of, quantity)
export const discard = (what: Reference | Selection | Selector): Effect => act('discard', what)
export const change = trees.add
export const damage = (what: Reference | Selector, amount: Amount, mental?: true): Effect => ({
  kind: 'aquarian-age.damage',
  what,
  amount,
  ...(mental === undefined ? {} : { mental }),
})
export const negate = (
  whose: Reference | Selector,
  of: 'effects' | 'abilities' | 'skills' | 'all',
  duration?: string,
): Effect => ({ kind: 'aquarian-age.negate', whose, of, ...(duration === undefined ? {} : { duration }) })
export const prohibit = (event: Omit<Event, 'kind'>, duration?: string): Effect => ({
  kind: 'prohibit',
  event: { kind: 'event', ...event },
  ...(duration === undefined ? {} : { duration }),
})
export const permit = (event: Omit<Event, 'kind'>, duration?: string): Effect => ({
  kind: 'permit',
  event: { kind: 'event', ...event },
  ...(duration === undefined ? {} : { duration }),
})

export const afterThat = (effect: Effect): Effect => ({ kind: 'then', effect })
export const when = (condition: Condition, effect: Effect): Effect => ({ kind: 'if', condition, effect })

/** What a project or a fast card does. */
export const does = (...all: readonly Effect[]): Ability => trees.does(sentences(...all))
/** 1:…. */
export const effect = (cost: Amount, inside: Effect, timing: 'project' | 'fast' = 'fast'): Ability => ({
  kind: 'activated',
  cost: [{ kind: 'pay', resource: 'power', amount: cost }],
  effect: inside,
  ...(timing === 'project' && { riders: [{ kind: 'only-during', period: 'project' }] }),
})
export const defines = (inside: Effect): Ability => ({ kind: 'characteristic', effect: inside })
export const texts = (...abilities: readonly Ability[]) => ({ abilities })
