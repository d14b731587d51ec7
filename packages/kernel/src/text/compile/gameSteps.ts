import { NONE, opponent } from '../../state/columns.ts'
import type { PlayerWord } from '../../tree/tree.ts'
import type { Emitter } from './emitter.ts'
import { AbilityError, clauseOfNode } from '../language/language.ts'
import { emitGameLasting } from './lastingSteps.ts'
import { type GameNode, gameEffectOf, gameStepOf } from '../effects/gameLasting.ts'
import { playersOf } from '../query/players.ts'
import { IT, PICK, liveRows, setRegister } from '../context/registers.ts'
import { emitStepObjects } from '../choose/taking.ts'

/** Steps about the game as a whole, and those that the game added to the tree. */

/** "Takes an extra turn". */
export function extraTurn(e: Emitter, who: PlayerWord): void {
  const { lexicon } = e.scope.language
  const { extraTurn: give } = lexicon
  if (give === undefined) throw new AbilityError(e.scope.name, 'the lexicon knows no extra turns')
  e.run(null, 'extra-turn', (g, c) => {
    for (const player of playersOf(g, c, who, lexicon)) give(g, player)
  })
}

/** "Wins" or "loses the game"; for both players at once nobody wins. */
export function endGame(e: Emitter, kind: 'win-game' | 'lose-game', who: PlayerWord): void {
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

/** Emits a node that the game added to the tree. */
export function emitGameNode(e: Emitter, node: GameNode): void {
  const { lexicon, book } = e.scope.language
  const made = gameEffectOf(e.scope, node)
  if (made.means !== undefined) {
    const { under } = e
    if (lexicon.nodes?.[node.kind] !== undefined) e.under = clauseOfNode(e.scope.language, node.kind)
    e.effect(made.means(node, book))
    e.under = under
    return
  }
  const step = gameStepOf(e.scope, node, e.duration)
  if (step === null) return emitGameLasting(e, node)
  const taken = node.what === undefined ? null : emitStepObjects(e, node.what, node.kind)
  e.run(
    null,
    node.kind,
    (g, c) => {
      const objects = taken?.rows(g, c) ?? []
      if (taken !== null) setRegister(g, c.owner, PICK, objects)
      if (step.can !== undefined && !step.can(g, c, objects)) return e.fail(g, c)
      step.run(g, c, objects)
    },
    (g, c) => {
      if (taken !== null) setRegister(g, c.owner, IT, liveRows(g, c.owner, PICK))
    },
  )
}
