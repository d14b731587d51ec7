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
} from '@fudaba/kernel'
import '../grammar/nodes.ts'

/** Texts as trees, in short: what the sentences of cards mean, without the sentences. */

const reference = (to: Reference['to']): Reference => ({ kind: 'reference', to })
export const self = reference('self')
export const it = reference('it')
export const chosen = reference('chosen')

export const exactly = (amount: Amount): Quantity => ({ kind: 'exactly', amount, counter: '人' })
export const X: Amount = { kind: 'variable', name: 'X' }

/** A phrase; the last feature is its noun. */
export const phrase = (...features: readonly Feature[]): Selector => ({
  kind: 'selector',
  features: features.slice(0, -1),
  head: features[features.length - 1],
})
export const CHARACTER: Feature = { kind: 'type', type: 'character' }
export const PERMANENT: Feature = { kind: 'type', type: 'permanent' }
export const POWER: Feature = { kind: 'type', type: 'power' }
export const CARD: Feature = { kind: 'noun', noun: 'card' }
export const yours: Feature = { kind: 'owner', who: 'you' }
export const theirs: Feature = { kind: 'owner', who: 'opponent' }
export const inZone = (zone: string): Feature => ({ kind: 'zone', zone })
export const type = (word: string): Feature => ({ kind: 'type', type: word })
export const TARGET: Feature = { kind: 'aquarian-age.target' }
export const setOn = (character: Reference): Feature => ({ kind: 'aquarian-age.set-on', character })
export const weak = (attack: number): Feature => ({
  kind: 'number',
  characteristic: 'attack',
  comparison: { than: 'at-most', amount: attack },
})
export const some = (of: Selector, quantity: Quantity = exactly(1)): Selection => ({
  kind: 'selection',
  of,
  quantity,
})

export const aimAt = (of: Selector = phrase(CHARACTER), quantity?: Quantity): Effect => ({
  kind: 'choose',
  what: some(of, quantity),
  target: true,
})
export const act = (verb: string, what: Reference | Selection | Selector): Effect => ({
  kind: 'act',
  what,
  verb,
})
export const discard = (what: Reference | Selection | Selector): Effect => act('discard', what)
export const draw = (n: number): Effect => ({ kind: 'draw', quantity: exactly(n) })
export const change = (
  what: Reference | Selector,
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

export const sentences = (...all: readonly Effect[]): Effect => ({ kind: 'paragraph', sentences: all })
export const steps = (...all: readonly Effect[]): Effect => ({ kind: 'sequence', steps: all })
export const afterThat = (effect: Effect): Effect => ({ kind: 'then', effect })
export const when = (condition: Condition, effect: Effect): Effect => ({ kind: 'if', condition, effect })

/** What a project or a fast card does. */
export const does = (...all: readonly Effect[]): Ability => ({
  kind: 'instruction',
  effect: sentences(...all),
})
/** What a lasting card or a character says all the time. */
export const always = (effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'continuous',
  effect,
  ...more,
})
/** ≪名前≫[コスト]. */
export const effect = (
  name: string,
  cost: Amount,
  inside: Effect,
  timing: 'project' | 'fast' = 'fast',
): Ability => ({
  kind: 'activated',
  cost: [{ kind: 'pay', resource: 'power', amount: cost }],
  condition: { kind: 'time', period: timing },
  effect: { kind: 'aquarian-age.named', name, effect: inside },
})
/** …した時. */
export const on = (verb: string, inside: Effect, subject: Reference | Selector = self): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb, subject }] },
  effect: inside,
})
export const atMoment = (moment: string, inside: Effect): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'moment', moment },
  effect: inside,
})
export const defines = (inside: Effect): Ability => ({ kind: 'characteristic', effect: inside })
export const texts = (...abilities: readonly Ability[]) => ({ abilities })
