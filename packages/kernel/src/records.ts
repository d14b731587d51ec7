import { O, OBJECT_COLUMNS, RECORD_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'

/**
 * Columns that few objects need: what was decided about a play, what a text is under way with. An object gets a record
 * for them when one is first written to, and loses it with whatever makes it a new thing; without one they are all 0.
 */

/** Before the columns of a record stands whose it is: the row of the object plus 1. */
const OBJECT = 0
const FIRST = 1

export const recordWidth = (columns: number): number => FIRST + columns

export function recordValue({ T: { objects, records } }: Game, row: number, column: number): number {
  const record = objects.data[row * objects.stride + O.record]
  return record === 0 ? 0 : records.data[(record - 1) * records.stride + FIRST + column - RECORD_COLUMNS]
}

export function setRecord(g: Game, row: number, column: number, value: number): void {
  const { objects, records } = g.T
  let record = g.object(row, O.record)
  if (record === 0) {
    if (value === 0) return
    record = g.store.alloc(records) + 1
    g.store.set(records, (record - 1) * records.stride + OBJECT, row + 1)
    g.store.set(objects, row * objects.stride + O.record, record)
  }
  g.store.set(records, (record - 1) * records.stride + FIRST + column - RECORD_COLUMNS, value)
}

export function dropRecord(g: Game, row: number): void {
  const { objects, records } = g.T
  const record = g.object(row, O.record)
  if (record === 0) return
  g.store.free(records, record - 1)
  g.store.set(objects, row * objects.stride + O.record, 0)
}

/** The object whose record this is, or NONE. */
export function objectOfRecord({ T: { records } }: Game, record: number): number {
  const owner = records.data[record * records.stride + OBJECT]
  return owner > 0 ? owner - 1 : -1
}

/** Whatever columns of its own the game has written on an object, another one has from now on, but these. */
export function copyColumns(g: Game, from: number, to: number, except: readonly number[] = []): void {
  const { objects } = g.T
  for (let column = OBJECT_COLUMNS; column < objects.stride; column++) {
    const value = objects.data[from * objects.stride + column]
    if (value !== 0 && !except.includes(column)) g.store.set(objects, to * objects.stride + column, value)
  }
  if (g.object(from, O.record) === 0) return
  for (let i = 0; i < g.book.recordColumns.length; i++) {
    const column = RECORD_COLUMNS + i
    const value = recordValue(g, from, column)
    if (value !== 0 && !except.includes(column)) setRecord(g, to, column, value)
  }
}
