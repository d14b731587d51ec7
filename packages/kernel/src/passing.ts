import { NONE, type Player, S, V, opponent } from './columns.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { Offer, detailOf } from './offer.ts'
import { VERB } from './verbs.ts'

/**
 * Declarations that nobody can answer. A rulebook opens a window at every start and end and check of a turn, and most
 * of them leave both players nothing but to pass. Where a game sees that before it declares, all that such a
 * declaration would leave is lines in the log and the time they take: those are written here. Nobody can tell from
 * them which way was taken, and so neither what the other player has in hand.
 */
export interface Unanswered {
  /** Row of the zone where it would lie. */
  readonly zone: number
  readonly player: Player
  /** What it would stand for. */
  readonly stands: number
  /** Clauses of the steps by which it would be passed, from the one that runs inwards, and by which it would go. */
  readonly passing: readonly number[]
  readonly ending: readonly number[]
}

/** So many of them, one after another: each comes, both players pass, it goes. No trigger may listen to any of that. */
export function passUnanswered(g: Game, said: Unanswered, times = 1): void {
  const { clause, log, chains } = g
  const { player, passing, ending, zone, stands } = said
  const chain = log.keep ? chains.now(g) : 0
  const passed = log.keep ? chains.along(chain, passing) : 0
  const ended = log.keep ? chains.along(chain, ending) : 0
  const passClause = passing[passing.length - 1]
  const endClause = ending[ending.length - 1]
  const id = g.clock(S.id)
  const came = comeOrGo(g, VERB.create, id + 1, player, stands, zone)
  log.rows[came + EV.clause] = clause
  log.rows[came + EV.chain] = chain
  log.rows[came + EV.to] = zone
  passWindow(g, opponent(player), passClause, passed)
  passWindow(g, player, passClause, passed)
  const went = comeOrGo(g, VERB.remove, id + 1, player, stands, zone)
  log.rows[went + EV.clause] = endClause
  log.rows[went + EV.chain] = ended
  log.rows[went + EV.from] = zone
  for (let i = 2; i <= times; i++) {
    const at = log.repeat(LINES)
    name(log.rows, at, id + i)
    name(log.rows, at + went - came, id + i)
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
  passWindow(g, player, clause, g.log.keep ? g.chains.instead(g, clause) : 0)
  g.tick(S.time)
}
/** Whether every window has to be opened, also one that leaves nothing but to pass. */
export const opensAll = (g: Game): boolean => g.everyWindow || g.book.watcher !== null

/** It comes, one passes, the other passes, it goes. */
const LINES = 4

const ALL_SEE = 3
/** A line of the log about nothing that lies on the table; the time it takes is counted for all of them together. */
function line({ log }: Game, kind: number, player: number, n: number): number {
  const at = log.push()
  const { rows } = log
  rows[at + EV.kind] = kind
  rows[at + EV.def] = NONE
  rows[at + EV.from] = NONE
  rows[at + EV.to] = NONE
  rows[at + EV.player] = player
  rows[at + EV.n] = n
  rows[at + EV.seen] = ALL_SEE
  rows[at + EV.detail] = 0
  return at
}

function comeOrGo(g: Game, kind: number, id: number, player: number, stands: number, zone: number): number {
  const at = line(g, kind, player, stands)
  const { rows } = g.log
  // The row that it would have had is nobody's.
  rows[at + EV.row] = g.store.length(g.T.objects)
  name(rows, at, id)
  rows[at + EV.at] = zone
  return at
}

function name(rows: Int32Array, at: number, id: number): void {
  rows[at + EV.id] = id
  rows[at + EV.newId] = id
}

/** As a window without a choice is logged when it is opened. */
function passWindow(g: Game, player: number, clause: number, chain: number): void {
  const at = line(g, VERB.decide, player, NONE)
  const { rows } = g.log
  rows[at + EV.row] = NONE
  rows[at + EV.id] = 0
  rows[at + EV.newId] = 0
  rows[at + EV.from] = FORCED
  rows[at + EV.to] = 0
  rows[at + EV.clause] = clause
  rows[at + EV.chain] = chain
  rows[at + EV.at] = NONE
  rows[at + EV.detail] = WINDOW
}

const FORCED = 1
const WINDOW = detailOf(new Offer().act(0, '', true))
