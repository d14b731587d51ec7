import { C, D, NONE, O, OBJECT_COLUMNS, S, Z } from './columns.ts'
import type { Game } from './game.ts'
import { onlyTop, sight } from './knowledge.ts'
import { writeValues } from './lastKnown.ts'
import { see } from './learning.ts'
import { link, setObject, setZone, zoneValue } from './lying.ts'
import { dropRecord } from './records.ts'

/** How an object leaves its place and comes to another one: what the atoms of movement are made of. */

/** How an object arrives: flags of `move`, `create` and `split`. */
export const TURNED_FLAG = 1
export const FACE_DOWN_FLAG = 2
/** Put there without being shown, where a zone would show it only for the moment it is on top. */
export const UNSEEN_FLAG = 4
export const cellFlag = (cell: number): number => cell << 8

export function unlink(g: Game, row: number): void {
  const zone = g.zoneOf(row)
  const prev = g.object(row, O.prev)
  const next = g.object(row, O.next)
  if (prev === NONE) setZone(g, zone, Z.head, next)
  else setObject(g, prev, O.next, next)
  if (next === NONE) setZone(g, zone, Z.tail, prev)
  else setObject(g, next, O.prev, prev)
  setZone(g, zone, Z.count, zoneValue(g, zone, Z.count) - 1)
  // The card below lies open now.
  if (prev === NONE && next !== NONE && onlyTop(g.zoneDef(zone).sight())) lookAgain(g, next)
}

export function arrive(g: Game, row: number, zone: number, place: number, flags: number): void {
  link(g, row, zone, place)
  setObject(g, row, O.orientation, flags & TURNED_FLAG)
  setObject(g, row, O.face, (flags & FACE_DOWN_FLAG) >> 1)
  setObject(g, row, O.cell, flags >> 8)
  setObject(g, row, O.since, g.time)
  setObject(g, row, O.shown, 0)
  const owner = g.zoneOwner(zone)
  if (owner !== NONE) setObject(g, row, O.controller, owner)
}

/** Who sees it arrive. Unshown cards are seen only by an owner who may look through the pile anyway. */
export function arrivalSight(g: Game, row: number, flags: number): number {
  const seen = sight(g, row)
  if ((flags & UNSEEN_FLAG) === 0) return seen
  const zone = g.zoneOf(row)
  return g.zoneDef(zone).sight() === 'ownerOrTop' ? seen & (1 << g.zoneOwner(zone)) : 0
}

/** Whoever may look at it where it lies, sees it now. */
export function lookAgain(g: Game, row: number): void {
  const now = sight(g, row)
  for (let card = g.cardOf(row); card !== NONE; card = g.card(card, C.next)) {
    if ((now & 1) !== 0) see(g, card, 0)
    if ((now & 2) !== 0) see(g, card, 1)
  }
}

/** Keeps the last row of an object that others may still refer to. */
export function remember(g: Game, row: number): void {
  const { departed, objects } = g.T
  const at = g.store.length(departed)
  g.store.setLength(departed, at + 1)
  const from = at * departed.stride
  const card = g.cardOf(row)
  g.store.set(departed, from + D.id, g.id(row))
  g.store.set(departed, from + D.def, card === NONE ? NONE : g.card(card, C.def))
  for (let i = 0; i < objects.stride; i++) g.store.set(departed, from + D.columns + i, g.object(row, i))
  writeValues(g, row, from)
}

/** It is another thing from now on, without marks. */
export function renew(g: Game, row: number): void {
  setObject(g, row, O.id, g.tick(S.id))
  dropRecord(g, row)
  const { data, stride } = g.T.objects
  // Most of its marks are 0 as it is.
  for (let i = OBJECT_COLUMNS; i < stride; i++) if (data[row * stride + i] !== 0) setObject(g, row, i, 0)
}

export function vanish(g: Game, row: number): void {
  dropRecord(g, row)
  g.store.free(g.T.objects, row)
}
