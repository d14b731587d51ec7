import type { EffectDef, ValuePart } from '../book.ts'
import type { Ability, Condition, Effect, What } from '../tree.ts'
import { type Count, compileAmount } from './amounts.ts'
import { type Test, compileCondition } from './conditions.ts'
import { alwaysDuring } from './durationWords.ts'
import { AbilityError, type Scope, gate } from './language.ts'
import { type Manner, lastingDefs } from './lasting.ts'
import { type EventMatch } from './matching.ts'
import { type OwnNode, asOwn, ownEffect, ownObjectDefs, ownRuleDef } from './ownLasting.ts'
import { type RuleManner, ruleDef } from './ruleEffects.ts'
import { compileWhat } from './select.ts'

/** Abilities that always apply: sentences become effects that are in force as long as the ability is. */

interface Said {
  readonly holds: readonly Test[]
  readonly trees: readonly unknown[]
  readonly times: Count | null
  readonly except: readonly EventMatch[]
  /** Said before the sentence. */
  readonly duration?: string
}

export function always(
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

/** What defines its own object is part of the base in every zone; the rest of it is an effect like others. */
export function defining(
  scope: Scope,
  tree: Ability,
  condition: Test,
  except: readonly EventMatch[],
): { readonly effects: readonly EffectDef[]; readonly defining: readonly ValuePart[] } {
  const all = always(scope, tree, condition, except)
  const own = (part: EffectDef['parts'][number]): part is ValuePart =>
    part.kind === 'value' && part.own === true
  return {
    defining: all.flatMap(({ parts }) => parts.filter(own)),
    effects: all.filter(({ parts }) => !parts.every(own)),
  }
}

/** Nobody chooses in what always applies: it means all that fit. */
function refuseChoice({ name }: Scope, what: What): void {
  if (what.kind !== 'selection') return
  const all = what.quantity === undefined || what.quantity.kind === 'all'
  if (!all || what.random === true || what.sum !== undefined)
    throw new AbilityError(name, 'an ability that always applies chooses nothing')
}

/** What a sentence is conditional on as a whole. */
function conditionsOf(node: Effect): readonly Condition[] {
  if (node.kind === 'if') return [node.condition, ...conditionsOf(node.effect)]
  return node.kind === 'during' || node.kind === 'by' ? conditionsOf(node.effect) : []
}

function effectsOf(scope: Scope, node: Effect, said: Said): EffectDef[] {
  const on = gate(scope, 'node', node.kind)
  const within: Said = { ...said, holds: [...said.holds, () => on()] }
  switch (node.kind) {
    case 'paragraph': {
      let before: readonly Condition[] = []
      return node.sentences.flatMap((each) => {
        if (each.kind !== 'also') before = conditionsOf(each)
        if (each.kind !== 'also' || before.length === 0) return effectsOf(scope, each, within)
        // Part of the sentence before: it applies only where that one does.
        const holds = [...within.holds, ...before.map((condition) => compileCondition(scope, condition))]
        return effectsOf(scope, each, { ...within, holds, trees: [...said.trees, ...before] })
      })
    }
    case 'sequence':
      return withTopics(node.steps).flatMap((each) => effectsOf(scope, each, within))
    case 'then':
    case 'also':
      return effectsOf(scope, node.effect, within)
    case 'if': {
      const holds = [...within.holds, compileCondition(scope, node.condition)]
      return effectsOf(scope, node.effect, { ...within, holds, trees: [...said.trees, node.condition] })
    }
    case 'during':
      return effectsOf(scope, node.effect, { ...within, duration: node.duration })
    case 'by':
      return effectsOf(scope, node.effect, within)
    case 'for-each': {
      const objects = compileWhat(scope, node.per, true)
      const unit = compileAmount(scope, node.amount)
      const times: Count = (g, c) => Math.floor(objects.rows(g, c).length / Math.max(1, unit(g, c)))
      const { times: outer } = said
      return effectsOf(scope, node.effect, {
        ...within,
        times: outer === null ? times : (g, c) => times(g, c) * outer(g, c),
        trees: [...said.trees, node.per],
      })
    }
    case 'let':
      return []
    case 'modify':
    case 'grant':
    case 'grant-block':
    case 'lose':
    case 'copy-abilities':
    case 'treat-as':
      refuseChoice(scope, node.what)
      return lastingDefs(scope, node, mannerOf(scope, node, within)).map(({ def }) => def)
    case 'prohibit':
    case 'require':
    case 'permit':
    case 'replace':
    case 'alter-cost':
    case 'delayed':
      return [ruleDef(scope, node, ruleManner(scope, node, within)).def]
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
      return ownEffects(scope, asOwn(node), within)
  }
}

/** A node of the game's own: another way to say something, or an effect. */
function ownEffects(scope: Scope, node: OwnNode, said: Said): EffectDef[] {
  const { means } = ownEffect(scope, node)
  if (means !== undefined) return effectsOf(scope, means(node), said)
  const { what } = node
  if (what === undefined) return [ownRuleDef(scope, node, ruleManner(scope, node, said)).def]
  refuseChoice(scope, what)
  return ownObjectDefs(scope, { ...node, what }, mannerOf(scope, node, said)).map(({ def }) => def)
}

type Timed = { readonly duration?: string } | object
const durationOf = (node: Timed, said: Said): string | undefined =>
  ('duration' in node ? (node.duration as string | undefined) : undefined) ?? said.duration

function mannerOf(scope: Scope, node: Timed, said: Said): Manner {
  const { lasting, holds } = alwaysDuring(scope, durationOf(node, said))
  return { always: { holds: [...said.holds, ...holds], trees: said.trees }, lasting, times: said.times }
}

function ruleManner(scope: Scope, node: Timed, said: Said): RuleManner {
  const { lasting, holds } = alwaysDuring(scope, durationOf(node, said))
  return {
    lasting,
    times: said.times,
    always: [...said.holds, ...holds],
    trees: said.trees,
    except: said.except,
  }
}

/** A clause without a word for what it is about is about what the one before was. */
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
