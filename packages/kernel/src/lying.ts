import { CARD_COLUMNS, NONE, O, RECORD_COLUMNS, Z, ZONE_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'
import { setRecord } from './records.ts'

/** How objects lie in zones: a list in order, written column by column. */

export const TOP = 0
export const BOTTOM = 1

export const setObject = (g: Game, row: number, column: number, value: number): void =>
  column >= RECORD_COLUMNS
    ? setRecord(g, row, column, value)
    : g.store.set(g.T.objects, row * g.T.objects.stride + column, value)

export const setCard = (g: Game, card: number, column: number, value: number): void =>
  g.store.set(g.T.cards, card * CARD_COLUMNS + column, value)

export const setZone = (g: Game, zone: number, column: number, value: number): void =>
  g.store.set(g.T.zones, zone * ZONE_COLUMNS + column, value)

export const zoneValue = (g: Game, zone: number, column: number): number =>
  g.T.zones.data[zone * ZONE_COLUMNS + column]

export function link(g: Game, row: number, zone: number, place: number): void {
  setObject(g, row, O.zone, zone)
  if (place === TOP) {
    const head = zoneValue(g, zone, Z.head)
    setObject(g, row, O.prev, NONE)
    setObject(g, row, O.next, head)
    if (head === NONE) setZone(g, zone, Z.tail, row)
    else setObject(g, head, O.prev, row)
    setZone(g, zone, Z.head, row)
  } else {
    const tail = zoneValue(g, zone, Z.tail)
    setObject(g, row, O.next, NONE)
    setObject(g, row, O.prev, tail)
    if (tail === NONE) setZone(g, zone, Z.head, row)
    else setObject(g, tail, O.next, row)
    setZone(g, zone, Z.tail, row)
  }
  setZone(g, zone, Z.count, zoneValue(g, zone, Z.count) + 1)
}

/** The objects of a zone lie in this order from now on; they are all of it. */
export function lieInOrder(g: Game, zone: number, rows: readonly number[]): void {
  for (let i = 0; i < rows.length; i++) {
    setObject(g, rows[i], O.prev, i === 0 ? NONE : rows[i - 1])
    setObject(g, rows[i], O.next, i === rows.length - 1 ? NONE : rows[i + 1])
  }
  if (rows.length === 0) return
  setZone(g, zone, Z.head, rows[0])
  setZone(g, zone, Z.tail, rows[rows.length - 1])
}
