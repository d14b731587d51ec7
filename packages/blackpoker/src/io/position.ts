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
  Var,
  enterAfter,
  enterAt,
  setColumn,
  ties,
  playerName,
  playerNumber,
} from '@fudaba/kernel/rules'
import { book } from '../book.ts'
import { type PlayingCard, cards, isCourt, numberOf, printed } from '../board/cards.ts'
import { barrierKind, entered, fogDown, fogUp } from '../board/characteristics.ts'
import { flow, idle, passes } from '../turn/flow.ts'
import { clouds, downKind, upKind } from '../changes/fog.ts'
import { requestKind, standsFor } from '../play/frame.ts'
import { contradictions, kindByCards } from './positionCheck.ts'
import { stacked, start } from '../turn/setup.ts'
import { AT_OBJECT, aimed, target } from '../play/targets.ts'
import { TURN, chanceHolder, turnPlayer, turnPlayerIs } from '../board/state.ts'
import { BARRIER_ROW, SOLDIER_ROW, field, fog, place } from '../board/zones.ts'

const seatOf = (value: unknown, otherwise: PlayerName): PlayerName =>
  value === 'P1' || value === 'P2' ? value : otherwise

/** 'main': a player has the chance over whatever lies on the stage. */
function main(g: Game, board: Board): void {
  const turn = board.turnPlayer ?? 'P1'
  const passed: readonly unknown[] = Array.isArray(board['passed']) ? board['passed'] : [board['passed']]
  g.variable(turnPlayerIs, playerNumber(turn))
  g.variable(chanceHolder, playerNumber(seatOf(board['chance'], turn)))
  g.variable(passes, (passed.includes('P1') ? 1 : 0) | (passed.includes('P2') ? 2 : 0))
  g.variable(idle, board['idle'] === true ? 1 : 0)
  enterAfter(g, start, 'go')
  enterAt(g, flow.procedure, 'window')
}

/** 'setup': the decks lie on the table and nothing has happened. */
function setup(g: Game, board: Board): void {
  if (board.turn === undefined) g.variable(Var.turn, 0)
  g.variable(stacked, board['stacked'] === true ? 1 : 0)
  g.call(start)
}

/** What a thing is and where it lies, as far as its cards and its row say so. */
function settle(g: Game, placed: readonly Placed[], board: Board): void {
  const nextPlace = [0, 0]
  for (const { row, zone, player, cell, fields } of placed) {
    if (g.object(row, Obj.stands) > 0) setColumn(g, row, Obj.kind, requestKind)
    else if (zone === field) {
      const barrier = fields.kind === 'barrier' || cell === BARRIER_ROW || fields.faceDown === true
      if (fields.kind === undefined) setColumn(g, row, Obj.kind, barrier ? barrierKind : kindByCards(g, row))
      setColumn(g, row, Obj.cell, barrier ? BARRIER_ROW : SOLDIER_ROW)
      if (barrier && fields.faceDown !== false) setColumn(g, row, Obj.face, FACE_DOWN)
      if (barrier && fields['place'] === undefined) setColumn(g, row, place, nextPlace[player]++)
    } else if (zone === fog) {
      const card = printed(g, g.cardOf(row))
      const by = g.kind(row) === downKind || (g.kind(row) !== upKind && card.suit === '♠') ? fogDown : fogUp
      setColumn(g, row, Obj.kind, by === fogDown ? downKind : upKind)
      const [soldier] = g.related(clouds, row)
      if (board.effects === undefined && soldier !== undefined)
        ties.beginEffect(g, by.id, row, soldier, numberOf(card), player)
    }
  }
}

/** The moment as an entry point: the open window of the chance. */
function write(g: Game): ({ at: string } & Record<string, unknown>) | null {
  const { data } = g.tables.frames
  if (g.frame === NONE || data[g.frame + Frame.procedure] !== flow.procedure.id) return null
  if (data[g.frame + Frame.step] !== flow.procedure.labels.get('window')) return null
  const passed = PLAYERS.filter((player) => flow.passed(g, player)).map(playerName)
  return {
    at: 'main',
    turnPlayer: playerName(turnPlayer(g)),
    chance: playerName(flow.holder(g)),
    ...(passed.length > 0 ? { passed } : {}),
    ...(g.get(idle) === 1 ? { idle: true } : {}),
  }
}

function implied(g: Game, row: number): string[] {
  if (g.object(row, Obj.stands) > 0) return ['kind', ...(g.related(target, row).length > 0 ? ['aimed'] : [])]
  if (g.inZone(row, fog)) return ['kind']
  if (!g.inZone(row, field)) return []
  if (g.kind(row) !== barrierKind) return ['kind', 'cell']
  return g.faceDown(row) ? ['kind', 'cell'] : ['cell']
}

/** A dull card is one that starts nothing when it leaves the field or is found. */
const dull = (card: PlayingCard): number => (isCourt(card) ? 1 : 0)
const filler = [...cards].sort((a, b) => dull(a) - dull(b) || a.rank - b.rank).map((card) => card.id)

/** Positions of BlackPoker; docs/positions.md. */
export const position: PositionHooks = {
  at: { main, setup },
  options: ['chance', 'passed', 'idle', 'stacked'],
  variables: ['turnPlayer', 'chance', 'chance.passes', 'chance.idle', 'stacked'],
  fields: {
    /** At a named object, or at a player. */
    target(g, row, value, find) {
      const player = value === 'P1' || value === 'P2'
      setColumn(g, row, aimed, player ? playerNumber(value) + 1 : AT_OBJECT)
      if (!player) ties.relate(g, target.id, row, find(String(value)), 0)
    },
    /** Entered the field in this turn. */
    fresh(g, row, value) {
      if (value === true) setColumn(g, row, entered, g.get(Var.turn))
    },
  },
  stands: {
    number(word) {
      const action = book.actions.find((each) => each.name === word)
      return action === undefined ? undefined : standsFor(action)
    },
    word: (n) => book.actions[n - 1].name,
  },
  tallies: {
    read(word) {
      const action = book.actions.find((each) => each.name === word)
      return action === undefined ? undefined : { key: action.id, scope: TURN }
    },
    word: (key) => book.actions[key]?.name,
  },
  filler: () => filler,
  settle,
  /** Without it, a barrier would lie face down. */
  fieldsOf: (g, row) =>
    g.inZone(row, field) && g.kind(row) === barrierKind && !g.faceDown(row) ? { faceDown: false } : {},
  check: contradictions,
  write,
  implied,
}
