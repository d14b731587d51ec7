import type { PlayerName } from '@fudaba/kernel'
import {
  type Board,
  Frame,
  type Game,
  NONE,
  type Player,
  type PositionHooks,
  type Procedure,
  Var,
  anyPending,
  enterAfter,
  enterAt,
  playerName,
  playerNumber,
} from '@fudaba/kernel/rules'
import type { VanguardCard } from '../board/cards.ts'
import { battlePhase } from '../battle/battle.ts'
import { book } from '../book.ts'
import { stacked, start } from '../turn/setup.ts'
import { phaseIs, phases, scopes, turnFighter, turnFighterIs } from '../board/state.ts'
import { endPhase } from '../turn/endPhase.ts'
import { drawPhase, mainPhase, ridePhase, standPhase, turns } from '../turn/turn.ts'
import { gZone } from '../board/zones.ts'

/** Positions of the game; docs/positions.md. Each moment builds the frames that lead to it. */

type Moment = (g: Game, board: Board) => void

const turnOf = (board: Board): Player => playerNumber((board.turnPlayer ?? 'P1') as PlayerName)

const phase =
  (name: (typeof phases)[number], procedure: Procedure, label: string): Moment =>
  (g, board) => {
    g.variable(turnFighterIs, turnOf(board))
    for (const scope of [scopes.wholeTurn, scopes.turn])
      book.kernelVerb('beginScope').apply(g, scope.id, 0, 0, 0, 0)
    enterAfter(g, start, 'turns')
    enterAfter(g, turns, 'phase', phases.indexOf(name))
    g.variable(phaseIs, phases.indexOf(name) + 1)
    enterAt(g, procedure, label)
  }
const setup: Moment = (g, board) => {
  if (board.turn === undefined) g.variable(Var.turn, 0)
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
  const { data } = g.tables.frames
  const running = g.book.procedures[data[g.frame + Frame.procedure]]
  const label = running.steps[data[g.frame + Frame.step]]?.label
  const turnPlayer = playerName(turnFighter(g))
  if (running === mainPhase && label === 'window') return { at: 'main', turnPlayer }
  if (running === battlePhase && label === '7.2.1.2') return { at: 'attack', turnPlayer }
  return null
}

/** Positions whose unnamed cards are taken from these. */
export const positionOf = (cards: readonly VanguardCard[]): PositionHooks => ({
  at: moments,
  options: ['stacked'],
  // Whoever lies there has been there for long.
  variables: ['turnFighter', 'phase', 'stacked', 'momentRaisedAt'],
  apart: [gZone],
  ids: ['boundBy'],
  write,
  filler: () => fillers(cards),
})

/** Cards of the main deck; those without a text come first. */
function fillers(cards: readonly VanguardCard[]): string[] {
  const main = cards.filter(({ type }) => type !== 'G')
  const isPlain = ({ text }: VanguardCard): boolean => text === undefined
  return [...main.filter(isPlain), ...main.filter((card) => !isPlain(card))].map(({ id }) => id)
}
