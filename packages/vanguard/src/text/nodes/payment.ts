import type { Ability, Cost, Effect } from '@fudaba/kernel/text'
import { meant } from './keywordTriggers.ts'

/**
 * コストを払ってよい。払ったら、… (8.1.1.2.2): the cost stands in the header of an automatic ability and is paid where
 * its text says so. What depends on the payment goes where it is asked for, with the sentences that begin with さらに.
 */

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const asksForCost = (effect: Effect): boolean =>
  effect.kind === 'if' || effect.kind === 'during'
    ? asksForCost(effect.effect)
    : effect.kind === 'may' && effect.effect.kind === 'vanguard.pay'
const ifPaid = (effect: Effect | undefined): effect is Extract<Effect, { kind: 'if' }> =>
  effect?.kind === 'if' && effect.condition.kind === 'did' && effect.condition.verb === 'pay'

/** The sentence that asks for the cost, with what follows from it inside. */
function paying(asks: Effect, cost: Effect, then: readonly Effect[]): Effect {
  if (asks.kind === 'if' || asks.kind === 'during')
    return { ...asks, effect: paying(asks.effect, cost, then) }
  const [first, ...more] = then
  // そのユニット in what follows is the one that was spoken of, never what the cost was paid with.
  const may: Effect = { kind: 'may', effect: cost, cost: true }
  if (first === undefined) return may
  return {
    kind: 'paragraph',
    sentences: [may, { kind: 'if', condition: { kind: 'did-so' }, effect: first }, ...more],
  }
}

function withPayment({ cost = [], effect, ...rest }: Ability): Ability {
  const steps = cost.flatMap((each) => (each.kind === 'do' ? [each.effect] : []))
  const whole: Effect = steps.length === 1 ? steps[0] : { kind: 'sequence', steps }
  const sentences = effect.kind === 'paragraph' ? effect.sentences : [effect]
  const at = sentences.findIndex(asksForCost)
  if (at < 0) return { ...rest, effect, cost }
  const following: Effect[] = []
  let end = at + 1
  for (; end < sentences.length; end++) {
    const sentence = sentences[end]
    if (ifPaid(sentence)) following.push(sentence.effect)
    else if (sentence.kind === 'also' && following.length > 0) following.push(sentence)
    else break
  }
  return {
    ...rest,
    effect: {
      kind: 'paragraph',
      sentences: [
        ...sentences.slice(0, at),
        paying(sentences[at], whole, following),
        ...sentences.slice(end),
      ],
    },
  }
}

/** 誉 (11.39.1): that it has not been paid for in this turn is part of the cost. */
const honour: Cost = {
  kind: 'do',
  effect: { kind: 'count', verb: 'honour', amount: 1, resource: 'soul' },
}
const honoured = (ability: Ability): Ability =>
  ability.labels?.includes('honour') === true
    ? { ...ability, cost: [honour, ...(ability.cost ?? [])] }
    : ability

/** …する際、かわりに…してよい。そうしたら、… (8.2.1.3.2): all of it stands in the place of the event. */
function replacing(ability: Ability): Ability {
  const { effect } = ability
  const [first, ...more] = effect.kind === 'paragraph' ? effect.sentences : []
  if (first?.kind !== 'replace' || first.effect.kind !== 'may' || more.length === 0) return ability
  const whole: Effect = { kind: 'paragraph', sentences: [first.effect.effect, ...more] }
  return { ...ability, effect: { ...first, effect: { kind: 'may', effect: whole } } }
}

type Lose = Extract<Effect, { kind: 'lose' }>
/** What a unit has by an icon is no ability that it could lose: the icon goes with it. */
function withIconsLost(effect: Lose): Effect {
  const { what, duration, losses = [] } = effect
  const icons = losses.flatMap((loss): Effect[] => {
    const by = loss.kind === 'keyword' ? loss.keyword : undefined
    if (by !== 'twin' && by !== 'triple' && by !== 'boost' && by !== 'intercept') return []
    const lost: Effect =
      by === 'twin' || by === 'triple'
        ? { kind: 'vanguard.drive-lost', what, by }
        : { kind: 'prohibit', event: { kind: 'event', subject: what, verb: by } }
    return [duration === undefined ? lost : { kind: 'during', duration, effect: lost }]
  })
  return icons.length === 0 ? effect : { kind: 'sequence', steps: [effect, ...icons] }
}

/** A card of the hand is called a unit, too, by its type (3.8.1.1): on a circle it is none before it is called. */
function ofTheHand(ban: Extract<Effect, { kind: 'prohibit' }>): Effect {
  const { object } = ban.event
  if (ban.event.verb !== 'guard-call' || object?.kind !== 'selector') return ban
  if (object.head.kind !== 'noun' || object.head.noun !== 'unit') return ban
  return { ...ban, event: { ...ban.event, object: { ...object, head: { kind: 'noun', noun: 'card' } } } }
}

/** An ability as it is played: also those that it quotes. */
export function asPlayed<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(asPlayed) as T
  if (!isTree(tree)) return tree
  const inside = Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, asPlayed(value)]))
  if (inside['kind'] === 'lose') return withIconsLost(inside as unknown as Lose) as T
  if (inside['kind'] === 'prohibit')
    return ofTheHand(inside as unknown as Extract<Effect, { kind: 'prohibit' }>) as T
  if (inside['kind'] === 'replacement') return replacing(inside as unknown as Ability) as T
  if (inside['kind'] !== 'triggered' && inside['kind'] !== 'activated') return inside as T
  const ability = honoured(inside as unknown as Ability)
  if (ability.kind === 'activated') return ability as T
  return meant(ability.cost === undefined ? ability : withPayment(ability)) as T
}
