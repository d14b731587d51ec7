import {
  type Board,
  F,
  FACE_DOWN,
  type Game,
  NONE,
  O,
  PLAYERS,
  type Placed,
  type PlayerName,
  type PositionHooks,
  type Procedure,
  S,
  V,
  VERB,
  enterAfter,
  enterAt,
  playerName,
  playerNumber,
  setColumn,
} from '@fudaba/kernel'
import { catalogue } from '../cards/catalogue.ts'
import { starter } from '../cards/starter.ts'
import { attackRound, battlePhase } from './battle.ts'
import { attacking, defending } from './battleUnits.ts'
import { book } from './book.ts'
import { stackIsEmpty } from './play/record.ts'
import { priority } from './priority.ts'
import { stacked, start } from './setup.ts'
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
} from './state.ts'
import { body, isToken, makeToken } from './tokens.ts'
import {
  adjustmentPhase,
  checkPhase,
  drawPhase,
  mainPhase,
  mainPhaseNumber,
  recoveryPhase,
  turns,
} from './turn.ts'
import { battlefield, eras } from './zones.ts'

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
  g.tick(S.time, 2)
  enterAfter(g, start, 'turns')
  enterAfter(g, turns, label)
  book.verbs[VERB.beginScope].apply(g, scopes.turn.id, 0, 0, 0, 0)
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
    if (g.relations(attacking).length > 0) book.verbs[VERB.beginScope].apply(g, scopes.battle.id, 0, 0, 0, 0)
    enterAt(g, attackRound, label)
    g.setList(
      0,
      g.relations(attacking).map((r) => g.relation(r, 1)),
    )
  }

const setup: Moment = (g, board) => {
  if (board.turn === undefined) g.variable(V.turn, 0)
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
    if (fields.age === undefined) setColumn(g, row, O.since, fresh ? 1 : LONG_AGO)
    const player = g.controller(row)
    if (!fresh) began[player] = Math.max(began[player], g.object(row, O.since))
  }
  for (const player of PLAYERS) g.setCounter(turnBegan, player, began[player])
  for (const { row, zone, fields } of placed)
    if (zone === eras && fields.faceDown === undefined) setColumn(g, row, O.face, FACE_DOWN)
}

/** What cannot be on a table of this game, as sentences. */
function contradictions(g: Game): string[] {
  const out: string[] = []
  for (const player of PLAYERS)
    for (const row of g.objects(battlefield, player)) {
      const card = body(g, row)
      if (card?.type === 'spell')
        out.push(`${card.id} on the battlefield of ${playerName(player)} is a spell`)
    }
  for (const relation of [attacking, defending])
    for (const r of g.relations(relation))
      if (!g.inZone(g.relation(r, 1), battlefield))
        out.push(`what is ${relation.name} lies on no battlefield`)
  return out
}

/** The windows of the main phases are moments, over an empty stack and before anyone has passed. */
function write(g: Game): ({ at: string } & Record<string, unknown>) | null {
  const { data } = g.T.frames
  const procedureOf = (frame: number): number => data[frame + F.procedure]
  const window = g.frame
  if (window === NONE || procedureOf(window) !== priority.procedure.id) return null
  const [holder, passes] = [data[window + F.locals], data[window + F.locals + 1]]
  const caller = data[window + F.previous]
  if (procedureOf(caller) !== mainPhase.id || procedureOf(data[caller + F.previous]) !== turns.id) return null
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
  // Those without a text first.
  filler: () => [...starter, ...catalogue].map(({ id }) => id),
  settle,
  check: contradictions,
  fieldsOf,
  write,
  implied,
}
