import { CardCell, Departed, NONE, Obj, OBJECT_COLUMNS, Clock, ZoneCell } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { onlyTop, sight } from '../knowledge/knowledge.ts'
import { writeValues } from '../values/lastKnown.ts'
import { see } from '../knowledge/learning.ts'
import { link, setObject, setZone, zoneValue } from '../game/zoneList.ts'
import { dropRecord } from '../game/records.ts'
import type { ObjectRow, ZoneRow } from '../state/rows.ts'

/** The parts of a movement: out of a zone's list, into another's, a new incarnation, the last known row. */

/** Flag of `move`, `create` and `split`: the object arrives turned. */
export const TURNED_FLAG = 1
/** The object arrives face down. */
export const FACE_DOWN_FLAG = 2
/** The object is not shown on arrival, where the zone would show it only because it is on top. */
export const UNSEEN_FLAG = 4
/** The cell of the zone the object arrives in, as a flag. */
export const cellFlag = (cell: number): number => cell << 8

/** Takes an object out of its zone's list. */
export function unlink(g: Game, row: ObjectRow): void {
  const zone = g.zoneOf(row)
  const prev = g.object(row, Obj.prev)
  const next = g.object(row, Obj.next)
  if (prev === NONE) setZone(g, zone, ZoneCell.head, next)
  else setObject(g, prev, Obj.next, next)
  if (next === NONE) setZone(g, zone, ZoneCell.tail, prev)
  else setObject(g, next, Obj.prev, prev)
  setZone(g, zone, ZoneCell.count, zoneValue(g, zone, ZoneCell.count) - 1)
  // The zone shows its top card: the next one is on top now.
  if (prev === NONE && next !== NONE && onlyTop(g.zoneDef(zone).sight())) updateSeen(g, next)
}

/** Puts an unlinked object into a zone: orientation, face and cell from the flags, time, the controller. */
export function placeIn(g: Game, row: ObjectRow, zone: ZoneRow, place: number, flags: number): void {
  link(g, row, zone, place)
  setObject(g, row, Obj.orientation, flags & TURNED_FLAG)
  setObject(g, row, Obj.face, (flags & FACE_DOWN_FLAG) >> 1)
  setObject(g, row, Obj.cell, flags >> 8)
  setObject(g, row, Obj.since, g.time)
  setObject(g, row, Obj.shown, 0)
  const owner = g.zoneOwner(zone)
  if (owner !== NONE) setObject(g, row, Obj.controller, owner)
}

/** Bit mask of the viewers who see it arrive. An unshown one is seen only by an owner who may look through the pile. */
export function seenOnArrival(g: Game, row: ObjectRow, flags: number): number {
  const seen = sight(g, row)
  if ((flags & UNSEEN_FLAG) === 0) return seen
  const zone = g.zoneOf(row)
  return g.zoneDef(zone).sight() === 'ownerOrTop' ? seen & (1 << g.zoneOwner(zone)) : 0
}

/** Records that everyone who may look at the object where it lies has seen its cards. */
export function updateSeen(g: Game, row: ObjectRow): void {
  const now = sight(g, row)
  for (let card = g.cardOf(row); card !== NONE; card = g.card(card, CardCell.next)) {
    if ((now & 1) !== 0) see(g, card, 0)
    if ((now & 2) !== 0) see(g, card, 1)
  }
}

/** Copies the row and the computed values of an object that leaves into `departed`, for last-known information. */
export function keepLastKnown(g: Game, row: ObjectRow): void {
  const { departed, objects } = g.tables
  const at = g.store.length(departed)
  g.store.setLength(departed, at + 1)
  const from = at * departed.stride
  const card = g.cardOf(row)
  g.store.set(departed, from + Departed.id, g.id(row))
  g.store.set(departed, from + Departed.def, card === NONE ? NONE : g.card(card, CardCell.def))
  for (let i = 0; i < objects.stride; i++)
    g.store.set(departed, from + Departed.columns + i, g.object(row, i))
  writeValues(g, row, from)
}

/** Gives the object a new id and clears the game's columns and its record: for the rules it is a new object. */
export function beginIncarnation(g: Game, row: ObjectRow): void {
  setObject(g, row, Obj.id, g.tick(Clock.id))
  dropRecord(g, row)
  const { data, stride } = g.tables.objects
  // Most columns are 0 already, and every write is journalled.
  for (let i = OBJECT_COLUMNS; i < stride; i++) if (data[row * stride + i] !== 0) setObject(g, row, i, 0)
}

/** Frees the row of an object that is in no zone's list any more. */
export function freeObject(g: Game, row: ObjectRow): void {
  dropRecord(g, row)
  g.store.free(g.tables.objects, row)
}
