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
export const chosen = reference('chosen')

export const exactly = (amount: Amount): Quantity => ({ kind: 'exactly', amount, counter: 'things' })
export const upTo = (amount: Amount): Quantity => ({ kind: 'up-to', amount, counter: 'things' })
export const X: Amount = { kind: 'variable', name: 'X' }

/** A phrase; the last feature is its noun. */
export const phrase = (...features: readonly Feature[]): Selector => ({
  kind: 'selector',
  features: features.slice(0, -1),
  head: features[features.length - 1],
})
export const UNIT: Feature = { kind: 'type', type: 'unit' }
export const CARD: Feature = { kind: 'noun', noun: 'card' }
export const yours: Feature = { kind: 'owner', who: 'you' }
export const theirs: Feature = { kind: 'owner', who: 'opponent' }
export const weak = (power: number): Feature => ({
  kind: 'number',
  characteristic: 'power',
  comparison: { than: 'at-most', amount: power },
})
export const some = (of: Selector, quantity: Quantity = exactly(1)): Selection => ({
  kind: 'selection',
  of,
  quantity,
})

/** …を1体選び、 */
export const choose = (of: Selector, quantity?: Quantity): Effect => ({
  kind: 'choose',
  what: some(of, quantity),
  target: true,
})
export const destroy = (what: Reference | Selection | Selector): Effect => ({
  kind: 'act',
  what,
  verb: 'destroy',
})
export const sacrificeSelf: Effect = { kind: 'act', what: self, verb: 'sacrifice' }
export const wipe = (what: Reference): Effect => ({ kind: 'turn', what, verb: 'wipe' })
export const recover = (what: Reference): Effect => ({ kind: 'turn', what, verb: 'recover' })
export const gainLife = (amount: Amount): Effect => ({
  kind: 'count',
  verb: 'gain',
  amount,
  resource: 'life',
})
export const draw = (n: number): Effect => ({ kind: 'draw', quantity: exactly(n) })
export const put = (what: Reference | Selection, zone: string): Effect => ({
  kind: 'move',
  what,
  verb: 'put',
  to: { zone },
})
/** ターンの終わりまでパワー+n。 */
export const strengthen = (what: Reference | Selector, amount: Amount, duration = true): Effect => ({
  kind: 'modify',
  what,
  changes: [{ kind: 'add', characteristic: 'power', sign: '+', amount }],
  ...(duration ? { duration: 'turn' } : {}),
})
export const sentences = (...all: Effect[]): Effect => ({ kind: 'paragraph', sentences: all })
export const steps = (...all: readonly Effect[]): Effect => ({ kind: 'sequence', steps: all })
export const may = (effect: Effect): Effect => ({ kind: 'may', effect })

/** What a spell does. */
export const does = (effect: Effect): Ability => ({ kind: 'instruction', effect })
/** 「コスト:効果。」 */
export const action = (cost: readonly Effect[], effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'activated',
  cost: cost.map((each) => ({ kind: 'do', effect: each })),
  effect,
  ...more,
})
/** このカードが戦場に配置されたとき、 */
export const whenEnters = (effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb: 'enter', subject: self }] },
  effect,
  ...more,
})
/** カードが戦場に配置されるたび、 */
export const whenever = (verb: string, subject: Selector, effect: Effect): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb, subject }] },
  effect,
})
export const field = (effect: Effect): Ability => ({ kind: 'continuous', effect })
