import type { Ability, Effect, Feature, What } from '@fudaba/kernel/text'
import type {} from '../../grammar/nodes.ts'

/** What the rules add to the letter of a text. */

/** The ability as it is carried out: a condition of its trigger belongs to the trigger (11.6.14). */
export function meant(printed: Ability): Ability {
  const ability = fromHands(fromPiles(printed)) as Ability
  const effect = shuffled(ability.effect)
  if (ability.kind !== 'triggered' || effect.kind !== 'if') return { ...ability, effect }
  // What was done before cannot be asked as it triggers.
  if (effect.condition.kind === 'did-so' || effect.condition.kind === 'did') return { ...ability, effect }
  return { ...ability, condition: effect.condition, effect: effect.effect }
}

/** Several instructions, one a line, become one that is carried out line after line. */
export function inOne(abilities: readonly Ability[]): Ability[] {
  const done = abilities.filter(({ kind }) => kind === 'instruction')
  if (done.length < 2) return [...abilities]
  const sentences = done.flatMap(({ effect }) => (effect.kind === 'paragraph' ? effect.sentences : [effect]))
  return [
    { kind: 'instruction', effect: { kind: 'paragraph', sentences } },
    ...abilities.filter(({ kind }) => kind !== 'instruction'),
  ]
}

/** デッキの上から2枚: those that lie there, as デッキの上を2枚 would say. */
function fromPiles(tree: unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map(fromPiles)
  const node = tree as What
  if (node.kind === 'selection' && node.of === undefined && node.from?.kind === 'selector') {
    const { from, ...rest } = node
    if (from.head.kind === 'last-chronicle.end') return { ...rest, of: from }
  }
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fromPiles(value)]))
}

const hand = { kind: 'zone', zone: 'hand' } as const
const own = { kind: 'owner', who: 'self' } as const
const isOf = (features: readonly Feature[], kind: Feature['kind']): boolean =>
  features.some((feature) => feature.kind === kind)

/** Cards are discarded from a hand (15.1.5.1): without a word, from that of whoever discards. */
function fromHands(tree: unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map(fromHands)
  const node = tree as Effect
  if (node.kind === 'discard' && node.what.kind === 'selection' && node.what.of !== undefined) {
    const { of } = node.what
    if (node.what.from !== undefined || isOf(of.features, 'owner')) return node
    const there = of.head.kind === 'zone' || isOf(of.features, 'zone') ? of.features : [hand, ...of.features]
    return { ...node, what: { ...node.what, of: { ...of, features: [own, ...there] } } }
  }
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fromHands(value)]))
}

const SHUFFLE: Effect = { kind: 'shuffle', zone: { whose: 'self', zone: 'deck' } }
const searches = (effect: Effect): boolean =>
  effect.kind === 'search' || (effect.kind === 'sequence' && effect.steps.some(searches))

/** Whoever searches carries out what is written and then shuffles the rest (15.1.9.1). */
function shuffled(effect: Effect): Effect {
  if (searches(effect))
    return { kind: 'sequence', steps: [...(effect.kind === 'sequence' ? effect.steps : [effect]), SHUFFLE] }
  if (effect.kind === 'paragraph') return { ...effect, sentences: effect.sentences.map(shuffled) }
  if (effect.kind === 'choose-one') return { ...effect, modes: effect.modes.map(shuffled) }
  return holdsStep(effect) ? { ...effect, effect: shuffled(effect.effect) } : effect
}

const HOLDERS = ['then', 'also', 'if', 'may', 'by', 'during', 'for-each', 'delayed'] as const
type Holder = Extract<Effect, { kind: (typeof HOLDERS)[number] }>
const holdsStep = (effect: Effect): effect is Holder => HOLDERS.some((kind) => kind === effect.kind)

/** Whether the card puts itself onto the battlefield (15.3.2.2.2, 15.2.10.3.2). */
export const placesItself = ({ effect }: Ability): boolean => places(effect)
function places(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  const node = tree as Effect
  if (node.kind === 'move')
    return node.to.zone === 'battlefield' && node.what.kind === 'reference' && node.what.to === 'self'
  return Object.values(tree).some(places)
}
