import {
  seenOnArrival,
  placeIn,
  updateSeen,
  keepLastKnown,
  beginIncarnation,
  unlink,
  freeObject,
} from './moveObject.ts'
import { CardCell, FACE_UP, NONE, Obj, type Player, Clock, ZoneCell } from '../state/columns.ts'
import { EV } from '../state/events.ts'
import type { Identity, ZoneDef } from '../game/book.ts'
import type { Game } from '../game/game.ts'
import { split } from './joining.ts'
import { knownTo, sight } from '../knowledge/knowledge.ts'
import { beginKnowledge, moved, movedTogether } from '../knowledge/learning.ts'
import { BOTTOM, TOP, link, setCard, setObject, zoneValue } from '../game/zoneList.ts'
import { rebindEffects, dropReferences } from './references.ts'
import { VERB } from '../game/kernelVerbs.ts'
import type { CardRow, Column, ObjectRow, ZoneRow } from '../state/rows.ts'

/** Atoms: one function per observable change. It writes the tables and the event; only verbs call these. */

export { BOTTOM, TOP }
export { FACE_DOWN_FLAG, TURNED_FLAG, UNSEEN_FLAG, cellFlag } from './moveObject.ts'
export { join, split } from './joining.ts'
export { arrange, shuffle } from './ordering.ts'

const hasSeveralCards = (g: Game, row: ObjectRow): boolean =>
  g.cardOf(row) !== NONE && g.card(g.cardOf(row), CardCell.next) !== NONE

/** Whether an object that moves between these zones is still the same thing. */
const identityOf = (g: Game, from: ZoneDef, to: ZoneDef): Identity =>
  g.book.identity === null ? (from === to ? 'keep' : 'new') : g.book.identity(from, to)

/**
 * Moves an object to the top or bottom of a zone. `book.identity` says whether it keeps its id; if not, its marks,
 * record and relations are dropped. `book.separates` says whether an object of several cards falls apart.
 */
export function move(g: Game, row: ObjectRow, zone: ZoneRow, place: number, flags: number): void {
  const from = g.zoneOf(row)
  const fromDef = g.zoneDef(from)
  const { separates } = g.book
  // The object keeps its first card; each other card becomes an object of its own.
  const apart = separates !== null && hasSeveralCards(g, row) && separates(fromDef, g.zoneDef(zone))
  if (apart) for (const card of g.cardsOf(row).slice(1)) split(g, card, zone, place, flags)
  const before = knownTo(g, row)
  const oldId = g.id(row)
  const identity = identityOf(g, fromDef, g.zoneDef(zone))
  if (identity !== 'keep') {
    if (fromDef.remember && !apart) keepLastKnown(g, row)
    dropReferences(g, row, identity === 'newWithEffects')
  }
  unlink(g, row)
  placeIn(g, row, zone, place, flags)
  if (identity !== 'keep') {
    beginIncarnation(g, row)
    setObject(g, row, Obj.kind, 0)
    if (identity === 'newWithEffects') rebindEffects(g, row)
  }
  const after = seenOnArrival(g, row, flags)
  for (let card = g.cardOf(row); card !== NONE; card = g.card(card, CardCell.next))
    moved(g, card, from, zone, after)
  const at = g.emit(VERB.move, row, g.owner(row), 0, before | after)
  const { rows } = g.log
  rows[at + EV.id] = oldId
  rows[at + EV.from] = from
  rows[at + EV.to] = zone
}

/**
 * Moves all objects of a zone to an empty zone, in the same order. If no viewer sees any of the cards before or
 * after, what the viewers know of the pile is moved as a whole instead of card by card.
 */
export function movePile(g: Game, from: ZoneRow, to: ZoneRow): void {
  const rows = g.rowsIn(from)
  const fromDef = g.zoneDef(from)
  const toDef = g.zoneDef(to)
  const plain =
    !fromDef.remember && identityOf(g, fromDef, toDef) === 'new' && zoneValue(g, to, ZoneCell.count) === 0
  const unseen = fromDef.sight() === 'none' && toDef.sight() === 'none'
  if (!plain || !unseen || !movedTogether(g, rows, to)) {
    for (const row of rows) move(g, row, to, BOTTOM, 0)
    return
  }
  for (const row of rows) unlink(g, row)
  for (const row of rows) {
    const oldId = g.id(row)
    dropReferences(g, row, false)
    placeIn(g, row, to, BOTTOM, 0)
    beginIncarnation(g, row)
    setObject(g, row, Obj.kind, 0)
    const at = g.emit(VERB.move, row, g.owner(row), 0, 0)
    g.log.rows[at + EV.id] = oldId
    g.log.rows[at + EV.from] = from
    g.log.rows[at + EV.to] = to
  }
}

/** Sets the kind of an object, without an event. */
export function setKind(g: Game, row: ObjectRow, kind: number): void {
  setObject(g, row, Obj.kind, kind)
}

/** Sets the orientation; false if it was so already. */
export function turn(g: Game, row: ObjectRow, orientation: number): boolean {
  if (g.object(row, Obj.orientation) === orientation) return false
  setObject(g, row, Obj.orientation, orientation)
  g.emit(VERB.turn, row, g.controller(row), orientation)
  return true
}

/** Sets the face, and what viewers see by it; false if it was so already. */
export function flip(g: Game, row: ObjectRow, face: number): boolean {
  if (g.object(row, Obj.face) === face) return false
  setObject(g, row, Obj.face, face)
  updateSeen(g, row)
  const at = g.emit(VERB.flip, row, g.controller(row), face)
  g.log.rows[at + EV.seen] = sight(g, row)
  return true
}

/** Shows an object where it lies, to the viewers of the bit mask, until it moves. */
export function show(g: Game, row: ObjectRow, viewers: number): void {
  setObject(g, row, Obj.shown, g.object(row, Obj.shown) | viewers)
  updateSeen(g, row)
  const at = g.emit(VERB.show, row, g.controller(row), viewers)
  g.log.rows[at + EV.seen] = sight(g, row)
}

/** Sets a column of an object or of its record, with an event. */
export function mark(g: Game, row: ObjectRow, column: Column, value: number): void {
  if (g.object(row, column) === value) return
  setObject(g, row, column, value)
  const at = g.emit(VERB.mark, row, g.controller(row), value)
  g.log.rows[at + EV.from] = column
}

/** As `mark`, without an event: for bookkeeping that no player and no trigger sees. */
export function note(g: Game, row: ObjectRow, column: Column, value: number): void {
  if (g.object(row, column) !== value) setObject(g, row, column, value)
}

/** Adds to a counter of a player. */
export function count(g: Game, player: Player, counter: number, by: number): void {
  if (by === 0) return
  g.setCounter(counter, player, g.counter(counter, player) + by)
  const at = g.emit(VERB.count, NONE, player, by)
  g.log.rows[at + EV.from] = counter
}

/** Creates an object without a card: an action on the stage, an ability on a stack, a declaration. */
export function create(
  g: Game,
  kind: number,
  zone: ZoneRow,
  stands: number,
  player: Player,
  flags: number,
): ObjectRow {
  const row = g.store.alloc(g.tables.objects)
  setObject(g, row, Obj.card, NONE)
  setObject(g, row, Obj.owner, player)
  setObject(g, row, Obj.controller, player)
  placeIn(g, row, zone, g.zoneDef(zone).ordered ? TOP : BOTTOM, flags)
  setObject(g, row, Obj.controller, player)
  setObject(g, row, Obj.id, g.tick(Clock.id))
  setObject(g, row, Obj.kind, kind)
  setObject(g, row, Obj.stands, stands)
  const at = g.emit(VERB.create, row, player, stands)
  g.log.rows[at + EV.detail] = kind
  g.log.rows[at + EV.to] = zone
  return row
}

/** Removes an object that owns no card. */
export function remove(g: Game, row: ObjectRow): void {
  if (g.zoneDef(g.zoneOf(row)).remember) keepLastKnown(g, row)
  const at = g.emit(VERB.remove, row, g.controller(row), g.object(row, Obj.stands))
  g.log.rows[at + EV.detail] = g.kind(row)
  g.log.rows[at + EV.from] = g.zoneOf(row)
  dropReferences(g, row, false)
  unlink(g, row)
  freeObject(g, row)
}

/** Puts a card of a deck into the game, before its first step, with an object of its own. Returns the card. */
export function addCard(g: Game, def: number, owner: Player, zone: ZoneRow, face: number = FACE_UP): CardRow {
  const card = g.store.length(g.tables.cards)
  g.store.setLength(g.tables.cards, card + 1)
  g.store.setLength(g.tables.known, card + 1)
  const row = g.store.alloc(g.tables.objects)
  setCard(g, card, CardCell.def, def)
  setCard(g, card, CardCell.owner, owner)
  setCard(g, card, CardCell.object, row)
  setCard(g, card, CardCell.next, NONE)
  setObject(g, row, Obj.card, card)
  setObject(g, row, Obj.owner, owner)
  setObject(g, row, Obj.controller, owner)
  setObject(g, row, Obj.id, g.tick(Clock.id))
  setObject(g, row, Obj.face, face)
  link(g, row, zone, BOTTOM)
  beginKnowledge(g, card, zone)
  return card
}

/** Drops the last known rows of departed objects; games call it when a turn ends. */
export function forgetDeparted(g: Game): void {
  g.store.setLength(g.tables.departed, 0)
}
