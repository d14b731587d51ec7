import type { Column, ObjectId, ObjectRow } from '../../state/rows.ts'
import type { Characteristic } from '../../game/book.ts'
import { NONE, Obj, type Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { sees } from '../../knowledge/knowledge.ts'

/**
 * Reads of an object under an id: its present values, or its last known ones if the id is of an earlier incarnation.
 */

/** Whether the row is an object in some zone. */
export const onTable = (g: Game, row: ObjectRow): boolean => row >= 0 && g.object(row, Obj.zone) >= 0

const isRemembered = (g: Game, id: ObjectId): boolean =>
  g.lastKnown(id, Obj.id) !== NONE && (g.book.remembers?.() ?? true)

/** A column of the object, or NONE if it is gone and not remembered. */
export function columnOf(g: Game, row: ObjectRow, id: ObjectId, column: Column): number {
  if (!g.same(row, id) && isRemembered(g, id)) return g.lastKnown(id, column)
  return onTable(g, row) ? g.object(row, column) : NONE
}

/**
 * Module state: while `atPrinted` is set, `valueOf` returns printed values. Set only around a match in triggering.ts.
 */
export const valueSource = { atPrinted: false }

/** A characteristic of the object, or 0 if it is gone and not remembered. */
export function valueOf(g: Game, of: Characteristic, row: ObjectRow, id: ObjectId): number {
  if (valueSource.atPrinted && onTable(g, row)) return of.base(g, row)
  if (!g.same(row, id) && isRemembered(g, id)) return g.lastValue(id, of)
  return onTable(g, row) ? g.value(of, row) : 0
}

/** Controller of the object. */
export const controllerOf = (g: Game, row: ObjectRow, id: ObjectId): Player =>
  columnOf(g, row, id, Obj.controller) as Player

/** The id to read an object by that got a new one in an event: the old one if its values are remembered. */
export const idToLookAt = (g: Game, was: ObjectId, now: ObjectId): ObjectId =>
  was !== now && isRemembered(g, was) ? was : now

/** Whether every player sees the object. */
export const isSeenByAll = (g: Game, row: ObjectRow): boolean => sees(g, 0, row) && sees(g, 1, row)

/** Whether the object entered its zone in the batch that was carried out last. */
export const arrivedInLastBatch = (g: Game, row: ObjectRow): boolean =>
  g.object(row, Obj.since) >= g.time - (g.log.count - g.log.first)
