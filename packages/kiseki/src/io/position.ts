import type { PlayerName } from '@fudaba/kernel'
import {
  type Board,
  Frame,
  FACE_DOWN,
  type Game,
  NONE,
  Obj,
  PLAYERS,
  type Placed,
  type Player,
  type PositionHooks,
  type Procedure,
  type ScopeDef,
  TURNED,
  Var,
  enterAfter,
  enterAt,
  setColumn,
  playerName,
  playerNumber,
} from '@fudaba/kernel/rules'
import { battlePhase, battleSubStep } from '../battle/battle.ts'
import { battleResolution } from '../battle/battleResolution.ts'
import { declared } from '../board/battleMarks.ts'
import { chosenIs, declareAtPlayer, declaredTarget } from '../battle/battleUnits.ts'
import { book } from '../book.ts'
import { standsFor } from '../board/standsFor.ts'
import { contradictions } from './positionCheck.ts'
import { priority } from '../turn/priority.ts'
import { stacked, start } from '../turn/setup.ts'
import {
  PHASE,
  STEP,
  bond,
  initiative,
  initiativeIs,
  isStunned,
  phaseIs,
  scopes,
  stepIs,
  stepOf,
} from '../board/state.ts'
import { preparationPhase, preparationSteps, recoveryPhase, turns } from '../turn/turn.ts'

/** Positions of the game; docs/positions.md. Each moment builds the frames that lead to it. */

type Moment = (g: Game, board: Board) => void

const seat = (value: unknown, otherwise: Player): Player =>
  value === 'P1' || value === 'P2' ? playerNumber(value as PlayerName) : otherwise
const primaryOf = (g: Game, board: Board): Player => seat(board['primary'], initiative(g))
const open = (g: Game, scope: ScopeDef): void => book.kernelVerb('beginScope').apply(g, scope.id, 0, 0, 0, 0)

/** A turn of the initiative player, up to the phase that the step of `turns` has called. */
function inTurn(g: Game, board: Board, phase: keyof typeof PHASE, label: string): void {
  g.variable(initiativeIs, seat(board['initiative'], playerNumber(board.turnPlayer ?? 'P1')))
  for (const player of PLAYERS)
    if (board[playerName(player)]?.['bond'] === undefined) g.setCounter(bond, player, STARTING_BOND)
  enterAfter(g, start, 'turns')
  enterAfter(g, turns, label)
  open(g, scopes.game)
  open(g, scopes.turn)
  g.variable(phaseIs, PHASE[phase])
}
const STARTING_BOND = 40

function inStep(g: Game, step: keyof typeof STEP, player: Player): void {
  g.variable(stepIs, STEP[step])
  g.variable(stepOf, player + 1)
  open(g, scopes.step)
}

/** The window of a step of the preparation phase, or that step from its beginning. */
const preparation =
  (step: 'draw' | 'homebase' | 'deployment', label: string, inWindow: boolean): Moment =>
  (g, board) => {
    inTurn(g, board, 'preparation', 'preparation')
    open(g, scopes.phase)
    const player = primaryOf(g, board)
    enterAfter(g, preparationPhase, player === initiative(g) ? 'the initiative player' : 'then the other')
    if (inWindow) {
      enterAfter(g, preparationSteps, label, player)
      g.call(priority.procedure)
    } else enterAt(g, preparationSteps, label, player)
    inStep(g, step, player)
  }

/** A phase from its beginning. */
const phase =
  (name: 'preparation' | 'battle' | 'recovery', label: string, procedure: Procedure, from: string): Moment =>
  (g, board) => {
    inTurn(g, board, name, label)
    enterAt(g, procedure, from)
    // Its first step opens the phase; from a later one on, it is open.
    if (from !== procedure.steps[0].label) open(g, scopes.phase)
  }

/** Inside the sub-step of the primary player. */
function inSubStep(g: Game, board: Board, step: 'selection' | 'resolution'): void {
  inTurn(g, board, 'battle', '704.1')
  open(g, scopes.phase)
  const player = primaryOf(g, board)
  enterAfter(g, battlePhase, 'sub-step', player, board['passed'] === true ? 1 : 0)
  if (step === 'resolution') open(g, scopes.battle)
  inStep(g, step, player)
  g.variable(chosenIs, g.relations(declared).length)
  // `declared: true` is an attack on the player.
  if (declaredTarget(g) === NONE && g.relations(declared).length > 0) declareAtPlayer.apply(g, 0, 0, 0, 0, 0)
}
const attack: Moment = (g, board) => {
  inSubStep(g, board, 'selection')
  enterAt(g, battleSubStep, '803.3')
}
const legality: Moment = (g, board) => {
  inSubStep(g, board, 'selection')
  enterAt(g, battleSubStep, '803.6', 1)
}
const declaration: Moment = (g, board) => {
  inSubStep(g, board, 'selection')
  enterAfter(g, battleSubStep, '803.7', 1)
  g.call(priority.procedure)
}
const resolution: Moment = (g, board) => {
  inSubStep(g, board, 'resolution')
  enterAfter(g, battleSubStep, '802.3a', 1)
  enterAt(g, battleResolution, '804.1')
}

/** The decks lie on the table and nothing has happened. */
const setup: Moment = (g, board) => {
  if (board.turn === undefined) g.variable(Var.turn, 0)
  g.variable(stacked, board['stacked'] === true ? 1 : 0)
  g.call(start)
}

const moments = {
  deployment: preparation('deployment', '703.8c', true),
  homebase: preparation('homebase', '703.7c', true),
  draw: preparation('draw', '703.6c', true),
  drawing: preparation('draw', '703.6a', false),
  placing: preparation('homebase', '703.7a', false),
  deploying: preparation('deployment', '703.8a', false),
  turn: phase('preparation', 'preparation', preparationPhase, '703'),
  battle: phase('battle', '704.1', battlePhase, '802'),
  attack,
  legality,
  declaration,
  resolution,
  recovery: phase('recovery', 'recovery', recoveryPhase, '705'),
  end: phase('recovery', 'recovery', recoveryPhase, '705.5'),
  setup,
} satisfies Record<string, Moment>

/** A stunned UNIT lies face down and turned (1306.2a), whatever the position says of it. */
function settle(g: Game, placed: readonly Placed[]): void {
  for (const { row } of placed)
    if (isStunned(g, row)) {
      setColumn(g, row, Obj.orientation, TURNED)
      setColumn(g, row, Obj.face, FACE_DOWN)
    }
}

/** The windows of the preparation steps are moments, while nothing waits and nobody has passed. */
function write(g: Game): ({ at: string } & Record<string, unknown>) | null {
  const { data } = g.tables.frames
  const labelOf = (frame: number): string =>
    g.book.procedures[data[frame + Frame.procedure]].steps[data[frame + Frame.step] - 1]?.label ?? ''
  if (g.frame === NONE || data[g.frame + Frame.procedure] !== priority.procedure.id) return null
  const [holder, passes] = [data[g.frame + Frame.locals], data[g.frame + Frame.locals + 1]]
  const caller = data[g.frame + Frame.previous]
  if (data[caller + Frame.procedure] !== preparationSteps.id || passes > 0) return null
  const player = data[caller + Frame.locals] as Player
  const at = { '703.6c': 'draw', '703.7c': 'homebase', '703.8c': 'deployment' }[labelOf(caller)]
  if (at === undefined || holder !== player) return null
  return { at, initiative: playerName(initiative(g)), primary: playerName(player) }
}

const implied = (g: Game, row: number): string[] => (isStunned(g, row) ? ['turned', 'faceDown'] : [])

export const position: PositionHooks = {
  at: moments,
  options: ['initiative', 'primary', 'passed', 'stacked'],
  variables: ['initiative', 'stepOf', 'phase', 'step', 'stacked', 'priority.holder', 'chosenAttackers'],
  stands: standsFor,
  settle,
  check: contradictions,
  write,
  implied,
}
