import type { ObjectRow } from '../../state/rows.ts'
import type { AnswerPart, EffectDef } from '../../game/book.ts'
import { NONE, type Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { ask, isAnswered } from '../../values/queries.ts'
import type { Effect } from '../../tree/tree.ts'
import type { CompiledAmount } from '../query/amounts.ts'
import { type Test, allOf } from '../query/conditions.ts'
import { acquireContext, releaseContext } from '../context/context.ts'
import { type CompiledDuration, endOf } from '../query/durationWords.ts'
import { compiledIn } from '../language/compiled.ts'
import {
  AbilityError,
  type Alterations,
  type Language,
  type Scope,
  clauseOfNode,
} from '../language/language.ts'
import { type EventMatch } from '../query/matching.ts'
import { refuseInert } from './inert.ts'
import { keepingOff } from './keepingOff.ts'
import * as part from './parts.ts'
import { isPlayerMeant } from '../query/players.ts'
import { replacementDef } from './replacing.ts'
import { compileWhat } from '../choose/what.ts'
import { delayedDef } from './delayed.ts'
import { verdictPart } from './verdicts.ts'

/** Lasting nodes that change rules instead of objects: they are fixed to no object. */
export type RuleNode = Extract<
  Effect,
  { kind: 'prohibit' | 'require' | 'permit' | 'delayed' | 'replace' | 'alter-cost' }
>

/** What surrounds the node; see `LastingOptions`. */
export interface RuleEffectOptions {
  readonly lasting: CompiledDuration
  readonly times: CompiledAmount | null
  /** In a static ability: the conditions of the effect. Absent: begun by a resolution. */
  readonly staticWhen?: readonly Test[]
  /** The trees of these conditions. */
  readonly trees?: readonly unknown[]
  /** Events that the ability excepts. */
  readonly except?: readonly EventMatch[]
}

/** Declares the effect of a node. `value`: the number stored when it begins, or null. */
export function ruleDef(
  scope: Scope,
  node: RuleNode,
  manner: RuleEffectOptions,
): { readonly def: EffectDef; readonly value: CompiledAmount | null } {
  const { book, lexicon, verdicts } = scope.language
  const { forbiddenByVerb } = compiledIn(scope.language, book)
  const clause = book.switches.names[clauseOfNode(scope.language, node.kind)]
  const name = `${scope.name} › ${node.kind}`
  const holds = allOf(manner.staticWhen ?? [])
  const except = manner.except ?? []
  switch (node.kind) {
    case 'prohibit': {
      refuseInert(scope, 'prohibit', node.event)
      const unless = node.unless
      const verdict = verdictPart(scope, 'forbid', node.event, holds, except, unless, manner.lasting.while)
      for (const verb of lexicon.events[node.event.verb].on) {
        const words = (forbiddenByVerb[verb.id] ??= [])
        if (!words.some(({ word }) => word === node.event.verb))
          words.push({ word: node.event.verb, verdict: verdicts.get(node.event.verb)! })
      }
      const parts = [verdict, ...keepingOff(scope, node, holds, manner.lasting.while)]
      return { def: book.effect(clause, name, { parts, ...endOf(manner.lasting) }), value: null }
    }
    case 'require':
    case 'permit': {
      refuseInert(scope, node.kind, node.event)
      const says = node.kind === 'require' ? 'require' : 'allow'
      const verdict = verdictPart(scope, says, node.event, holds, except, undefined, manner.lasting.while)
      return { def: book.effect(clause, name, { parts: [verdict], ...endOf(manner.lasting) }), value: null }
    }
    case 'replace':
      refuseInert(scope, 'replace', node.event)
      return {
        def: replacementDef(scope, node.event, node.effect, holds, manner.lasting, except),
        value: null,
      }
    case 'delayed': {
      if (manner.staticWhen !== undefined)
        throw new AbilityError(scope.name, 'what always applies is not delayed')
      const isTimed = manner.lasting.flags !== 0
      return { def: delayedDef(scope, clause, name, node.trigger, node.effect, isTimed), value: null }
    }
    case 'alter-cost':
      return alterCost(scope, node, manner, clause, name, holds)
  }
}

/** Arguments of the cost query being asked, which a query of two objects has no place for: the verb and the player. */
const costNow: { verb: string; player: number } = { verb: '', player: 0 }

/** A question about a cost: what a player does with an object. */
export interface CostQuestion {
  readonly verb: string
  readonly player: Player
  readonly object: ObjectRow
  /** The characteristic that is the cost. */
  readonly cost: string
}

/** Whether any effect in force changes this cost: if not, `alterationOf` need not be asked. */
export function altersCost({ alterations }: Language, g: Game, cost: string): boolean {
  const queries = alterations.get(cost)
  if (queries === undefined) return false
  return isAnswered(g, queries.set) || isAnswered(g, queries.add) || isAnswered(g, queries.subtract)
}

/** How much effects add to a cost or subtract from it; for `set`, the new amount plus 1, or 0 for none. */
export function alterationOf(
  { alterations }: Language,
  g: Game,
  { verb, player, object, cost }: CostQuestion,
  how: keyof Alterations,
): number {
  const query = alterations.get(cost)?.[how]
  if (query === undefined) return 0
  costNow.verb = verb
  costNow.player = player
  return ask(g, query, NONE, object)
}

/** Declares an effect on a cost: it answers the queries `add` and `subtract`, or `set`. */
function alterCost(
  scope: Scope,
  node: Extract<RuleNode, { kind: 'alter-cost' }>,
  manner: RuleEffectOptions,
  clause: string,
  name: string,
  holds: Test,
): { readonly def: EffectDef; readonly value: CompiledAmount | null } {
  const { book, alterations, lexicon } = scope.language
  const { characteristic } = node.change
  const queries = alterations.get(characteristic)
  const plain = part.amountOf(scope, node.change)
  if (queries === undefined || plain === null)
    throw new AbilityError(scope.name, `no cost ${characteristic} can be changed so`)
  const { times } = manner
  const count: CompiledAmount = times === null ? plain : (g, c) => plain(g, c) * times(g, c)
  const amount = manner.staticWhen === undefined ? part.storedNumber(0) : part.recomputedNumber(count)
  const what = compileWhat(scope, node.what)
  const sets = node.change.kind === 'set'
  const answer = (query: AnswerPart['query'], of: (value: number, n: number) => number): AnswerPart => ({
    kind: 'answer',
    query,
    applies(g, effect, _asker, subject) {
      const c = acquireContext().ofEffect(g, effect)
      const { verb, player } = costNow
      const yes =
        verb === node.verb &&
        isPlayerMeant(g, c, node.player, player, lexicon) &&
        what.test(g, c, subject, g.id(subject)) &&
        holds(g, c)
      releaseContext()
      return yes
    },
    answer: (g, effect, _asker, subject, value) => of(value, amount(g, effect, subject)),
  })
  const parts = sets
    ? [answer(queries.set, (_value, n) => n + 1)]
    : [
        answer(queries.add, (value, n) => value + Math.max(0, n)),
        answer(queries.subtract, (value, n) => value + Math.max(0, -n)),
      ]
  return {
    def: book.effect(clause, name, { parts, ...endOf(manner.lasting) }),
    value: manner.staticWhen === undefined ? count : null,
  }
}
