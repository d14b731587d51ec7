import {
  type Board,
  type Game,
  type Player,
  type PlayerName,
  type PositionHooks,
  type Procedure,
  V,
  VERB,
  enterAfter,
  enterAt,
  playerNumber,
} from '@fudaba/kernel'
import { basic } from '../cards/basic.ts'
import { battlePhase } from './battle.ts'
import { book } from './book.ts'
import { stacked, start } from './setup.ts'
import { phaseIs, phases, scopes, turnFighterIs } from './state.ts'
import { endPhase } from './endPhase.ts'
import { drawPhase, mainPhase, ridePhase, standPhase, turns } from './turn.ts'

/** Positions of the game; docs/positions.md. Each moment builds the frames that lead to it. */

type Moment = (g: Game, board: Board) => void

const turnOf = (board: Board): Player => playerNumber((board.turnPlayer ?? 'P1') as PlayerName)

const phase =
  (name: (typeof phases)[number], procedure: Procedure, label: string): Moment =>
  (g, board) => {
    g.variable(turnFighterIs, turnOf(board))
    book.verbs[VERB.beginScope].apply(g, scopes.turn.id, 0, 0, 0, 0)
    enterAfter(g, start, 'turns')
    enterAfter(g, turns, 'phase', phases.indexOf(name))
    g.variable(phaseIs, phases.indexOf(name) + 1)
    enterAt(g, procedure, label)
  }
const setup: Moment = (g, board) => {
  if (board.turn === undefined) g.variable(V.turn, 0)
  g.variable(stacked, board['stacked'] === true ? 1 : 0)
  g.call(start)
}

const moments = {
  main: phase('main', mainPhase, 'check'),
  stand: phase('stand', standPhase, '6.3.1.1'),
  draw: phase('draw', drawPhase, '6.4.1.1.1'),
  ride: phase('ride', ridePhase, '6.5.1.1.1'),
  battle: phase('battle', battlePhase, 'start step'),
  end: phase('end', endPhase, 'begin'),
  setup,
} satisfies Record<string, Moment>

export const position: PositionHooks = {
  at: moments,
  options: ['stacked'],
  variables: ['turnFighter', 'phase', 'stacked'],
  filler: () => basic.map((card) => card.id),
}
