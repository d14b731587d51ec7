import type { ZoneDef } from './book.ts'
import { NONE, type Player, S, V, opponent } from './columns.ts'
import { EV, EVENT_COLUMNS } from './events.ts'
import type { Game } from './game.ts'
import { Offer, detailOf } from './offer.ts'
import { VERB } from './verbs.ts'

/** It comes, one passes, the other passes, it goes: where the lines begin. */
const LINES = 4
const CAME = 0
const FIRST_PASS = EVENT_COLUMNS
const SECOND_PASS = EVENT_COLUMNS * 2
const WENT = EVENT_COLUMNS * 3

const FORCED = 1
const WINDOW = detailOf(new Offer().act(0, '', true))

/**
 * Declarations that nobody can answer. A rulebook opens a window at every start and end and check of a turn, and most
 * of them leave both players nothing but to pass. Where a game sees that before it declares, all that such a
 * declaration would leave is lines in the log and the time they take: those are written here. Nobody can tell from
 * them which way was taken, and so neither what the other player has in hand.
 */
export class Unanswered {
  /** Its lines in the log, but for what differs from one to the next: its id, and by which steps it was said. */
  readonly lines = new Int32Array(LINES * EVENT_COLUMNS)
  /** The zone where it would lie. */
  readonly zone: ZoneDef
  /** Clauses of the steps by which it would be passed, from the one that runs inwards, and by which it would go. */
  readonly passing: readonly number[]
  readonly ending: readonly number[]

  /** `stands`: what it would stand for. */
  constructor(
    zone: ZoneDef,
    player: Player,
    stands: number,
    passing: readonly number[],
    ending: readonly number[],
  ) {
    this.zone = zone
    this.passing = passing
    this.ending = ending
    const { lines } = this
    writeLine(lines, CAME, VERB.create, player, stands)
    writePass(lines, FIRST_PASS, opponent(player), passing[passing.length - 1])
    writePass(lines, SECOND_PASS, player, passing[passing.length - 1])
    writeLine(lines, WENT, VERB.remove, player, stands)
    lines[WENT + EV.clause] = ending[ending.length - 1]
  }
}

/** So many of them, one after another: each comes, both players pass, it goes. No trigger may listen to any of that. */
export function passUnanswered(g: Game, said: Unanswered, times = 1): void {
  const { log, chains } = g
  const zone = g.zone(said.zone, 0)
  const id = g.clock(S.id)
  const at = log.append(said.lines, LINES)
  const { rows } = log
  rows[at + CAME + EV.clause] = g.clause
  if (log.keep) {
    const chain = chains.now(g)
    const passed = chains.along(chain, said.passing)
    rows[at + CAME + EV.chain] = chain
    rows[at + FIRST_PASS + EV.chain] = passed
    rows[at + SECOND_PASS + EV.chain] = passed
    rows[at + WENT + EV.chain] = chains.along(chain, said.ending)
  }
  rows[at + CAME + EV.to] = zone
  rows[at + WENT + EV.from] = zone
  place(g, at + CAME, zone, id + 1)
  place(g, at + WENT, zone, id + 1)
  for (let i = 2; i <= times; i++) {
    const next = log.repeat(LINES)
    name(log.rows, next + CAME, id + i)
    name(log.rows, next + WENT, id + i)
  }
  g.tick(S.id, times)
  g.tick(S.decisions, times * 2)
  g.tick(S.time, times * LINES)
}

/**
 * A player who has nothing to do in a window declines, without its being opened: what that leaves in the log stands
 * under the clause of the window's own step, in the procedure that runs. Never where windows are shown or watched.
 */
export function decline(g: Game, player: Player, clause: number): void {
  g.tick(S.decisions)
  if (g.get(V.plays) > 0 && player !== g.get(V.asking)) g.tick(S.barrier)
  const at = g.log.push()
  writePass(g.log.rows, at, player, clause)
  g.log.rows[at + EV.chain] = g.log.keep ? g.chains.instead(g, clause) : 0
  g.tick(S.time)
}
/** Whether every window has to be opened, also one that leaves nothing but to pass. */
export const opensAll = (g: Game): boolean => g.everyWindow || g.book.watcher !== null

const ALL_SEE = 3
/** A line of the log about nothing that lies on the table; the time it takes is counted for all of them together. */
function writeLine(rows: Int32Array, at: number, kind: number, player: number, n: number): void {
  rows[at + EV.kind] = kind
  rows[at + EV.row] = NONE
  name(rows, at, 0)
  rows[at + EV.def] = NONE
  rows[at + EV.from] = NONE
  rows[at + EV.to] = NONE
  rows[at + EV.player] = player
  rows[at + EV.n] = n
  rows[at + EV.seen] = ALL_SEE
  rows[at + EV.at] = NONE
  rows[at + EV.detail] = 0
}

/** As a window without a choice is logged when it is opened. */
function writePass(rows: Int32Array, at: number, player: number, clause: number): void {
  writeLine(rows, at, VERB.decide, player, NONE)
  rows[at + EV.from] = FORCED
  rows[at + EV.to] = 0
  rows[at + EV.clause] = clause
  rows[at + EV.detail] = WINDOW
}

/** The row that it would have had is nobody's. */
function place({ log: { rows }, store, T }: Game, at: number, zone: number, id: number): void {
  rows[at + EV.row] = store.length(T.objects)
  rows[at + EV.at] = zone
  name(rows, at, id)
}

function name(rows: Int32Array, at: number, id: number): void {
  rows[at + EV.id] = id
  rows[at + EV.newId] = id
}
