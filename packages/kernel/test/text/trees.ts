import type {
  Ability,
  Amount,
  ChangeNode,
  Comparison,
  Effect,
  Event,
  Feature,
  Gain,
  PlayerWord,
  Quantity,
  Reference,
  Selection,
  Selector,
  TriggerNode,
  What,
} from '@fudaba/kernel/text'

/** Trees in short, for tests. */

const to = (word: Reference['to'], verb?: string): Reference => ({ kind: 'reference', to: word, verb })
export const self = to('self')
export const it = to('it')
export const those = to('those')
export const chosen = to('chosen')
export const seen = to('seen')
export const rest = to('rest')
export const elided = to('elided')
export const result = (verb: string): Reference => to('result', verb)

export const exactly = (amount: Amount): Quantity => ({ kind: 'exactly', amount, counter: '' })
export const upTo = (amount: Amount): Quantity => ({ kind: 'up-to', amount, counter: '' })
export const atLeast = (amount: Amount): Quantity => ({ kind: 'at-least', amount, counter: '' })
export const anyNumber: Quantity = { kind: 'any', counter: '' }
export const all: Quantity = { kind: 'all' }
export const one = exactly(1)
export const X: Amount = { kind: 'variable', name: 'X' }

export const spirit: Feature = { kind: 'type', type: 'spirit' }
export const thing: Feature = { kind: 'noun', noun: 'thing' }
export const card: Feature = { kind: 'noun', noun: 'card' }
export const yours: Feature = { kind: 'owner', who: 'you' }
export const theirs: Feature = { kind: 'owner', who: 'opponent' }
export const other: Feature = { kind: 'other' }
export const asleep: Feature = { kind: 'state', state: 'asleep' }
export const zone = (id: string): Feature => ({ kind: 'zone', zone: id })
export const kin = (id: string): Feature => ({ kind: 'class', class: id })
export const named = (name: string): Feature => ({ kind: 'name', name })
export const numbered = (characteristic: string, than: Comparison['than'], amount: Amount): Feature => ({
  kind: 'number',
  characteristic,
  comparison: { than, amount },
})

/** A phrase; the last feature is its noun. */
export function phrase(...features: readonly Feature[]): Selector {
  return { kind: 'selector', features: features.slice(0, -1), head: features[features.length - 1] }
}
export const pick = (of: Selector, quantity: Quantity = one, more: Partial<Selection> = {}): Selection => ({
  kind: 'selection',
  of,
  quantity,
  ...more,
})
export const every = (of: Selector): Selection => ({ kind: 'selection', of, quantity: all })

export const sequence = (...steps: readonly Effect[]): Effect => ({ kind: 'sequence', steps })
export const paragraph = (...sentences: readonly Effect[]): Effect => ({ kind: 'paragraph', sentences })
export const draw = (amount: Amount = 1): Effect => ({ kind: 'draw', quantity: exactly(amount) })
export const choose = (of: Selector, quantity: Quantity = one): Effect => ({
  kind: 'choose',
  what: pick(of, quantity),
})
export const target = (of: Selector, quantity: Quantity = one): Effect => ({
  kind: 'choose',
  what: pick(of, quantity),
  target: true,
})
export const put = (
  what: What,
  where: string,
  more: Partial<Extract<Effect, { kind: 'move' }>> = {},
): Effect => ({
  kind: 'move',
  what,
  verb: 'put',
  to: { zone: where },
  ...more,
})
export const discard = (what: What): Effect => ({ kind: 'discard', what })
export const fade = (what: What): Effect => ({ kind: 'act', what, verb: 'fade' })
export const sleep = (what: What): Effect => ({ kind: 'turn', what, verb: 'sleep' })
export const gain = (amount: Amount): Effect => ({ kind: 'count', verb: 'gain', amount, resource: 'oil' })
export const may = (effect: Effect): Effect => ({ kind: 'may', effect })
export const by = (player: PlayerWord, effect: Effect): Effect => ({ kind: 'by', player, effect })

export const add = (characteristic: string, amount: Amount, sign: '+' | '-' = '+'): ChangeNode => ({
  kind: 'add',
  characteristic,
  sign,
  amount,
})
export const modify = (what: What, changes: readonly ChangeNode[], duration?: string): Effect => ({
  kind: 'modify',
  what,
  changes,
  duration,
})
export const brighten = (what: What, amount: Amount = 1, duration: string | undefined = 'today'): Effect =>
  modify(what, [add('light', amount)], duration)
export const grant = (what: What, gains: readonly Gain[], duration?: string): Effect => ({
  kind: 'grant',
  what,
  gains,
  duration,
})

export const event = (verb: string, more: Partial<Event> = {}): Event => ({ kind: 'event', verb, ...more })
export const when = (...of: readonly Event[]): TriggerNode => ({ kind: 'event', of })
export const atDusk: TriggerNode = { kind: 'moment', moment: 'dusk' }

export const triggered = (trigger: TriggerNode, effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'triggered',
  trigger,
  effect,
  ...more,
})
export const continuous = (effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'continuous',
  effect,
  ...more,
})
export const activated = (effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'activated',
  cost: [],
  effect,
  ...more,
})
