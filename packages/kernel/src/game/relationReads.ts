import type { RelationDef, ZoneDef } from './book.ts'
import { NONE, RelationCell } from '../state/columns.ts'
import type { ObjectRow, RelationRow } from '../state/rows.ts'
import type { Game } from './game.ts'
import type { TableReads } from './tableReads.ts'

/** Reads of the relations table: rows as a list, and one end or a sum without allocating one, for hot rules. */

/** Rows of the relations of this kind, oldest first, from `a` and to `b` unless these are NONE. */
export function relationRows(
  g: Pick<TableReads, 'tables' | 'store'>,
  { id }: RelationDef,
  a: ObjectRow,
  b: ObjectRow,
): RelationRow[] {
  const { relations } = g.tables
  const { data, stride } = relations
  const out: RelationRow[] = []
  for (let row = 0, n = g.store.length(relations); row < n; row++) {
    const at = row * stride
    if (data[at + RelationCell.kind] !== id + 1) continue
    if ((a === NONE || data[at + RelationCell.a] === a) && (b === NONE || data[at + RelationCell.b] === b))
      out.push(row)
  }
  const since = (row: RelationRow): number => data[row * stride + RelationCell.since]
  // Freed rows are reused, so the order of rows need not be that of time; mostly it is.
  for (let i = 1; i < out.length; i++)
    if (since(out[i]) < since(out[i - 1])) return out.sort((x, y) => since(x) - since(y))
  return out
}

/** The object `a` is related to, while both are still the same things; of several, the oldest relation's; or NONE. */
export function relatedTo(g: Game, { id }: RelationDef, a: ObjectRow): ObjectRow {
  const { relations } = g.tables
  const { data, stride } = relations
  let found: ObjectRow = NONE
  let since = Infinity
  for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride) {
    if (
      data[at + RelationCell.kind] !== id + 1 ||
      data[at + RelationCell.a] !== a ||
      data[at + RelationCell.since] >= since
    )
      continue
    if (
      !g.same(a, data[at + RelationCell.aId]) ||
      !g.same(data[at + RelationCell.b], data[at + RelationCell.bId])
    )
      continue
    since = data[at + RelationCell.since]
    found = data[at + RelationCell.b]
  }
  return found
}

/** An object related to `b`, the first by row; or NONE. Does not test ids. */
export function relatedFrom(g: Game, { id }: RelationDef, b: ObjectRow): ObjectRow {
  const { relations } = g.tables
  const { data, stride } = relations
  for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride)
    if (data[at + RelationCell.kind] === id + 1 && data[at + RelationCell.b] === b)
      return data[at + RelationCell.a]
  return NONE
}

/** How many objects of a zone are related to `b`. */
export function countRelated(g: Game, { id }: RelationDef, b: ObjectRow, zone: ZoneDef): number {
  const { relations } = g.tables
  const { data, stride } = relations
  let n = 0
  for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride)
    if (
      data[at + RelationCell.kind] === id + 1 &&
      data[at + RelationCell.b] === b &&
      g.inZone(data[at + RelationCell.a], zone)
    )
      n++
  return n
}

/** The sum of `of` over the objects related to `b`, while both are still the same things. */
export function sumRelated(
  g: Game,
  { id }: RelationDef,
  b: ObjectRow,
  of: (g: Game, row: ObjectRow) => number,
): number {
  const { relations } = g.tables
  const { data, stride } = relations
  let sum = 0
  for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride) {
    if (
      data[at + RelationCell.kind] !== id + 1 ||
      data[at + RelationCell.b] !== b ||
      !g.same(b, data[at + RelationCell.bId])
    )
      continue
    if (g.same(data[at + RelationCell.a], data[at + RelationCell.aId]))
      sum += of(g, data[at + RelationCell.a])
  }
  return sum
}
