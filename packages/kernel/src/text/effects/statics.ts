import type { EffectDef, ValuePart } from '../../game/book.ts'
import type { Ability, Condition, Effect, What } from '../../tree/tree.ts'
import { rowsCounted } from '../../values/counting.ts'
import { type CompiledAmount, compileAmount } from '../query/amounts.ts'
import { type Test, compileCondition } from '../query/conditions.ts'
import { compileStaticDuration } from '../query/durationWords.ts'
import { AbilityError, type Scope, switchFor } from '../language/language.ts'
import { type LastingOptions, lastingDefs } from './lasting.ts'
import { type EventMatch } from '../query/matching.ts'
import { type GameNode, asGameNode, gameEffectOf, gameObjectDefs, gameRuleDef } from './gameLasting.ts'
import { type RuleEffectOptions, ruleDef } from './ruleEffects.ts'
import { compileWhat } from '../choose/what.ts'

/** Static abilities: each sentence becomes effects of the book that are in force as long as the ability is. */

/** What the nodes around a node contribute to its effect. */
interface Enclosing {
  readonly holds: readonly Test[]
  readonly trees: readonly unknown[]
  readonly times: CompiledAmount | null
  readonly except: readonly EventMatch[]
  /** Duration said before the sentence. */
  readonly duration?: string
}

/** The effects of a static ability. */
export function staticEffects(
  scope: Scope,
  tree: Ability,
  condition: Test,
  except: readonly EventMatch[],
): EffectDef[] {
  return effectsOf(scope, tree.effect, {
    holds: [condition],
    trees: [tree.condition, tree.riders],
    times: null,
    except,
  })
}

/**
 * A characteristic ability: parts that change its own object define that object's base values, in every zone; the rest
 * are effects like others.
 */
export function characteristicEffects(
  scope: Scope,
  tree: Ability,
  condition: Test,
  except: readonly EventMatch[],
): { readonly effects: readonly EffectDef[]; readonly defining: readonly ValuePart[] } {
  const all = staticEffects(scope, tree, condition, except)
  const own = (part: EffectDef['parts'][number]): part is ValuePart =>
    part.kind === 'value' && part.own === true
  return {
    defining: all.flatMap(({ parts }) => parts.filter(own)),
    effects: all.filter(({ parts }) => !parts.every(own)),
  }
}

/** Throws if a static ability has a choice: it applies to all that fit. */
function refuseChoice({ name }: Scope, what: What): void {
  if (what.kind !== 'selection') return
  const all = what.quantity === undefined || what.quantity.kind === 'all'
  if (!all || what.random === true || what.sum !== undefined)
    throw new AbilityError(name, 'an ability that always applies chooses nothing')
}

/** The conditions that a whole sentence stands under. */
function conditionsOf(node: Effect): readonly Condition[] {
  if (node.kind === 'if') return [node.condition, ...conditionsOf(node.effect)]
  return node.kind === 'during' || node.kind === 'by' ? conditionsOf(node.effect) : []
}

/** The effects of a node. The switch of its kind becomes one of the effect's conditions. */
function effectsOf(scope: Scope, node: Effect, enclosing: Enclosing): EffectDef[] {
  const on = switchFor(scope, 'node', node.kind)
  const within: Enclosing = { ...enclosing, holds: [...enclosing.holds, () => on()] }
  switch (node.kind) {
    case 'paragraph':
      return effectsOfSentences(scope, node.sentences, within)
    case 'sequence':
      return withTopics(node.steps).flatMap((each) => effectsOf(scope, each, within))
    case 'then':
    case 'also':
      return effectsOf(scope, node.effect, within)
    case 'if': {
      if (node.otherwise !== undefined)
        throw new AbilityError(scope.name, 'what always applies has no “otherwise”')
      const holds = [...within.holds, compileCondition(scope, node.condition)]
      return effectsOf(scope, node.effect, { ...within, holds, trees: [...within.trees, node.condition] })
    }
    case 'during':
      return effectsOf(scope, node.effect, { ...within, duration: node.duration })
    case 'by':
      return effectsOf(scope, node.effect, within)
    case 'for-each':
      return effectsForEach(scope, node, within)
    case 'let':
      return []
    case 'modify':
    case 'grant':
    case 'grant-block':
    case 'lose':
    case 'copy-abilities':
    case 'treat-as':
      refuseChoice(scope, node.what)
      return lastingDefs(scope, node, lastingOptions(scope, node, within)).map(({ def }) => def)
    case 'prohibit':
    case 'require':
    case 'permit':
    case 'replace':
    case 'alter-cost':
    case 'delayed':
      return [ruleDef(scope, node, ruleOptions(scope, node, within)).def]
    case 'may':
    case 'choose-one':
    case 'repeat':
    case 'choose':
    case 'search':
    case 'reveal':
    case 'look':
    case 'move':
    case 'draw':
    case 'discard':
    case 'shuffle':
    case 'turn':
    case 'flip':
    case 'act':
    case 'count':
    case 'extra-turn':
    case 'win-game':
    case 'lose-game':
      throw new AbilityError(scope.name, `an ability that always applies cannot ${node.kind}`)
    default:
      return gameEffects(scope, asGameNode(node), within)
  }
}

/** Each sentence by itself; one with さらに also has the conditions of the sentence before it. */
function effectsOfSentences(scope: Scope, sentences: readonly Effect[], enclosing: Enclosing): EffectDef[] {
  let before: readonly Condition[] = []
  return sentences.flatMap((each) => {
    if (each.kind !== 'also') before = conditionsOf(each)
    if (each.kind !== 'also' || before.length === 0) return effectsOf(scope, each, enclosing)
    const holds = [...enclosing.holds, ...before.map((condition) => compileCondition(scope, condition))]
    return effectsOf(scope, each, { ...enclosing, holds, trees: [...enclosing.trees, ...before] })
  })
}

/** "For each …" multiplies the numbers of the effect. */
function effectsForEach(
  scope: Scope,
  { per, amount, effect }: Extract<Effect, { kind: 'for-each' }>,
  enclosing: Enclosing,
): EffectDef[] {
  const objects = compileWhat(scope, per, true)
  const unit = compileAmount(scope, amount)
  const times: CompiledAmount = (g, c) =>
    Math.floor(rowsCounted(g, c, objects).length / Math.max(1, unit(g, c)))
  const { times: outer } = enclosing
  return effectsOf(scope, effect, {
    ...enclosing,
    times: outer === null ? times : (g, c) => times(g, c) * outer(g, c),
    trees: [...enclosing.trees, per],
  })
}

/** A node of the game's own: the nodes it is short for, or a lasting effect. */
function gameEffects(scope: Scope, node: GameNode, enclosing: Enclosing): EffectDef[] {
  const { means } = gameEffectOf(scope, node)
  if (means !== undefined) return effectsOf(scope, means(node, scope.language.book), enclosing)
  const { what } = node
  if (what === undefined) return [gameRuleDef(scope, node, ruleOptions(scope, node, enclosing)).def]
  refuseChoice(scope, what)
  return gameObjectDefs(scope, { ...node, what }, lastingOptions(scope, node, enclosing)).map(
    ({ def }) => def,
  )
}

type Timed = { readonly duration?: string } | object
const durationOf = (node: Timed, enclosing: Enclosing): string | undefined =>
  ('duration' in node ? (node.duration as string | undefined) : undefined) ?? enclosing.duration

function lastingOptions(scope: Scope, node: Timed, enclosing: Enclosing): LastingOptions {
  const { lasting, holds } = compileStaticDuration(scope, durationOf(node, enclosing))
  return {
    staticWhen: { holds: [...enclosing.holds, ...holds], trees: enclosing.trees },
    lasting,
    times: enclosing.times,
  }
}

function ruleOptions(scope: Scope, node: Timed, enclosing: Enclosing): RuleEffectOptions {
  const { lasting, holds } = compileStaticDuration(scope, durationOf(node, enclosing))
  return {
    lasting,
    times: enclosing.times,
    staticWhen: [...enclosing.holds, ...holds],
    trees: enclosing.trees,
    except: enclosing.except,
  }
}

/** A step that leaves out its objects ("gets +1 and gains …") is about those of the step before. */
function withTopics(steps: readonly Effect[]): Effect[] {
  let topic: What | undefined
  return steps.map((step) => {
    const { what } = step as { readonly what?: What }
    if (what?.kind === 'reference' && what.to === 'elided' && topic !== undefined)
      return { ...step, what: topic } as Effect
    topic = what ?? topic
    return step
  })
}
