import { type Board, Frame, type Game, NONE, RelationCell, enterAt, setColumn } from '@fudaba/kernel/rules'
import { HIT, battlePhase } from '../battle/battle.ts'
import { battleBegins, battleIsAimed, noteKinds } from '../battle/battleKinds.ts'
import { attackCircle, attacking, attacks, boosting, isAimedAt, takesPart } from '../battle/battleUnits.ts'
import { book } from '../book.ts'
import { type BattleStep, entersStep, scopes } from '../board/state.ts'
import { circleOf } from '../board/zones.ts'

/** Moments inside a battle: who attacks is `attacking: <ref>`, who boosts `boosting: <ref>`. */

const begin = book.kernelVerb('beginScope')

/** Where a game that begins inside a battle begins: the labels of the steps. */
const inside = new Set<string>()

/** Whether the game is about to begin inside a battle. */
export function beginsInBattle(g: Game): boolean {
  const { data } = g.tables.frames
  if (g.frame === NONE || data[g.frame + Frame.procedure] !== battlePhase.id) return false
  return inside.has(battlePhase.steps[data[g.frame + Frame.step]]?.label ?? '')
}

/** In the battle of the unit that attacks, before the step of this label. */
export function inBattle(
  enter: (g: Game, board: Board) => void,
  step: BattleStep,
  label: string,
): (g: Game, board: Board) => void {
  inside.add(label)
  return (g, board) => {
    enter(g, board)
    for (const scope of [scopes.attackSubPhase, scopes.battle]) begin.apply(g, scope.id, 0, 0, 0, 0)
    battleBegins(g)
    const ties = g.relations(attacking)
    // Without one the position is refused: see positionCheck.ts.
    const attacker = ties.length === 0 ? NONE : g.relation(ties[0], RelationCell.a)
    const targets = ties.map((tie) => g.relation(tie, RelationCell.b)).filter((row) => row !== NONE)
    const boosters = g.relations(boosting).map((tie) => g.relation(tie, RelationCell.a))
    for (const row of targets) setColumn(g, row, isAimedAt, 1)
    for (const row of [...targets, ...boosters]) setColumn(g, row, takesPart, 1)
    if (attacker !== NONE) {
      setColumn(g, attacker, attacks, 1)
      setColumn(g, attacker, takesPart, 1)
      g.variable(attackCircle, circleOf(g, attacker) + 1)
    }
    noteKinds(g, targets)
    battleIsAimed(g)
    entersStep(g, step)
    enterAt(g, battlePhase, label, attacker)
    g.setList(HIT, targets)
  }
}
