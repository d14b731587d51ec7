import { NONE, OBJECT_COLUMNS, type Player, RECORD_COLUMNS } from '../state/columns.ts'
import { type PlayerName, playerName } from '../answers/decision.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import type { Meaning } from '../game/meaning.ts'
import { DeclarationNames } from './declarationNames.ts'
import { type CandidateKind, type Shape, kindOf, shapeOf } from '../answers/offer.ts'
import type { GameRules } from '../game/contract.ts'
import { VERB } from '../game/kernelVerbs.ts'
import { isPile } from './view.ts'
import type { ZoneRow } from '../state/rows.ts'

/** How detailed an event is: the result of the game, what players would say at a table, bookkeeping. */
export type LogLevel = 'result' | 'standard' | 'detail'

/** One event as a viewer may see it. What he may not know is null, and does not show that something is left out. */
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

/** The object of an event. An id is null where the viewer cannot tell the object from others. */
export interface EventObject {
  readonly id: string | null
  /** Its id before the event, if it had another. */
  readonly was: string | null
  readonly card: string | null
}

/** A zone: its name and whose it is, null for a shared one. */
export interface ZoneRef {
  readonly zone: string
  readonly owner: PlayerName | null
}

/** What was decided, of an event of the verb `decide`. */
export interface EventDecision {
  readonly shape: Shape
  readonly of: CandidateKind
  /** Answered by the kernel, because nothing else was legal. Null for other viewers: it could reveal hidden cards. */
  readonly forced: boolean | null
  /** How many things were chosen; 0 is a pass. */
  readonly picks: number
  /** The action, where one was chosen. */
  readonly action: string | null
}

/** The events from logical time `since` on, as the viewer may see them. `viewer` null is a spectator. */
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
  const hidden = get(EV.row) !== NONE && !tellsApart(g, viewer, get(EV.at)) && !isIn(viewer, get(EV.seen))
  return {
    time: log.base + ev,
    event: book.verbs[kind].name,
    level: levelOf(kind, decided && player === viewer && get(EV.from) === 1),
    clause: book.switches.names[get(EV.clause)],
    chain: g.chains.list(get(EV.chain)).map((c) => book.switches.names[c]),
    player: player === NONE ? null : playerName(player),
    object: get(EV.row) === NONE ? null : eventObject(rules, g, viewer, ev),
    other: kind === VERB.relate && tellsApart(g, viewer, get(EV.to)) ? idOf(get(EV.newId)) : null,
    from: moves ? zoneRef(g, get(EV.from)) : null,
    to: moves ? zoneRef(g, get(EV.to)) : null,
    ...numberOf(rules, g, ev, hidden || secretCount(g, viewer, ev)),
    decision: decided ? eventDecision(g, viewer, ev) : null,
  }
}

const MOVES: ReadonlySet<number> = new Set([VERB.move, VERB.create, VERB.remove, VERB.join, VERB.shuffle])

/** Verbs whose events are bookkeeping: level `detail`. */
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
function tellsApart(g: Game, viewer: Player | null, zone: ZoneRow): boolean {
  if (zone === NONE) return false
  const owner = g.zoneOwner(zone)
  return !isPile(g.zoneDef(zone), viewer, (owner === NONE ? 0 : owner) as Player)
}

/** Whether the viewer is in the bit mask; a spectator is if both players are. */
const isIn = (viewer: Player | null, mask: number): boolean =>
  viewer === null ? mask === 3 : (mask & (1 << viewer)) !== 0

const idOf = (id: number): string | null => (id === 0 ? null : `o${id}`)

function eventObject(rules: GameRules, g: Game, viewer: Player | null, ev: number): EventObject {
  const get = (column: number): number => g.log.get(ev, column)
  const def = get(EV.def)
  const card = def !== NONE && isIn(viewer, get(EV.seen)) ? rules.cardId(g.cards[def]) : null
  const here = tellsApart(g, viewer, get(EV.at))
  if (get(EV.kind) === VERB.relate) return { id: here ? idOf(get(EV.id)) : null, was: null, card }
  const id = here ? idOf(get(EV.newId)) : null
  const before = MOVES.has(get(EV.kind)) ? get(EV.from) : get(EV.at)
  const was = get(EV.id) !== get(EV.newId) && tellsApart(g, viewer, before) ? idOf(get(EV.id)) : null
  return { id, was, card }
}

function zoneRef(g: Game, zone: ZoneRow): ZoneRef | null {
  if (zone === NONE) return null
  const owner = g.zoneOwner(zone)
  return { zone: g.zoneDef(zone).name, owner: owner === NONE ? null : playerName(owner) }
}

/** What the event is about, and its number. If the number is that of a declaration, the name is given instead. */
function numberOf(rules: GameRules, g: Game, ev: number, hidden: boolean): Pick<PublicEvent, 'what' | 'n'> {
  const get = (column: number): number => g.log.get(ev, column)
  const kind = get(EV.kind)
  const n = get(EV.n)
  const what = columnOrEffect(g, kind, get(EV.from))
  if (kind === VERB.decide) return { what, n: chosenNumber(get(EV.detail), n) }
  const meaning = meaningOfNumber(g, kind, get(EV.from), get(EV.detail))
  if (meaning === 'number') return { what, n: hidden ? null : n }
  if (what !== null || meaning === 'derived' || meaning === 'duration') return { what, n: null }
  const name = new DeclarationNames(g, (card) => rules.cardId(card)).word(n, meaning)
  return { what: hidden ? null : (name ?? null), n: null }
}

/** Name of the counter, column or effect, for verbs that are about one. */
function columnOrEffect({ book }: Game, kind: number, from: number): string | null {
  switch (kind) {
    case VERB.count:
      return book.counters[from]
    case VERB.mark:
      return from < RECORD_COLUMNS
        ? book.columns[from - OBJECT_COLUMNS]
        : book.recordColumns[from - RECORD_COLUMNS]
    case VERB.beginEffect:
    case VERB.endEffect:
      return book.effects[from].name
    default:
      return null
  }
}

/** What the number of an event is the number of. `detail` is the kind of an object that is created or removed. */
function meaningOfNumber({ book }: Game, kind: number, from: number, detail: number): Meaning {
  switch (kind) {
    case VERB.create:
    case VERB.remove:
      return book.meanings.stands.get(detail) ?? 'number'
    case VERB.mark:
      return book.meanings.columns.get(from) ?? 'number'
    case VERB.beginEffect:
      return book.effects[from].keeps?.a ?? 'number'
    case VERB.relate:
      return 'relation'
    case VERB.beginScope:
    case VERB.endScope:
      return 'scope'
    case VERB.finish:
      return 'ending'
    default:
      return book.verbs[kind].says ?? 'number'
  }
}

/** Whether the event is a shuffle of a zone whose count is hidden from the viewer. */
function secretCount(g: Game, viewer: Player | null, ev: number): boolean {
  if (g.log.get(ev, EV.kind) !== VERB.shuffle) return false
  const zone = g.log.get(ev, EV.to)
  const hiddenFrom = g.zoneDef(zone).countHiddenFrom?.()
  return hiddenFrom !== undefined && g.zoneOwner(zone) !== viewer && g.log.get(ev, EV.n) >= hiddenFrom
}

/** The number, option, name or player that was chosen; null for objects and cards, which `object` names if known. */
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
