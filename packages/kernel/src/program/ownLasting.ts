import type { EffectDef, EffectPart } from '../book.ts'
import type { Effect, What } from '../tree.ts'
import { type Count, compileAmount } from './amounts.ts'
import { allOf } from './conditions.ts'
import { enter, leave } from './context.ts'
import { type Lasting, termsOf } from './durationWords.ts'
import { AbilityError, type Scope, clauseOfNode, clauseOn, isOff } from './language.ts'
import { type Kept, type LastingDef, type Manner, concernOf } from './lasting.ts'
import { type OwnEffect, type OwnStep, own } from './own.ts'
import * as part from './parts.ts'
import { playersOf } from './players.ts'
import type { RuleManner } from './ruleEffects.ts'
import { arrivedNow } from './seen.ts'
import { compileWhat } from './select.ts'
import { type BareLayered, type LastingTools, toolsOf } from './tools.ts'
import { verdictPart } from './verdicts.ts'

/** Lasting steps that the game added to the tree. */

/** A node whose kind the kernel does not know. */
export interface OwnNode {
  readonly kind: string
  readonly what?: What
  readonly duration?: string
}

export const asOwn = (node: Effect): OwnNode => node as OwnNode
export const ownEffect = (scope: Scope, node: OwnNode): OwnEffect<unknown> =>
  own<OwnEffect<unknown>>(scope.language.lexicon.own?.effects, node, 'effect')

/** The step as it is carried out; null if it is one that lasts. */
export function ownStep(scope: Scope, node: OwnNode, duration: string | undefined): OwnStep | null {
  const { compile, lasting, run, can } = ownEffect(scope, node)
  if (compile !== undefined) return compile(toolsOf(scope), node, node.duration ?? duration)
  if (lasting !== undefined) return null
  if (run === undefined) throw new AbilityError(scope.name, `${node.kind} says nothing`)
  return {
    can: (g, c, rows) => can?.(g, c, node, rows) ?? true,
    run: (g, c, rows) => run(g, c, node, rows),
  }
}

type Amounts = LastingTools['amount']

/** On objects. */
export function ownObjectDefs(
  scope: Scope,
  node: OwnNode & { readonly what: What },
  manner: Manner,
): LastingDef[] {
  const { always, lasting } = manner
  const { what: _what, ...rest } = node
  const concern = concernOf(scope, node.what, rest, null, manner)
  const values: Kept[] = []
  const amount: Amounts = (tree) => {
    const count = compileAmount(scope, tree)
    if (always !== null) return part.foundAnew(count)
    if (values.length === part.STORES.length)
      throw new AbilityError(scope.name, `${node.kind} keeps more numbers than an effect can`)
    values.push((g, c) => count(g, c))
    return part.stored(values.length - 1)
  }
  const parts = partsOf(scope, node, concern, amount)
  return [{ def: define(scope, node, parts, lasting), values }]
}

/** On the rules themselves. */
export function ownRuleDef(
  scope: Scope,
  node: OwnNode,
  { always, trees = [], lasting }: RuleManner,
): { readonly def: EffectDef; readonly value: Count | null } {
  const kept: Count[] = []
  const amount: Amounts = (tree) => {
    const count = compileAmount(scope, tree)
    if (always !== undefined) return part.foundAnew(count)
    if (kept.length > 0) throw new AbilityError(scope.name, `${node.kind} keeps more than one number`)
    kept.push(count)
    return part.stored(0)
  }
  const { arrival, arrivalBegun } = scope.language.lexicon.clauses
  const clause = always === undefined ? arrivalBegun : arrival
  const atOnce = clauseOn(scope.language, clause)
  const unconditional = lasting.while === undefined && trees.every((tree) => tree === undefined)
  const everyone: part.Concern = {
    own: false,
    holds: always === undefined ? null : allOf(always),
    reads: [],
    affects: (g, _effect, object) => !arrivedNow(g, object) || atOnce(),
    steady: () => unconditional && !isOff(scope.language, clause),
  }
  const parts = partsOf(scope, node, everyone, amount, lasting.while)
  return { def: define(scope, node, parts, lasting), value: kept[0] ?? null }
}

const define = (
  scope: Scope,
  { kind }: OwnNode,
  parts: readonly EffectPart[],
  lasting: Lasting,
): EffectDef => {
  const { book } = scope.language
  const clause = book.switches.names[clauseOfNode(scope.language, kind)]
  return book.effect(clause, `${scope.name} › ${kind}`, { parts, ...termsOf(lasting) })
}

function partsOf(
  scope: Scope,
  node: OwnNode,
  on: part.Concern,
  amount: Amounts,
  during?: Lasting['while'],
): EffectPart[] {
  const { lasting } = ownEffect(scope, node)
  if (lasting === undefined) throw new AbilityError(scope.name, `${node.kind} does not last`)
  const made = lasting(lastingTools(scope, on, amount, during), node)
  return made.map((each) => ('layer' in each ? concerned(scope, each, on) : each))
}

/** Tells a part with a layer whom it concerns. */
function concerned(scope: Scope, bare: BareLayered, on: part.Concern): EffectPart {
  const { holds, steady } = on
  const reads = [...on.reads, ...(bare.reads ?? [])]
  const said = { reads, steady: () => bare.steady?.() === true && steady?.() === true }
  if (bare.kind !== 'value') return { ...bare, ...part.where(part.conditional(on)), ...said }
  if (holds === null) return { ...bare, ...part.where(on), ...said }
  return {
    ...bare,
    ...part.where(on),
    ...said,
    modify: (g, effect, object, value) =>
      part.holdsNow(holds, g, effect, object) ? bare.modify(g, effect, object, value) : value,
  }
}

function lastingTools(
  scope: Scope,
  on: part.Concern,
  amount: Amounts,
  during: Lasting['while'],
): LastingTools {
  return {
    scope: toolsOf(scope),
    concerns: (g, effect, object) => part.isConcerned(on, g, effect, object),
    applies: (g, effect) => part.holdsNow(on.holds, g, effect, -1),
    steady: () => on.steady?.() === true,
    amount,
    test(what) {
      const objects = compileWhat(scope, what)
      return (g, effect, object) => {
        const c = enter().ofEffect(g, effect)
        const yes = object >= 0 && objects.test(g, c, object, g.id(object))
        leave()
        return yes
      }
    },
    rows(what) {
      const objects = compileWhat(scope, what)
      return (g, effect) => {
        const c = enter().ofEffect(g, effect)
        const rows = objects.rows(g, c)
        leave()
        return rows
      }
    },
    players: (who) => (g, effect) => {
      const c = enter().ofEffect(g, effect)
      const players = playersOf(g, c, who, scope.language.lexicon)
      leave()
      return players
    },
    verdict: (says, event) =>
      verdictPart(scope, says, event, (g, c) => on.holds?.(g, c, -1) ?? true, [], undefined, during),
  }
}
