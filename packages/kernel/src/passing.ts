import { NONE, type Player, S, opponent } from './columns.ts'
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

/** It comes, the other player passes, its own player passes, it goes. No trigger may listen to any of that. */
export function passUnanswered(g: Game, said: Unanswered): void {
  const { player, passing, ending } = said
  const { clause } = g
  const id = g.tick(S.id)
  const came = comeOrGo(g, VERB.create, id, said)
  g.log.rows[came + EV.to] = said.zone
  under(g, passing)
  passWindow(g, opponent(player))
  passWindow(g, player)
  under(g, ending)
  const went = comeOrGo(g, VERB.remove, id, said)
  g.log.rows[went + EV.from] = said.zone
  g.clause = clause
  g.chains.begin()
}

function under(g: Game, clauses: readonly number[]): void {
  g.clause = clauses[clauses.length - 1]
  if (g.log.keep) g.chains.through(g, clauses)
}

const ALL_SEE = 3
function comeOrGo(g: Game, kind: number, id: number, { zone, player, stands }: Unanswered): number {
  const at = g.emit(kind, NONE, player, stands, ALL_SEE)
  const { rows } = g.log
  // The row that it would have had is nobody's.
  rows[at + EV.row] = g.store.length(g.T.objects)
  rows[at + EV.id] = rows[at + EV.newId] = id
  rows[at + EV.at] = zone
  return at
}

/** As a window without a choice is logged when it is opened. */
function passWindow(g: Game, player: Player): void {
  g.tick(S.decisions)
  const at = g.emit(VERB.decide, NONE, player, NONE)
  g.log.rows[at + EV.from] = FORCED
  g.log.rows[at + EV.to] = 0
  g.log.rows[at + EV.detail] = WINDOW
}

const FORCED = 1
const WINDOW = detailOf(new Offer().act(0, '', true))
