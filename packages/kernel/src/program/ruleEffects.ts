import type { AnswerPart, EffectDef } from '../book.ts'
import { NONE, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import { ask, isAnswered } from '../queries.ts'
import type { Effect } from '../tree.ts'
import type { Count } from './amounts.ts'
import { type Test, allOf } from './conditions.ts'
import { enter, leave } from './context.ts'
import { type Lasting, termsOf } from './durationWords.ts'
import { AbilityError, type Alterations, type Language, type Scope, clauseOfNode } from './language.ts'
import { type EventMatch } from './matching.ts'
import * as part from './parts.ts'
import { means } from './players.ts'
import { replacementDef } from './replacing.ts'
import { compileWhat } from './select.ts'
import { delayedDef } from './triggering.ts'
import { verdictPart } from './verdicts.ts'

/** Lasting steps that change rules instead of objects. */
export type RuleNode = Extract<
  Effect,
  { kind: 'prohibit' | 'require' | 'permit' | 'delayed' | 'replace' | 'alter-cost' }
>

export interface RuleManner {
  readonly lasting: Lasting
  readonly times: Count | null
  /** In an ability: what must hold. */
  readonly always?: readonly Test[]
  /** The trees that say so. */
  readonly trees?: readonly unknown[]
  /** What the ability excepts from what it says. */
  readonly except?: readonly EventMatch[]
}

/** `value`: the number the effect keeps when it begins. */
export function ruleDef(
  scope: Scope,
  node: RuleNode,
  manner: RuleManner,
): { readonly def: EffectDef; readonly value: Count | null } {
  const { book, forbidden, lexicon, verdicts } = scope.language
  const clause = book.switches.names[clauseOfNode(scope.language, node.kind)]
  const name = `${scope.name} › ${node.kind}`
  const holds = allOf(manner.always ?? [])
  const except = manner.except ?? []
  switch (node.kind) {
    case 'prohibit': {
      const unless = node.unless
      const verdict = verdictPart(scope, 'forbid', node.event, holds, except, unless, manner.lasting.while)
      for (const verb of lexicon.events[node.event.verb].on) {
        const words = (forbidden[verb.id] ??= [])
        if (!words.some(({ word }) => word === node.event.verb))
          words.push({ word: node.event.verb, verdict: verdicts.get(node.event.verb)! })
      }
      return { def: book.effect(clause, name, { parts: [verdict], ...termsOf(manner.lasting) }), value: null }
    }
    case 'require':
    case 'permit': {
      const says = node.kind === 'require' ? 'require' : 'allow'
      const verdict = verdictPart(scope, says, node.event, holds, except, undefined, manner.lasting.while)
      return { def: book.effect(clause, name, { parts: [verdict], ...termsOf(manner.lasting) }), value: null }
    }
    case 'replace':
      return {
        def: replacementDef(scope, node.event, node.effect, holds, manner.lasting, except),
        value: null,
      }
    case 'delayed': {
      if (manner.always !== undefined)
        throw new AbilityError(scope.name, 'what always applies is not delayed')
      const isTimed = manner.lasting.flags !== 0
      return { def: delayedDef(scope, clause, name, node.trigger, node.effect, isTimed), value: null }
    }
    case 'alter-cost':
      return alterCost(scope, node, manner, clause, name, holds)
  }
}

/** What is being paid for, for as long as it is asked: who does what with it. */
const costNow: { verb: string; player: number } = { verb: '', player: 0 }

/** What a player does with an object, and what it costs. */
export interface CostQuestion {
  readonly verb: string
  readonly player: Player
  readonly object: number
  /** The word for the cost. */
  readonly cost: string
}

/** Whether any card says something about this cost: if not, nothing has to be asked. */
export function altersCost({ alterations }: Language, g: Game, cost: string): boolean {
  const queries = alterations.get(cost)
  if (queries === undefined) return false
  return isAnswered(g, queries.set) || isAnswered(g, queries.add) || isAnswered(g, queries.subtract)
}

/** What cards add to it, take off it, or put in its place (that plus 1, or 0). */
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

function alterCost(
  scope: Scope,
  node: Extract<RuleNode, { kind: 'alter-cost' }>,
  manner: RuleManner,
  clause: string,
  name: string,
  holds: Test,
): { readonly def: EffectDef; readonly value: Count | null } {
  const { book, alterations, lexicon } = scope.language
  const { characteristic } = node.change
  const queries = alterations.get(characteristic)
  const plain = part.amountOf(scope, node.change)
  if (queries === undefined || plain === null)
    throw new AbilityError(scope.name, `no cost ${characteristic} can be changed so`)
  const { times } = manner
  const count: Count = times === null ? plain : (g, c) => plain(g, c) * times(g, c)
  const amount = manner.always === undefined ? part.stored(0) : part.foundAnew(count)
  const what = compileWhat(scope, node.what)
  const sets = node.change.kind === 'set'
  const answer = (query: AnswerPart['query'], of: (value: number, n: number) => number): AnswerPart => ({
    kind: 'answer',
    query,
    applies(g, effect, _asker, subject) {
      const c = enter().ofEffect(g, effect)
      const { verb, player } = costNow
      const yes =
        verb === node.verb &&
        means(g, c, node.player, player, lexicon) &&
        what.test(g, c, subject, g.id(subject)) &&
        holds(g, c)
      leave()
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
    def: book.effect(clause, name, { parts, ...termsOf(manner.lasting) }),
    value: manner.always === undefined ? count : null,
  }
}
