import type { EffectDef, EffectPart } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import type { Effect, What } from '../../tree/tree.ts'
import { type CompiledAmount, compileAmount } from '../query/amounts.ts'
import { allOf } from '../query/conditions.ts'
import { acquireContext, releaseContext } from '../context/context.ts'
import { type CompiledDuration, endOf } from '../query/durationWords.ts'
import { AbilityError, type Scope, clauseOfNode, switchForClause, isClauseOff } from '../language/language.ts'
import { type InitialNumber, type LastingDef, type LastingOptions, applicabilityOf } from './lasting.ts'
import { type GameEffect, type GameStep, executorOf } from '../language/gameNodes.ts'
import * as part from './parts.ts'
import { playersOf } from '../query/players.ts'
import type { RuleEffectOptions } from './ruleEffects.ts'
import { arrivedInLastBatch } from '../context/seen.ts'
import { compileWhat } from '../choose/what.ts'
import { type BareLayered, type LastingTools, gameNodeTools } from '../query/gameNodeTools.ts'
import { verdictPart } from './verdicts.ts'

/** Lasting effects of nodes that the game added to the tree. */

/** An effect node whose kind the kernel does not know. */
export interface GameNode {
  readonly kind: string
  readonly what?: What
  readonly duration?: string
}

/** An effect node seen as one of the game's own. */
export const asGameNode = (node: Effect): GameNode => node as GameNode
/** The game's executor of an effect node. */
export const gameEffectOf = (scope: Scope, node: GameNode): GameEffect<unknown> =>
  executorOf<GameEffect<unknown>>(scope.language.lexicon.own?.effects, node, 'effect')

/** The compiled step; null if the node is a lasting effect. */
export function gameStepOf(scope: Scope, node: GameNode, duration: string | undefined): GameStep | null {
  const { compile, lasting, run, can } = gameEffectOf(scope, node)
  if (compile !== undefined) return compile(gameNodeTools(scope), node, node.duration ?? duration)
  if (lasting !== undefined) return null
  if (run === undefined) throw new AbilityError(scope.name, `${node.kind} says nothing`)
  return {
    can: (g, c, rows) => can?.(g, c, node, rows) ?? true,
    run: (g, c, rows) => run(g, c, node, rows),
  }
}

type Amounts = LastingTools['amount']

/** The effect of a node about objects (its `what`). */
export function gameObjectDefs(
  scope: Scope,
  node: GameNode & { readonly what: What },
  manner: LastingOptions,
): LastingDef[] {
  const { staticWhen, lasting } = manner
  const { what: _what, ...rest } = node
  const concern = applicabilityOf(scope, node.what, rest, null, manner)
  const values: InitialNumber[] = []
  const amount: Amounts = (tree) => {
    const count = compileAmount(scope, tree)
    if (staticWhen !== null) return part.recomputedNumber(count)
    if (values.length === part.NUMBER_CELLS.length)
      throw new AbilityError(scope.name, `${node.kind} keeps more numbers than an effect can`)
    values.push((g, c) => count(g, c))
    return part.storedNumber(values.length - 1)
  }
  const parts = partsOf(scope, node, concern, amount)
  return [{ def: define(scope, node, parts, lasting), values }]
}

/** The effect of a node without `what`: it is fixed to no object. `value`: the number stored when it begins. */
export function gameRuleDef(
  scope: Scope,
  node: GameNode,
  { staticWhen, trees = [], lasting }: RuleEffectOptions,
): { readonly def: EffectDef; readonly value: CompiledAmount | null } {
  const kept: CompiledAmount[] = []
  const amount: Amounts = (tree) => {
    const count = compileAmount(scope, tree)
    if (staticWhen !== undefined) return part.recomputedNumber(count)
    if (kept.length > 0) throw new AbilityError(scope.name, `${node.kind} keeps more than one number`)
    kept.push(count)
    return part.storedNumber(0)
  }
  const { arrival, arrivalBegun } = scope.language.lexicon.clauses
  const clause = staticWhen === undefined ? arrivalBegun : arrival
  const atOnce = switchForClause(scope.language, clause)
  const unconditional = lasting.while === undefined && trees.every((tree) => tree === undefined)
  const everyone: part.Applicability = {
    own: false,
    holds: staticWhen === undefined ? null : allOf(staticWhen),
    reads: [],
    affects: (g, _effect, object) => !arrivedInLastBatch(g, object) || atOnce(),
    steady: () => unconditional && !isClauseOff(scope.language, clause),
  }
  const parts = partsOf(scope, node, everyone, amount, lasting.while)
  return { def: define(scope, node, parts, lasting), value: kept[0] ?? null }
}

const define = (
  scope: Scope,
  { kind }: GameNode,
  parts: readonly EffectPart[],
  lasting: CompiledDuration,
): EffectDef => {
  const { book } = scope.language
  const clause = book.switches.names[clauseOfNode(scope.language, kind)]
  return book.effect(clause, `${scope.name} › ${kind}`, { parts, ...endOf(lasting) })
}

function partsOf(
  scope: Scope,
  node: GameNode,
  on: part.Applicability,
  amount: Amounts,
  during?: CompiledDuration['while'],
): EffectPart[] {
  const { lasting } = gameEffectOf(scope, node)
  if (lasting === undefined) throw new AbilityError(scope.name, `${node.kind} does not last`)
  const made = lasting(lastingTools(scope, on, amount, during), node)
  return made.map((each) => ('layer' in each ? withApplicability(scope, each, on) : each))
}

/** Adds to a part with a layer to which objects it applies, and when. */
function withApplicability(scope: Scope, bare: BareLayered, on: part.Applicability): EffectPart {
  const { holds, steady } = on
  const reads = [...on.reads, ...(bare.reads ?? [])]
  const said = { reads, steady: (g: Game) => bare.steady?.(g) === true && steady?.(g) === true }
  if (bare.kind !== 'value') return { ...bare, ...part.placement(part.withConditionInAffects(on)), ...said }
  if (holds === null) return { ...bare, ...part.placement(on), ...said }
  return {
    ...bare,
    ...part.placement(on),
    ...said,
    modify: (g, effect, object, value) =>
      part.holdsNow(holds, g, effect, object) ? bare.modify(g, effect, object, value) : value,
  }
}

function lastingTools(
  scope: Scope,
  on: part.Applicability,
  amount: Amounts,
  during: CompiledDuration['while'],
): LastingTools {
  return {
    scope: gameNodeTools(scope),
    concerns: (g, effect, object) => part.appliesTo(on, g, effect, object),
    applies: (g, effect) => part.holdsNow(on.holds, g, effect, -1),
    steady: (g) => on.steady?.(g) === true,
    amount,
    test(what) {
      const objects = compileWhat(scope, what)
      return (g, effect, object) => {
        const c = acquireContext().ofEffect(g, effect)
        const yes = object >= 0 && objects.test(g, c, object, g.id(object))
        releaseContext()
        return yes
      }
    },
    rows(what) {
      const objects = compileWhat(scope, what)
      return (g, effect) => {
        const c = acquireContext().ofEffect(g, effect)
        const rows = objects.rows(g, c)
        releaseContext()
        return rows
      }
    },
    players: (who) => (g, effect) => {
      const c = acquireContext().ofEffect(g, effect)
      const players = playersOf(g, c, who, scope.language.lexicon)
      releaseContext()
      return players
    },
    verdict: (says, event) =>
      verdictPart(scope, says, event, (g, c) => on.holds?.(g, c, -1) ?? true, [], undefined, during),
  }
}
