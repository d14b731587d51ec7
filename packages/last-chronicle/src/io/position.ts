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
  type PositionHooks,
  type Procedure,
  Clock,
  Var,
  enterAfter,
  enterAt,
  setColumn,
  playerName,
  playerNumber,
} from '@fudaba/kernel/rules'
import { attackRound, battlePhase } from '../battle/battle.ts'
import { attacking } from '../battle/battleUnits.ts'
import { book } from '../book.ts'
import { stackIsEmpty } from '../play/record.ts'
import { contradictions } from './positionCheck.ts'
import { priority } from '../turn/priority.ts'
import { stacked, start } from '../turn/setup.ts'
import {
  PHASE,
  type PhaseName,
  attackerIs,
  isSettled,
  life,
  mainPhases,
  phaseIs,
  scopes,
  turnBegan,
  turnPlayer,
  turnPlayerIs,
} from '../board/state.ts'
import { body, isToken } from '../board/tokens.ts'
import { makeToken } from '../changes/createToken.ts'
import {
  adjustmentPhase,
  checkPhase,
  drawPhase,
  mainPhase,
  mainPhaseNumber,
  recoveryPhase,
  turns,
} from '../turn/turn.ts'
import { battlefield, eras } from '../board/zones.ts'

/** Positions of the game; docs/positions.md. Each moment builds the frames that lead to it. */

type Moment = (g: Game, board: Board) => void
const LIFE = 20
/** Before anything that has an age. */
const LONG_AGO = -10_000

function inTurn(g: Game, board: Board, phase: PhaseName, label: string): void {
  g.variable(turnPlayerIs, playerNumber((board.turnPlayer ?? 'P1') as PlayerName))
  for (const player of PLAYERS)
    if (board[playerName(player)]?.['life'] === undefined) g.setCounter(life, player, LIFE)
  // What is placed from now on is younger than all that lies there.
  g.tick(Clock.time, 2)
  enterAfter(g, start, 'turns')
  enterAfter(g, turns, label)
  book.kernelVerb('beginScope').apply(g, scopes.turn.id, 0, 0, 0, 0)
  g.variable(phaseIs, PHASE[phase])
  g.variable(mainPhases, label === 'main 1' || label === 'battle' ? 1 : label === 'main 2' ? 2 : 0)
}

const phase =
  (name: PhaseName, label: string, procedure: Procedure, from?: string): Moment =>
  (g, board) => {
    inTurn(g, board, name, label)
    enterAt(g, procedure, from ?? procedure.steps[0].label)
    if (from === undefined && label.startsWith('main')) g.variable(mainPhases, label === 'main 1' ? 0 : 1)
  }

const main =
  (label: 'main 1' | 'main 2'): Moment =>
  (g, board) => {
    inTurn(g, board, 'main', label)
    enterAfter(g, mainPhase, '9.5.1.2')
    g.call(priority.procedure)
  }

/** In the battle phase, from a step of the round on. */
const round =
  (label: string): Moment =>
  (g, board) => {
    inTurn(g, board, 'battle', 'battle')
    enterAfter(g, battlePhase, 'round')
    if (label !== '10.1.1.1') g.variable(attackerIs, g.get(turnPlayerIs) + 1)
    if (g.relations(attacking).length > 0)
      book.kernelVerb('beginScope').apply(g, scopes.battle.id, 0, 0, 0, 0)
    enterAt(g, attackRound, label)
    g.setList(
      0,
      g.relations(attacking).map((r) => g.relation(r, 1)),
    )
  }

const setup: Moment = (g, board) => {
  if (board.turn === undefined) g.variable(Var.turn, 0)
  g.variable(stacked, board['stacked'] === true ? 1 : 0)
  g.call(start)
}

const moments = {
  main: main('main 1'),
  main2: main('main 2'),
  turn(g: Game, board: Board) {
    inTurn(g, board, 'none', 'begin')
    enterAt(g, turns, 'recovery')
  },
  recovery: phase('recovery', 'recovery', recoveryPhase),
  draw: phase('draw', 'draw', drawPhase),
  check: phase('check', 'check', checkPhase),
  mainStart: phase('main', 'main 1', mainPhase),
  main2Start: phase('main', 'main 2', mainPhase),
  battle: phase('battle', 'battle', battlePhase),
  attack: round('attackers'),
  defence: round('defender'),
  damage: round('damage'),
  adjustment: phase('adjustment', 'adjustment', adjustmentPhase),
  end: phase('adjustment', 'adjustment', adjustmentPhase, '9.7.3.1'),
  setup,
} satisfies Record<string, Moment>

/** Markers lie face down unless the position says otherwise; what is not fresh was there when the turn began. */
function settle(g: Game, placed: readonly Placed[]): void {
  const began = [LONG_AGO, LONG_AGO]
  for (const { row, zone, fields } of placed) {
    if (zone !== battlefield) continue
    const fresh = fields['fresh'] === true
    if (fields.age === undefined) setColumn(g, row, Obj.since, fresh ? 1 : LONG_AGO)
    const player = g.controller(row)
    if (!fresh) began[player] = Math.max(began[player], g.object(row, Obj.since))
  }
  for (const player of PLAYERS) g.setCounter(turnBegan, player, began[player])
  for (const { row, zone, fields } of placed)
    if (zone === eras && fields.faceDown === undefined) setColumn(g, row, Obj.face, FACE_DOWN)
}

/** The windows of the main phases are moments, over an empty stack and before anyone has passed. */
function write(g: Game): ({ at: string } & Record<string, unknown>) | null {
  const { data } = g.tables.frames
  const procedureOf = (frame: number): number => data[frame + Frame.procedure]
  const window = g.frame
  if (window === NONE || procedureOf(window) !== priority.procedure.id) return null
  const [holder, passes] = [data[window + Frame.locals], data[window + Frame.locals + 1]]
  const caller = data[window + Frame.previous]
  if (procedureOf(caller) !== mainPhase.id || procedureOf(data[caller + Frame.previous]) !== turns.id)
    return null
  if (holder !== turnPlayer(g) || passes > 0 || !stackIsEmpty(g)) return null
  return { at: mainPhaseNumber(g) === 1 ? 'main' : 'main2', turnPlayer: playerName(turnPlayer(g)) }
}

/** What came in this turn is not yet settled; a marker that lies open is written as such. */
const fieldsOf = (g: Game, row: number): Record<string, boolean> => ({
  ...(g.inZone(row, battlefield) && !isSettled(g, row) ? { fresh: true } : {}),
  ...(g.inZone(row, eras) && !g.faceDown(row) ? { faceDown: false } : {}),
})

const implied = (g: Game, row: number): string[] =>
  isToken(g, row) ? ['kind', 'tokenOf'] : g.inZone(row, eras) && g.faceDown(row) ? ['faceDown'] : []

export const position: PositionHooks = {
  at: moments,
  options: ['stacked'],
  variables: [
    'turnPlayer',
    'phase',
    'mainPhases',
    'stacked',
    'priority.holder',
    'attackingPlayer',
    'damageStep',
    'tokensMade',
    'turnBegan',
  ],
  tokens: { printed: (g, row) => (isToken(g, row) ? body(g, row) : undefined), make: makeToken },
  /** `fresh: true`: it came in this turn; `settle` reads it. */
  fields: { fresh: () => undefined },
  settle,
  check: contradictions,
  fieldsOf,
  write,
  implied,
}
