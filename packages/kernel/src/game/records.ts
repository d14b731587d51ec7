import { Obj, OBJECT_COLUMNS, RECORD_COLUMNS } from '../state/columns.ts'
import type { Column, ObjectRow } from '../state/rows.ts'
import type { Game } from './game.ts'
import type { TableReads } from './tableReads.ts'

/**
 * Columns that few objects need (what was decided about a play, what a text is under way with) are kept in a record
 * apart from the object. It is allocated at the first write and freed when the object becomes a new thing; without one
 * all these columns read 0.
 */

/** The first cell of a record is its object's row plus 1; the columns follow. */
const OBJECT = 0
const FIRST = 1

/** Cells of a record with this many columns. */
export const recordWidth = (columns: number): number => FIRST + columns

/** A column of the object's record, or 0. */
export function recordValue(
  { tables: { objects, records } }: Pick<TableReads, 'tables'>,
  row: ObjectRow,
  column: Column,
): number {
  const record = objects.data[row * objects.stride + Obj.record]
  return record === 0 ? 0 : records.data[(record - 1) * records.stride + FIRST + column - RECORD_COLUMNS]
}

/** Writes a column of the object's record; makes the record if it has none and the value is not 0. */
export function setRecord(g: Game, row: ObjectRow, column: Column, value: number): void {
  const { objects, records } = g.tables
  let record = g.object(row, Obj.record)
  if (record === 0) {
    if (value === 0) return
    record = g.store.alloc(records) + 1
    g.store.set(records, (record - 1) * records.stride + OBJECT, row + 1)
    g.store.set(objects, row * objects.stride + Obj.record, record)
  }
  g.store.set(records, (record - 1) * records.stride + FIRST + column - RECORD_COLUMNS, value)
}

/** Frees the object's record, if it has one. */
export function dropRecord(g: Game, row: ObjectRow): void {
  const { objects, records } = g.tables
  const record = g.object(row, Obj.record)
  if (record === 0) return
  g.store.free(records, record - 1)
  g.store.set(objects, row * objects.stride + Obj.record, 0)
}

/** The object whose record this is, or NONE. */
export function objectOfRecord({ tables: { records } }: Game, record: number): ObjectRow {
  const owner = records.data[record * records.stride + OBJECT]
  return owner > 0 ? owner - 1 : -1
}

/** Copies the game's own columns, those of the record too, from one object to another; zeros are not copied. */
export function copyColumns(g: Game, from: ObjectRow, to: ObjectRow, except: readonly Column[] = []): void {
  const { objects } = g.tables
  for (let column = OBJECT_COLUMNS; column < objects.stride; column++) {
    const value = objects.data[from * objects.stride + column]
    if (value !== 0 && !except.includes(column)) g.store.set(objects, to * objects.stride + column, value)
  }
  if (g.object(from, Obj.record) === 0) return
  for (let i = 0; i < g.book.recordColumns.length; i++) {
    const column = RECORD_COLUMNS + i
    const value = recordValue(g, from, column)
    if (value !== 0 && !except.includes(column)) setRecord(g, to, column, value)
  }
}
