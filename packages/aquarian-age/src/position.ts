import {
  type Board,
  type Game,
  type Player,
  type PlayerName,
  type PositionHooks,
  V,
  enterAfter,
  enterAt,
  playerNumber,
} from '@fudaba/kernel'
import { basic } from '../cards/basic.ts'
import { phaseIs, phases, turnPlayerIs } from './state.ts'
import { stacked, start } from './setup.ts'
import { phaseProcedures, turns } from './turn.ts'

/** Positions of the game; docs/positions.md. Each moment builds the frames that lead to it. */

type Moment = (g: Game, board: Board) => void

const turnOf = (board: Board): Player => playerNumber((board.turnPlayer ?? 'P1') as PlayerName)

const { drawPhase, factionPhase, mainPhase, powerPhase, discardPhase } = phaseProcedures

const phase =
  (name: (typeof phases)[number], procedure: typeof drawPhase, label: string): Moment =>
  (g, board) => {
    g.variable(turnPlayerIs, turnOf(board))
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
  main: phase('main', mainPhase, 'window'),
  draw: phase('draw', drawPhase, 'begin'),
  faction: phase('faction', factionPhase, 'begin'),
  power: phase('power', powerPhase, '6-3'),
  discard: phase('discard', discardPhase, 'base.1.4.10'),
  setup,
} satisfies Record<string, Moment>

export const position: PositionHooks = {
  at: moments,
  options: ['stacked'],
  variables: ['turnPlayer', 'phase', 'stacked'],
  filler: () => basic.map((card) => card.id),
}
