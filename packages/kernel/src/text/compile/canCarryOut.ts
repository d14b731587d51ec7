import type { ObjectRow } from '../../state/rows.ts'
import type { Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Cost, Effect, What } from '../../tree/tree.ts'
import { compileAmount, compileQuantity } from '../query/amounts.ts'
import { type Test, allOf, compileCondition } from '../query/conditions.ts'
import type { Context } from '../context/context.ts'
import { compileSelection, payableOnly } from '../choose/choosing.ts'
import { canBeFull } from '../choose/offering.ts'
import { type Scope, wordOf, switchForCost } from '../language/language.ts'
import type { CountWord } from '../language/lexicon.ts'
import { kernelCost } from '../language/gameNodes.ts'
import { type GameNode, asGameNode, gameEffectOf, gameStepOf } from '../effects/gameLasting.ts'
import { playerOf } from '../query/players.ts'
import { compileWhat } from '../choose/what.ts'

const yes: Test = () => true

/** Compiles the test whether a step could be carried out in full now: for costs, and for what "may" offers. */
export function compileCanCarryOut(scope: Scope, node: Effect, isCost = false): Test {
  const { lexicon } = scope.language
  switch (node.kind) {
    case 'paragraph':
      return allOf(node.sentences.map((each) => compileCanCarryOut(scope, each, isCost)))
    case 'sequence':
      return firstOf(scope, node.steps, isCost)
    case 'then':
    case 'also':
    case 'during':
      return compileCanCarryOut(scope, node.effect, isCost)
    case 'if': {
      const holds = compileCondition(scope, node.condition)
      const inner = compileCanCarryOut(scope, node.effect, isCost)
      return (g, c) => !holds(g, c) || inner(g, c)
    }
    case 'by':
      return canDoBy(scope, node, isCost)
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
    case 'flip':
      return canTurnOrFlip(scope, node, isCost)
    case 'draw':
      return canDraw(scope, node)
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
    // These need nothing that could be missing, or only what they find out while they run.
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
    default:
      return canDoGameNode(scope, asGameNode(node), isCost)
  }
}

type Node<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/** Judged with the named player as the actor. */
function canDoBy(scope: Scope, { player, effect }: Node<'by'>, isCost: boolean): Test {
  const inner = compileCanCarryOut(scope, effect, isCost)
  const { lexicon } = scope.language
  return (g, c) => {
    const { actor } = c
    c.actor = playerOf(g, c, player, lexicon)
    const can = inner(g, c)
    c.actor = actor
    return can
  }
}

/** The objects must not be turned or flipped so already. */
function canTurnOrFlip(scope: Scope, node: Node<'turn'> | Node<'flip'>, isCost: boolean): Test {
  const { turns, flips } = scope.language.lexicon
  const word = wordOf(scope, node.kind === 'turn' ? turns : flips, node.verb, `way to ${node.kind}`)
  const isSo = (g: Game, row: ObjectRow): boolean => (node.kind === 'turn' ? g.turned(row) : g.faceDown(row))
  return enough(
    scope,
    node.what,
    isCost,
    (g, row) => isSo(g, row) !== (word.to === 1) && (word.can?.(g, row) ?? true),
  )
}

/** The pile must hold as many cards as have to be drawn. */
function canDraw(scope: Scope, { quantity }: Node<'draw'>): Test {
  const bounds = compileQuantity(scope, quantity)
  const from = scope.language.lexicon.draw?.from
  return (g, c) => {
    const there = from === undefined ? 0 : g.count(from, c.actor)
    return there >= bounds(g, c, there)[0]
  }
}

/** A node of the game's own: as the nodes it is short for, as a lasting effect, or by the game's own test. */
function canDoGameNode(scope: Scope, node: GameNode, isCost: boolean): Test {
  const { means } = gameEffectOf(scope, node)
  if (means !== undefined) return compileCanCarryOut(scope, means(node, scope.language.book), isCost)
  const step = gameStepOf(scope, node, undefined)
  if (step === null) return node.what === undefined ? yes : enough(scope, node.what, isCost)
  const objects = node.what === undefined ? null : compileWhat(scope, node.what)
  const there = node.what?.kind === 'selection' ? enough(scope, node.what, isCost) : yes
  return (g, c) => there(g, c) && (step.can?.(g, c, objects?.rows(g, c) ?? []) ?? true)
}

/** A sequence: steps that refer to what an earlier step chose cannot be judged yet, and are left out. */
function firstOf(scope: Scope, steps: readonly Effect[], isCost: boolean): Test {
  const refers = (node: Effect): boolean => {
    const what = (node as { what?: What }).what
    if (what?.kind === 'selection') return what.from?.kind === 'reference' && what.from.to !== 'self'
    return what?.kind === 'reference' && what.to !== 'self'
  }
  return allOf(
    steps
      .filter((node, i) => i === 0 || !refers(node))
      .map((node) => compileCanCarryOut(scope, node, isCost)),
  )
}

/** Whether there are as many objects as the text asks for that pass `can`. */
function enough(scope: Scope, what: What, isCost: boolean, can?: (g: Game, row: ObjectRow) => boolean): Test {
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

/** Whether an amount of a resource can be paid, or changed by the verb. */
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

/** Compiles the test whether a cost could be paid, each part judged by itself. */
export function compileCanPay(scope: Scope, costs: readonly Cost[]): Test {
  return allOf(
    costs.map((each) => {
      const on = switchForCost(scope, each)
      const cost = kernelCost(scope.language.lexicon, each)
      const can =
        cost.kind === 'do'
          ? compileCanCarryOut(scope, cost.effect, true)
          : payable(scope, { pays: true }, cost.resource, compileAmount(scope, cost.amount))
      return (g, c) => !on() || can(g, c)
    }),
  )
}
