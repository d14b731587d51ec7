import { NONE } from '../../state/columns.ts'
import type { Effect } from '../../tree/tree.ts'
import * as chooseStep from './chooseSteps.ts'
import type { Gate } from '../context/code.ts'
import { count } from './countSteps.ts'
import { draw } from './drawing.ts'
import type { Emitter } from './emitter.ts'
import * as gameStep from './gameSteps.ts'
import { clauseOfNode } from '../language/language.ts'
import { emitLasting } from './lastingSteps.ts'
import { asGameNode } from '../effects/gameLasting.ts'
import { isCorrection } from '../context/scope.ts'
import * as step from './steps.ts'
import * as structure from './structure.ts'

/**
 * Compiles an effect node: emits a gate, then the code of the node, recursively for the nodes inside. Each kind of node
 * has a function that emits its instructions; the switch is exhaustive, so a new kind without one is a type error.
 */
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
      return count(e, node)
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
      return gameStep.extraTurn(e, node.who)
    case 'win-game':
    case 'lose-game':
      return gameStep.endGame(e, node.kind, node.who)
    default:
      return gameStep.emitGameNode(e, asGameNode(node))
  }
}
