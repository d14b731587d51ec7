import type { ZoneDef } from '../game/book.ts'
import { NONE, type Player, Clock, Var, opponent } from '../state/columns.ts'
import { EV, EVENT_COLUMNS } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import { Offer, detailOf } from '../answers/offer.ts'
import { VERB } from '../game/kernelVerbs.ts'
import type { ObjectId, ZoneRow } from '../state/rows.ts'

/** The four events of a declaration that both players pass on, and where each begins in the template. */
const EVENTS = 4
const CREATED = 0
const FIRST_PASS = EVENT_COLUMNS
const SECOND_PASS = EVENT_COLUMNS * 2
const REMOVED = EVENT_COLUMNS * 3

const FORCED = 1
const WINDOW = detailOf(new Offer().act(0, '', true))

/**
 * A declaration that nobody can answer. A rulebook opens a window at every start, end and check of a turn, and in most
 * of them both players can only pass. Where a game sees that before it declares, it skips the windows and appends the
 * same events, from this template, with the same clock. The log is exactly as if the windows had been opened, so it
 * does not tell what the opponent could have done.
 */
export class Unanswered {
  /** Template of its events. The id, and clause and chain of the declaring step, are written over each time. */
  readonly events = new Int32Array(EVENTS * EVENT_COLUMNS)
  /** The zone of the declaration's object. */
  readonly zone: ZoneDef
  /** Clauses of the steps that pass and that remove it, from the procedure that runs now inwards. */
  readonly passing: readonly number[]
  readonly ending: readonly number[]

  /** `stands`: what the declaration's object stands for. */
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
    const { events } = this
    writeEvent(events, CREATED, VERB.create, player, stands)
    writePass(events, FIRST_PASS, opponent(player), passing[passing.length - 1])
    writePass(events, SECOND_PASS, player, passing[passing.length - 1])
    writeEvent(events, REMOVED, VERB.remove, player, stands)
    events[REMOVED + EV.clause] = ending[ending.length - 1]
  }
}

/** Appends the events of so many declarations, one after another. No trigger may listen to these events. */
export function passUnanswered(g: Game, declaration: Unanswered, times = 1): void {
  const { log, chains } = g
  const zone = g.zone(declaration.zone, 0)
  const id = g.clock(Clock.id)
  const at = log.append(declaration.events, EVENTS)
  const { rows } = log
  rows[at + CREATED + EV.clause] = g.clause
  if (log.keep) {
    const chain = chains.now(g)
    const passed = chains.along(chain, declaration.passing)
    rows[at + CREATED + EV.chain] = chain
    rows[at + FIRST_PASS + EV.chain] = passed
    rows[at + SECOND_PASS + EV.chain] = passed
    rows[at + REMOVED + EV.chain] = chains.along(chain, declaration.ending)
  }
  rows[at + CREATED + EV.to] = zone
  rows[at + REMOVED + EV.from] = zone
  writeObject(g, at + CREATED, zone, id + 1)
  writeObject(g, at + REMOVED, zone, id + 1)
  for (let i = 2; i <= times; i++) {
    const next = log.repeat(EVENTS)
    writeId(log.rows, next + CREATED, id + i)
    writeId(log.rows, next + REMOVED, id + i)
  }
  g.tick(Clock.id, times)
  g.tick(Clock.decisions, times * 2)
  g.tick(Clock.time, times * EVENTS)
}

/**
 * Passes for a player who could do nothing else, without opening the window: writes the event and the clock that the
 * window's step, of this clause, would have written. Not to be called where `opensEveryWindow`.
 */
export function decline(g: Game, player: Player, clause: number): void {
  g.tick(Clock.decisions)
  if (g.get(Var.plays) > 0 && player !== g.get(Var.asking)) g.tick(Clock.barrier)
  const at = g.log.push()
  writePass(g.log.rows, at, player, clause)
  g.log.rows[at + EV.chain] = g.log.keep ? g.chains.instead(g, clause) : 0
  g.tick(Clock.time)
}

/** Whether every window has to be opened, even one in which a player can only pass. */
export const opensEveryWindow = (g: Game): boolean => g.everyWindow !== false || g.book.watcher !== null

const ALL_SEE = 3

/** Writes an event without an object. The caller advances the clock. */
function writeEvent(rows: Int32Array, at: number, kind: number, player: number, n: number): void {
  rows[at + EV.kind] = kind
  rows[at + EV.row] = NONE
  writeId(rows, at, 0)
  rows[at + EV.def] = NONE
  rows[at + EV.from] = NONE
  rows[at + EV.to] = NONE
  rows[at + EV.player] = player
  rows[at + EV.n] = n
  rows[at + EV.seen] = ALL_SEE
  rows[at + EV.at] = NONE
  rows[at + EV.detail] = 0
}

/** Writes the event of a forced pass, as `logDecision` in loop.ts does. */
function writePass(rows: Int32Array, at: number, player: number, clause: number): void {
  writeEvent(rows, at, VERB.decide, player, NONE)
  rows[at + EV.from] = FORCED
  rows[at + EV.to] = 0
  rows[at + EV.clause] = clause
  rows[at + EV.detail] = WINDOW
}

/** Writes an object into an event. Its row is the one behind the last, where it would have been allocated. */
function writeObject({ log: { rows }, store, tables }: Game, at: number, zone: ZoneRow, id: ObjectId): void {
  rows[at + EV.row] = store.length(tables.objects)
  rows[at + EV.at] = zone
  writeId(rows, at, id)
}

function writeId(rows: Int32Array, at: number, id: ObjectId): void {
  rows[at + EV.id] = id
  rows[at + EV.newId] = id
}
