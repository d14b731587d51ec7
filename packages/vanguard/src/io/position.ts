import type { PlayerName } from '@fudaba/kernel'
import {
  type Board,
  FACE_DOWN,
  Frame,
  type Game,
  NONE,
  Obj,
  type Placed,
  type Player,
  type PositionHooks,
  type Procedure,
  Var,
  anyPending,
  enterAfter,
  enterAt,
  playerName,
  playerNumber,
  setColumn,
} from '@fudaba/kernel/rules'
import type { VanguardCard } from '../board/cards.ts'
import { battlePhase } from '../battle/battle.ts'
import { book } from '../book.ts'
import { stacked, start } from '../turn/setup.ts'
import { phaseIs, phases, scopes, turnFighter, turnFighterIs } from '../board/state.ts'
import { inBattle } from './battleMoments.ts'
import { contradictions } from './positionCheck.ts'
import { deleted, locked } from '../board/cardStates.ts'
import { locksCircle } from '../board/circleNames.ts'
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

/** Of the battle phase, before the step that the battle goes on with is entered. */
const fighting = (g: Game, board: Board): void => {
  phase('battle', battlePhase, 'start step')(g, board)
  g.done()
}

const moments = {
  main: phase('main', mainPhase, 'check'),
  stand: phase('stand', standPhase, '6.3.1.1'),
  draw: phase('draw', drawPhase, '6.4.1.1.1'),
  ride: phase('ride', ridePhase, '6.5.1.1.1'),
  battle: phase('battle', battlePhase, 'start step'),
  attack: phase('battle', battlePhase, '7.2.1.2'),
  attackStep: phase('battle', battlePhase, '7.3.1.1'),
  boost: inBattle(fighting, 'attack', 'boost'),
  attacked: inBattle(fighting, 'attack', '7.3.1.8'),
  guard: inBattle(fighting, 'guard', '7.4.1.2'),
  drive: inBattle(fighting, 'drive', '7.5.1.1'),
  driveCheck: inBattle(fighting, 'drive', 'drive check'),
  damage: inBattle(fighting, 'damage', 'damage step'),
  hit: inBattle(fighting, 'damage', '7.6.1.5'),
  close: inBattle(fighting, 'close', 'close step'),
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

/** A locked card lies face down and locks its circle (10.22), a deleted one lies face down (10.26). */
function settle(g: Game, placed: readonly Placed[]): void {
  for (const { row } of placed) {
    const isLocked = g.object(row, locked) === 1
    if (isLocked) setColumn(g, row, locksCircle, 1)
    if (isLocked || g.object(row, deleted) === 1) setColumn(g, row, Obj.face, FACE_DOWN)
  }
}

/** Positions whose unnamed cards are taken from these. */
export const positionOf = (cards: readonly VanguardCard[]): PositionHooks => ({
  at: moments,
  options: ['stacked'],
  // Whoever lies there has been there for long.
  variables: ['turnFighter', 'phase', 'stacked', 'momentRaisedAt'],
  apart: [gZone],
  ids: ['boundBy'],
  settle,
  check: contradictions,
  implied: (g, row) => (g.object(row, locked) === 1 ? ['faceDown', 'locksCircle'] : []),
  write,
  filler: () => fillers(cards),
})

/** Cards of the main deck; those without a text come first. */
function fillers(cards: readonly VanguardCard[]): string[] {
  const main = cards.filter(({ type }) => type !== 'G')
  const isPlain = ({ text }: VanguardCard): boolean => text === undefined
  return [...main.filter(isPlain), ...main.filter((card) => !isPlain(card))].map(({ id }) => id)
}
