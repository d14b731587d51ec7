import { NONE, opponent } from '../columns.ts'
import type { Cost, Effect, PlayerWord } from '../tree.ts'
import { compileAmount } from './amounts.ts'
import * as chooseStep from './chooseSteps.ts'
import type { Gate, Instruction, Program } from './code.ts'
import { draw } from './drawing.ts'
import { Emitter } from './emitter.ts'
import { AbilityError, type Scope, clauseOfNode, gateOfCost } from './language.ts'
import { emitLasting, emitOwnLasting } from './lastingSteps.ts'
import { type EventMatch, compileEvent } from './matching.ts'
import { kernelCost } from './own.ts'
import { type OwnNode, asOwn, ownEffect, ownStep } from './ownLasting.ts'
import { playersOf } from './players.ts'
import { IT, PICK, held, hold } from './registers.ts'
import { isCorrection } from './scope.ts'
import * as step from './steps.ts'
import * as structure from './structure.ts'
import { takeObjects } from './taking.ts'
import { variablesOf } from './variables.ts'

/** Writes the code of a step. Every kind of node has its executor here, or the switch does not compile. */
export function compileEffect(e: Emitter, node: Effect): void {
  const { language } = e.scope
  if (isCorrection(e.scope, node)) return
  const begin: Gate = {
    op: 'gate',
    node: language.nodes.number('node', node.kind),
    clause: clauseOfNode(language, node.kind),
    over: NONE,
  }
  e.code.push(begin)
  body(e, node)
  begin.over = e.here
}

function body(e: Emitter, node: Effect): void {
  switch (node.kind) {
    case 'paragraph':
      return structure.series(e, node.sentences, true)
    case 'sequence':
      return structure.series(e, node.steps, false)
    case 'then':
      return structure.thereafter(e, node)
    case 'also':
      return structure.also(e, node)
    case 'if':
      return structure.conditional(e, node)
    case 'may':
      return structure.may(e, node)
    case 'by':
      return structure.by(e, node)
    case 'during':
      return structure.during(e, node)
    case 'choose-one':
      return structure.chooseOne(e, node)
    case 'for-each':
      return structure.forEach(e, node)
    case 'repeat':
      return structure.repeat(e, node)
    case 'let':
      return structure.letBe(e, node)
    case 'choose':
      return chooseStep.choose(e, node)
    case 'search':
      return chooseStep.search(e, node)
    case 'reveal':
      return step.reveal(e, node)
    case 'look':
      return step.look(e, node)
    case 'move':
      return step.move(e, node)
    case 'draw':
      return draw(e, node)
    case 'discard':
      return step.discard(e, node)
    case 'shuffle':
      return step.shuffle(e, node)
    case 'turn':
    case 'flip':
      return step.turnOrFlip(e, node)
    case 'act':
      return step.act(e, node)
    case 'count':
      return step.count(e, node)
    case 'modify':
    case 'grant':
    case 'grant-block':
    case 'lose':
    case 'copy-abilities':
    case 'prohibit':
    case 'require':
    case 'permit':
    case 'treat-as':
    case 'delayed':
    case 'replace':
    case 'alter-cost':
      return emitLasting(e, node)
    case 'extra-turn':
      return extraTurn(e, node.who)
    case 'win-game':
    case 'lose-game':
      return endGame(e, node.kind, node.who)
    default:
      return ownNode(e, asOwn(node))
  }
}

function extraTurn(e: Emitter, who: PlayerWord): void {
  const { lexicon } = e.scope.language
  const { extraTurn: give } = lexicon
  if (give === undefined) throw new AbilityError(e.scope.name, 'the lexicon knows no extra turns')
  e.run(null, 'extra-turn', (g, c) => {
    for (const player of playersOf(g, c, who, lexicon)) give(g, player)
  })
}

function endGame(e: Emitter, kind: 'win-game' | 'lose-game', who: PlayerWord): void {
  const { lexicon, book } = e.scope.language
  const finish = book.kernelVerb('finish')
  const { endings } = lexicon
  if (endings === undefined) throw new AbilityError(e.scope.name, 'the lexicon knows no endings')
  e.run(null, kind, (g, c) => {
    const players = playersOf(g, c, who, lexicon)
    const [player] = players
    const winner = players.length !== 1 ? NONE : kind === 'win-game' ? player : opponent(player)
    g.propose(finish, winner, kind === 'win-game' ? endings.win : endings.lose)
  })
}

/** A step that the game added to the tree. */
function ownNode(e: Emitter, node: OwnNode): void {
  const made = ownEffect(e.scope, node)
  if (made.means !== undefined) return compileEffect(e, made.means(node))
  const step = ownStep(e.scope, node, e.duration)
  if (step === null) return emitOwnLasting(e, node)
  const taken = node.what === undefined ? null : takeObjects(e, node.what, node.kind)
  e.run(
    null,
    node.kind,
    (g, c) => {
      const objects = taken?.rows(g, c) ?? []
      if (taken !== null) hold(g, c.owner, PICK, objects)
      if (step.can !== undefined && !step.can(g, c, objects)) return e.fail(g, c)
      step.run(g, c, objects)
    },
    (g, c) => {
      if (taken !== null) hold(g, c.owner, IT, held(g, c.owner, PICK))
    },
  )
}

/** A whole program, entered into the book. */
export function compileProgram(
  scope: Scope,
  name: string,
  write: (e: Emitter) => void,
  { paying = false, except = null }: { paying?: boolean; except?: EventMatch | null } = {},
): Program {
  const e = new Emitter(scope, paying)
  write(e)
  const { programs } = scope.language.book
  const made: Program = {
    id: programs.length,
    name,
    code: e.code,
    variables: variablesOf(scope),
    targets: e.targets,
    modes: e.modes,
    asks: scope.asks.map((verb) => ({ verb, match: resultMatch(scope, verb) })),
    paying,
    plain: e.code.every(isPlain),
    except,
  }
  programs.push(made)
  return made
}

/** Choosing and searching change nothing by themselves: they note what they found. */
function resultMatch(scope: Scope, verb: string): EventMatch | null {
  const { events, search } = scope.language.lexicon
  if (!Object.hasOwn(events, verb) && (verb === 'choose' || verb === (search?.done ?? 'search'))) return null
  return compileEvent(scope, { kind: 'event', verb })
}

/** Steps that need no frame to remember anything in. */
const PLAIN: ReadonlySet<string> = new Set<Effect['kind']>([
  'reveal',
  'move',
  'discard',
  'shuffle',
  'turn',
  'flip',
  'act',
  'count',
  'win-game',
  'lose-game',
  'extra-turn',
])
const isPlain = (instruction: Instruction): boolean =>
  instruction.op === 'gate' || (instruction.op === 'run' && PLAIN.has(instruction.kind))

/** What has to be paid, in the printed order. */
export function emitCosts(e: Emitter, costs: readonly Cost[]): void {
  for (const each of costs) {
    const on = gateOfCost(e.scope, each)
    const cost = kernelCost(e.scope.language.lexicon, each)
    const off = e.branch(() => on())
    switch (cost.kind) {
      case 'do':
        compileEffect(e, cost.effect)
        break
      case 'pay': {
        const amount = compileAmount(e.scope, cost.amount)
        step.emitCount(e, { pays: true }, cost.resource, amount, 'pay')
        break
      }
    }
    off.to = e.here
  }
}
