import type { Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Cost, Effect, What } from '../tree.ts'
import { compileAmount, compileQuantity } from './amounts.ts'
import { type Test, allOf, compileCondition } from './conditions.ts'
import type { Context } from './context.ts'
import { canBeFull, compileSelection, payableOnly } from './choosing.ts'
import { type Scope, wordOf, gateOfCost } from './language.ts'
import type { CountWord } from './lexicon.ts'
import { kernelCost } from './own.ts'
import { asOwn, ownEffect, ownStep } from './ownLasting.ts'
import { playerOf } from './players.ts'
import { compileWhat } from './select.ts'

const yes: Test = () => true

/** Whether a step could be carried out wholly now: what a cost asks for, and what "may" offers. */
export function compilePossible(scope: Scope, node: Effect, isCost = false): Test {
  const { lexicon } = scope.language
  switch (node.kind) {
    case 'paragraph':
      return allOf(node.sentences.map((each) => compilePossible(scope, each, isCost)))
    case 'sequence':
      return firstOf(scope, node.steps, isCost)
    case 'then':
    case 'also':
    case 'during':
      return compilePossible(scope, node.effect, isCost)
    case 'if': {
      const holds = compileCondition(scope, node.condition)
      const inner = compilePossible(scope, node.effect, isCost)
      return (g, c) => !holds(g, c) || inner(g, c)
    }
    case 'by': {
      const inner = compilePossible(scope, node.effect, isCost)
      return (g, c) => {
        const { actor } = c
        c.actor = playerOf(g, c, node.player, lexicon)
        const can = inner(g, c)
        c.actor = actor
        return can
      }
    }
    case 'choose':
    case 'search':
    case 'reveal':
    case 'discard':
      return enough(scope, node.what, isCost)
    case 'move':
      return enough(scope, node.what, isCost, lexicon.moves?.[node.verb]?.can)
    case 'act':
      return enough(
        scope,
        node.what,
        isCost,
        lexicon.acts?.[node.verb]?.canPay ?? lexicon.acts?.[node.verb]?.can,
      )
    case 'turn':
    case 'flip': {
      const words = node.kind === 'turn' ? lexicon.turns : lexicon.flips
      const word = wordOf(scope, words, node.verb, `way to ${node.kind}`)
      const isSo = (g: Game, row: number): boolean => (node.kind === 'turn' ? g.turned(row) : g.faceDown(row))
      return enough(
        scope,
        node.what,
        isCost,
        (g, row) => isSo(g, row) !== (word.to === 1) && (word.can?.(g, row) ?? true),
      )
    }
    case 'draw': {
      const bounds = compileQuantity(scope, node.quantity)
      const from = lexicon.draw?.from
      return (g, c) => {
        const there = from === undefined ? 0 : g.count(from, c.actor)
        return there >= bounds(g, c, there)[0]
      }
    }
    case 'count': {
      const amount = compileAmount(scope, node.amount)
      const word = wordOf(scope, lexicon.counts, node.verb, 'verb')
      return payable(scope, word, node.resource, amount)
    }
    case 'modify':
    case 'grant':
    case 'grant-block':
    case 'lose':
    case 'copy-abilities':
    case 'treat-as':
      return enough(scope, node.what, isCost)
    // These depend on nothing that could be missing, or on what they themselves find out.
    case 'may':
    case 'choose-one':
    case 'for-each':
    case 'repeat':
    case 'let':
    case 'look':
    case 'shuffle':
    case 'prohibit':
    case 'require':
    case 'permit':
    case 'delayed':
    case 'replace':
    case 'alter-cost':
    case 'extra-turn':
    case 'win-game':
    case 'lose-game':
      return yes
    default: {
      const own = asOwn(node)
      const { means } = ownEffect(scope, own)
      if (means !== undefined) return compilePossible(scope, means(own), isCost)
      const step = ownStep(scope, own, undefined)
      if (step === null) return own.what === undefined ? yes : enough(scope, own.what, isCost)
      const objects = own.what === undefined ? null : compileWhat(scope, own.what)
      const there = own.what?.kind === 'selection' ? enough(scope, own.what, isCost) : yes
      return (g, c) => there(g, c) && (step.can?.(g, c, objects?.rows(g, c) ?? []) ?? true)
    }
  }
}

/** In a chain, later clauses speak of what earlier ones chose: only those that do not can be seen before. */
function firstOf(scope: Scope, steps: readonly Effect[], isCost: boolean): Test {
  const refers = (node: Effect): boolean => {
    const what = (node as { what?: What }).what
    if (what?.kind === 'selection') return what.from?.kind === 'reference' && what.from.to !== 'self'
    return what?.kind === 'reference' && what.to !== 'self'
  }
  return allOf(
    steps.filter((node, i) => i === 0 || !refers(node)).map((node) => compilePossible(scope, node, isCost)),
  )
}

/** As many objects as the text asks for, all of which it can be done to. */
function enough(scope: Scope, what: What, isCost: boolean, can?: (g: Game, row: number) => boolean): Test {
  if (what.kind !== 'selection') {
    const objects = compileWhat(scope, what)
    return (g, c) => {
      const rows = objects.rows(g, c)
      return rows.length > 0 && (can === undefined || rows.every((row) => can(g, row)))
    }
  }
  const made = compileSelection(scope, what)
  const choosing = isCost ? payableOnly(scope, made) : made
  return (g, c) => {
    const rows = choosing.candidates(g, c, c.actor).filter((row) => can === undefined || can(g, row))
    return canBeFull(g, c, choosing, rows)
  }
}

function payable(scope: Scope, word: CountWord, id: string, amount: (g: Game, c: Context) => number): Test {
  const resource = wordOf(scope, scope.language.lexicon.resources, id, 'resource')
  const { counter } = resource
  const available = (g: Game, player: Player): number =>
    resource.available?.(g, player) ?? (counter === undefined ? Infinity : g.counter(counter, player))
  return (g, c) => {
    const n = Math.max(0, amount(g, c))
    if (word.can !== undefined) return word.can(g, c.actor, id, n)
    if (word.pays === true && resource.covers !== undefined) return resource.covers(g, c.actor, n, c.source)
    return word.pays !== true || n <= available(g, c.actor)
  }
}

/** Whether a cost could be paid, as far as its parts can be seen apart. */
export function compilePayable(scope: Scope, costs: readonly Cost[]): Test {
  return allOf(
    costs.map((each) => {
      const on = gateOfCost(scope, each)
      const cost = kernelCost(scope.language.lexicon, each)
      const can =
        cost.kind === 'do'
          ? compilePossible(scope, cost.effect, true)
          : payable(scope, { pays: true }, cost.resource, compileAmount(scope, cost.amount))
      return (g, c) => !on() || can(g, c)
    }),
  )
}
