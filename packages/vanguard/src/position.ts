import {
  type Board,
  F,
  type Game,
  NONE,
  type Player,
  type PlayerName,
  type PositionHooks,
  type Procedure,
  V,
  VERB,
  anyPending,
  enterAfter,
  enterAt,
  playerName,
  playerNumber,
} from '@fudaba/kernel'
import { catalogue } from '../cards/catalogue.ts'
import { battlePhase } from './battle.ts'
import { book } from './book.ts'
import { stacked, start } from './setup.ts'
import { phaseIs, phases, scopes, turnFighter, turnFighterIs } from './state.ts'
import { endPhase } from './endPhase.ts'
import { drawPhase, mainPhase, ridePhase, standPhase, turns } from './turn.ts'
import { gZone } from './zones.ts'

/** Positions of the game; docs/positions.md. Each moment builds the frames that lead to it. */

type Moment = (g: Game, board: Board) => void

const turnOf = (board: Board): Player => playerNumber((board.turnPlayer ?? 'P1') as PlayerName)

const phase =
  (name: (typeof phases)[number], procedure: Procedure, label: string): Moment =>
  (g, board) => {
    g.variable(turnFighterIs, turnOf(board))
    for (const scope of [scopes.wholeTurn, scopes.turn])
      book.verbs[VERB.beginScope].apply(g, scope.id, 0, 0, 0, 0)
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
  attack: phase('battle', battlePhase, '7.2.1.2'),
  end: phase('end', endPhase, 'begin'),
  setup,
} satisfies Record<string, Moment>

/** The main phase and the choice whether to attack are moments, while nothing waits. */
function write(g: Game): ({ at: string } & Record<string, unknown>) | null {
  if (g.frame === NONE || anyPending(g)) return null
  const { data } = g.T.frames
  const running = g.book.procedures[data[g.frame + F.procedure]]
  const label = running.steps[data[g.frame + F.step]]?.label
  const turnPlayer = playerName(turnFighter(g))
  if (running === mainPhase && label === 'window') return { at: 'main', turnPlayer }
  if (running === battlePhase && label === '7.2.1.2') return { at: 'attack', turnPlayer }
  return null
}

export const position: PositionHooks = {
  at: moments,
  options: ['stacked'],
  // Whoever lies there has been there for long.
  variables: ['turnFighter', 'phase', 'stacked', 'momentRaisedAt'],
  apart: [gZone],
  ids: ['boundBy'],
  write,
  // Those without a text come first.
  filler: () => {
    const main = catalogue.filter(({ type }) => type !== 'G')
    const isPlain = (card: (typeof main)[number]): boolean => card.text === undefined
    return [...main.filter(isPlain), ...main.filter((card) => !isPlain(card))].map(({ id }) => id)
  },
}
