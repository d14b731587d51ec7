import { NONE, OBJECT_COLUMNS, type Player, RECORD_COLUMNS } from './columns.ts'
import { type PlayerName, playerName } from './decision.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { type CandidateKind, type Shape, kindOf, shapeOf } from './offer.ts'
import type { GameRules } from './rules.ts'
import { VERB } from './verbs.ts'
import { isPile } from './view.ts'

/** How much of the log a reader wants: results only, what one would say at a table, everything. */
export type LogLevel = 'result' | 'standard' | 'detail'

/** One event as a viewer may see it. What he may not know is null, and nothing in it tells that there was more. */
export interface PublicEvent {
  /** Logical time: the number of the event in the game. */
  readonly time: number
  /** Name of the verb. */
  readonly event: string
  readonly level: LogLevel
  readonly clause: string
  /** Clauses from the outermost procedure to the step that did it. */
  readonly chain: readonly string[]
  readonly player: PlayerName | null
  readonly object: EventObject | null
  /** The other end of a relation. */
  readonly other: string | null
  readonly from: ZoneRef | null
  readonly to: ZoneRef | null
  /** Which counter, mark, relation or effect it is about. */
  readonly what: string | null
  readonly n: number | null
  readonly decision: EventDecision | null
}

/** Ids are null where the viewer cannot tell the object from others; the card is named even when it is gone. */
export interface EventObject {
  readonly id: string | null
  /** Its id before the event, if it had another. */
  readonly was: string | null
  readonly card: string | null
}

export interface ZoneRef {
  readonly zone: string
  readonly owner: PlayerName | null
}

export interface EventDecision {
  readonly shape: Shape
  readonly of: CandidateKind
  /** Answered by the kernel, because nothing else was legal. Null to others: it would tell of hidden cards. */
  readonly forced: boolean | null
  /** How many things were chosen; 0 is a pass. */
  readonly picks: number
  /** The action, where one was chosen. */
  readonly action: string | null
}

/** The events from logical time `since` on. `viewer` null is a spectator. */
export function publicEvents(
  rules: GameRules,
  g: Game,
  viewer: Player | null,
  since: number = g.log.base,
): PublicEvent[] {
  const out: PublicEvent[] = []
  for (let ev = Math.max(0, since - g.log.base); ev < g.log.count; ev++)
    out.push(publicEvent(rules, g, viewer, ev))
  return out
}

function publicEvent(rules: GameRules, g: Game, viewer: Player | null, ev: number): PublicEvent {
  const { book, log } = g
  const get = (column: number): number => log.get(ev, column)
  const kind = get(EV.kind)
  const player = get(EV.player)
  const moves = MOVES.has(kind)
  const decided = kind === VERB.decide
  const hidden = get(EV.row) !== NONE && !apart(g, viewer, get(EV.at)) && !seen(viewer, get(EV.seen))
  return {
    time: log.base + ev,
    event: book.verbs[kind].name,
    level: levelOf(kind, decided && player === viewer && get(EV.from) === 1),
    clause: book.switches.names[get(EV.clause)],
    chain: g.chains.list(get(EV.chain)).map((c) => book.switches.names[c]),
    player: player === NONE ? null : playerName(player),
    object: get(EV.row) === NONE ? null : eventObject(rules, g, viewer, ev),
    other: kind === VERB.relate && apart(g, viewer, get(EV.to)) ? idOf(get(EV.newId)) : null,
    from: moves ? zoneRef(g, get(EV.from)) : null,
    to: moves ? zoneRef(g, get(EV.to)) : null,
    what: whatOf(g, kind, get(EV.from), get(EV.n)),
    n: decided
      ? chosenNumber(get(EV.detail), get(EV.n))
      : hidden || secretCount(g, viewer, ev)
        ? null
        : get(EV.n),
    decision: decided ? eventDecision(g, viewer, ev) : null,
  }
}

const MOVES: ReadonlySet<number> = new Set([VERB.move, VERB.create, VERB.remove, VERB.join, VERB.shuffle])

/** Bookkeeping that players do not speak about at the table. */
const DETAILS: ReadonlySet<number> = new Set([
  VERB.mark,
  VERB.relate,
  VERB.unrelate,
  VERB.beginEffect,
  VERB.endEffect,
  VERB.tally,
  VERB.clearTallies,
  VERB.beginScope,
  VERB.endScope,
  VERB.noteEffect,
  VERB.settle,
  VERB.use,
])

function levelOf(kind: number, forced: boolean): LogLevel {
  if (kind === VERB.finish) return 'result'
  return forced || DETAILS.has(kind) ? 'detail' : 'standard'
}

/** Whether the viewer can tell the objects of the zone apart without looking at their cards. */
function apart(g: Game, viewer: Player | null, zone: number): boolean {
  if (zone === NONE) return false
  const owner = g.zoneOwner(zone)
  return !isPile(g.zoneDef(zone), viewer, (owner === NONE ? 0 : owner) as Player)
}

const seen = (viewer: Player | null, mask: number): boolean =>
  viewer === null ? mask === 3 : (mask & (1 << viewer)) !== 0

const idOf = (id: number): string | null => (id === 0 ? null : `o${id}`)

function eventObject(rules: GameRules, g: Game, viewer: Player | null, ev: number): EventObject {
  const get = (column: number): number => g.log.get(ev, column)
  const def = get(EV.def)
  const card = def !== NONE && seen(viewer, get(EV.seen)) ? rules.cardId(g.cards[def]) : null
  const here = apart(g, viewer, get(EV.at))
  if (get(EV.kind) === VERB.relate) return { id: here ? idOf(get(EV.id)) : null, was: null, card }
  const id = here ? idOf(get(EV.newId)) : null
  const before = MOVES.has(get(EV.kind)) ? get(EV.from) : get(EV.at)
  const was = get(EV.id) !== get(EV.newId) && apart(g, viewer, before) ? idOf(get(EV.id)) : null
  return { id, was, card }
}

function zoneRef(g: Game, zone: number): ZoneRef | null {
  if (zone === NONE) return null
  const owner = g.zoneOwner(zone)
  return { zone: g.zoneDef(zone).name, owner: owner === NONE ? null : playerName(owner) }
}

function whatOf(g: Game, kind: number, from: number, n: number): string | null {
  const { book } = g
  switch (kind) {
    case VERB.count:
      return book.counters[from]
    case VERB.mark:
      return from < RECORD_COLUMNS
        ? book.columns[from - OBJECT_COLUMNS]
        : book.recordColumns[from - RECORD_COLUMNS]
    case VERB.relate:
      return book.relations[n].name
    case VERB.beginEffect:
    case VERB.endEffect:
      return book.effects[from].name
    case VERB.finish:
      return book.endings[n]
    default:
      return null
  }
}

/** How many cards were shuffled is not for those who may not count them. */
function secretCount(g: Game, viewer: Player | null, ev: number): boolean {
  if (g.log.get(ev, EV.kind) !== VERB.shuffle) return false
  const zone = g.log.get(ev, EV.to)
  const hiddenFrom = g.zoneDef(zone).countHiddenFrom?.()
  return hiddenFrom !== undefined && g.zoneOwner(zone) !== viewer && g.log.get(ev, EV.n) >= hiddenFrom
}

/** The number or option that was chosen; objects and cards are named by `object`, or not at all. */
function chosenNumber(detail: number, n: number): number | null {
  const of = kindOf(detail)
  return (of === 'number' || of === 'option' || of === 'name' || of === 'player') && n !== NONE ? n : null
}

function eventDecision(g: Game, viewer: Player | null, ev: number): EventDecision {
  const get = (column: number): number => g.log.get(ev, column)
  const of = kindOf(get(EV.detail))
  const picks = get(EV.to)
  return {
    shape: shapeOf(get(EV.detail)),
    of,
    forced: get(EV.player) === viewer ? get(EV.from) === 1 : null,
    picks,
    action: of === 'action' && picks > 0 ? g.book.actions[get(EV.n)].name : null,
  }
}
