import type { PlayerName } from '@fudaba/kernel'
import {
  type Board,
  Frame,
  type Game,
  NONE,
  type Placed,
  type Player,
  type PositionHooks,
  Var,
  enterAfter,
  enterAt,
  opponent,
  playerName,
  playerNumber,
} from '@fudaba/kernel/rules'
import { ATTACKED, declareAttack } from '../battle/attackDeclarations.ts'
import { book } from '../book.ts'
import { bearerOf, isBearing, noteBearing } from '../board/setOn.ts'
import { TURN, phases, scopes, setPhase, turnPlayer, turnPlayerIs } from '../board/state.ts'
import { chain } from '../turn/chain.ts'
import { stacked, start } from '../turn/setup.ts'
import { phaseProcedures, turns } from '../turn/turn.ts'
import { permanents } from '../board/zones.ts'
import { contradictions } from './positionCheck.ts'

/** Positions of the game; docs/positions.md. Each moment builds the frames that lead to it. */

type Moment = (g: Game, board: Board) => void

const turnOf = (board: Board): Player => playerNumber((board.turnPlayer ?? 'P1') as PlayerName)

const { drawPhase, factionPhase, mainPhase, powerPhase, discardPhase } = phaseProcedures

const phase =
  (name: (typeof phases)[number], procedure: typeof drawPhase, label: string): Moment =>
  (g, board) => {
    g.variable(turnPlayerIs, turnOf(board))
    book.kernelVerb('beginScope').apply(g, scopes.turn.id, 0, 0, 0, 0)
    enterAfter(g, start, 'turns')
    enterAt(g, turns, 'phase', phases.indexOf(name) + 1)
    setPhase(g, phases.indexOf(name))
    enterAt(g, procedure, label)
  }

const setup: Moment = (g, board) => {
  if (board.turn === undefined) g.variable(Var.turn, 0)
  g.variable(stacked, board['stacked'] === true ? 1 : 0)
  g.call(start)
}

/** Something is declared and not answered yet: who attacks is `attacks: <ref>`, or `attacks: true` for the player. */
const answer: Moment = (g, board) => {
  phase('main', mainPhase, 'window')(g, board)
  g.call(chain.procedure, turnPlayer(g), NONE, NONE)
}

const moments = {
  main: phase('main', mainPhase, 'window'),
  mainBegin: phase('main', mainPhase, 'begin'),
  mainEnd: phase('main', mainPhase, 'end'),
  answer,
  drawEnd: phase('draw', drawPhase, 'end'),
  check: phase('faction', factionPhase, 'check'),
  powerBegin: phase('power', powerPhase, 'begin'),
  powerCard: phase('power', powerPhase, 'card'),
  powerEnd: phase('power', powerPhase, 'end'),
  discardBegin: phase('discard', discardPhase, 'begin'),
  discardEnd: phase('discard', discardPhase, 'end'),
  draw: phase('draw', drawPhase, 'begin'),
  faction: phase('faction', factionPhase, 'begin'),
  power: phase('power', powerPhase, '6-3'),
  discard: phase('discard', discardPhase, 'base.1.4.10'),
  setup,
} satisfies Record<string, Moment>

/** The open window of the main phase is a moment. */
function write(g: Game): ({ at: string } & Record<string, unknown>) | null {
  const { data } = g.tables.frames
  if (g.frame === NONE || data[g.frame + Frame.procedure] !== mainPhase.id) return null
  const label = mainPhase.steps[data[g.frame + Frame.step]]?.label
  return label === 'window' ? { at: 'main', turnPlayer: playerName(turnPlayer(g)) } : null
}

/** What is set on a character is noted on it. */
function settle(g: Game, placed: readonly Placed[]): void {
  for (const { row, zone } of placed) {
    const bearer = zone === permanents ? bearerOf(g, row) : NONE
    if (bearer !== NONE && !isBearing(g, bearer)) noteBearing(g, bearer)
  }
}

export const position: PositionHooks = {
  at: moments,
  options: ['stacked'],
  variables: ['turnPlayer', 'phase', 'stacked'],
  tallies: {
    read: (word) => (word === 'attack' ? { key: ATTACKED, scope: TURN, each: 'object' } : undefined),
    word: (key) => (key === ATTACKED ? 'attack' : undefined),
  },
  fields: {
    attacks(g, row, value, find) {
      const at = value === true ? NONE : find(String(value))
      declareAttack.apply(g, row, at, opponent(g.controller(row)), 0, 0)
    },
  },
  settle,
  check: contradictions,
  write,
}
