import { CARD_COLUMNS, NONE, Obj, RECORD_COLUMNS, ZoneCell, ZONE_COLUMNS } from '../state/columns.ts'
import type { CardRow, Column, ObjectRow, ZoneRow } from '../state/rows.ts'
import type { Game } from './game.ts'
import { setRecord } from './records.ts'

/** The objects of a zone are a doubly linked list: head, tail and count in the zone's row, next and prev in theirs. */

/** Ends of a zone's list. */
export const TOP = 0
/** The other end of a zone's list. */
export const BOTTOM = 1

/** Writes a column of an object, or of its record. */
export const setObject = (g: Game, row: ObjectRow, column: Column, value: number): void =>
  column >= RECORD_COLUMNS
    ? setRecord(g, row, column, value)
    : g.store.set(g.tables.objects, row * g.tables.objects.stride + column, value)

/** Writes a column of a card. */
export const setCard = (g: Game, card: CardRow, column: number, value: number): void =>
  g.store.set(g.tables.cards, card * CARD_COLUMNS + column, value)

/** Writes a column of a zone. */
export const setZone = (g: Game, zone: ZoneRow, column: number, value: number): void =>
  g.store.set(g.tables.zones, zone * ZONE_COLUMNS + column, value)

/** A column of a zone. */
export const zoneValue = (g: Game, zone: ZoneRow, column: number): number =>
  g.tables.zones.data[zone * ZONE_COLUMNS + column]

/** Puts an object that is in no list at the top or the bottom of a zone. */
export function link(g: Game, row: ObjectRow, zone: ZoneRow, place: number): void {
  setObject(g, row, Obj.zone, zone)
  if (place === TOP) {
    const head = zoneValue(g, zone, ZoneCell.head)
    setObject(g, row, Obj.prev, NONE)
    setObject(g, row, Obj.next, head)
    if (head === NONE) setZone(g, zone, ZoneCell.tail, row)
    else setObject(g, head, Obj.prev, row)
    setZone(g, zone, ZoneCell.head, row)
  } else {
    const tail = zoneValue(g, zone, ZoneCell.tail)
    setObject(g, row, Obj.next, NONE)
    setObject(g, row, Obj.prev, tail)
    if (tail === NONE) setZone(g, zone, ZoneCell.head, row)
    else setObject(g, tail, Obj.next, row)
    setZone(g, zone, ZoneCell.tail, row)
  }
  setZone(g, zone, ZoneCell.count, zoneValue(g, zone, ZoneCell.count) + 1)
}

/** Relinks a zone in this order; `rows` must be all of its objects. */
export function reorderZone(g: Game, zone: ZoneRow, rows: readonly ObjectRow[]): void {
  for (let i = 0; i < rows.length; i++) {
    setObject(g, rows[i], Obj.prev, i === 0 ? NONE : rows[i - 1])
    setObject(g, rows[i], Obj.next, i === rows.length - 1 ? NONE : rows[i + 1])
  }
  if (rows.length === 0) return
  setZone(g, zone, ZoneCell.head, rows[0])
  setZone(g, zone, ZoneCell.tail, rows[rows.length - 1])
}
