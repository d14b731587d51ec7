import type { RelationDef, ZoneDef } from './book.ts'
import { NONE, R } from './columns.ts'
import type { Game } from './game.ts'

/** Relations as they are found: as a list of rows, and their ends without one, for what rules ask of every object. */

/** Rows of the relations of this kind, oldest first, from `a` and to `b` unless these are NONE. */
export function relationRows(g: Game, { id }: RelationDef, a: number, b: number): number[] {
  const { relations } = g.T
  const { data, stride } = relations
  const out: number[] = []
  for (let row = 0, n = g.store.length(relations); row < n; row++) {
    const at = row * stride
    if (data[at + R.kind] !== id + 1) continue
    if ((a === NONE || data[at + R.a] === a) && (b === NONE || data[at + R.b] === b)) out.push(row)
  }
  const since = (row: number): number => data[row * stride + R.since]
  // Rows are used again, so their order says nothing about time.
  for (let i = 1; i < out.length; i++)
    if (since(out[i]) < since(out[i - 1])) return out.sort((x, y) => since(x) - since(y))
  return out
}

/** What `a` is related to, as long as both are what they were; of several, what came first; or NONE. */
export function tiedTo(g: Game, { id }: RelationDef, a: number): number {
  const { relations } = g.T
  const { data, stride } = relations
  let found: number = NONE
  let since = Infinity
  for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride) {
    if (data[at + R.kind] !== id + 1 || data[at + R.a] !== a || data[at + R.since] >= since) continue
    if (!g.same(a, data[at + R.aId]) || !g.same(data[at + R.b], data[at + R.bId])) continue
    since = data[at + R.since]
    found = data[at + R.b]
  }
  return found
}

/** Who is related to `b`, of several anyone; or NONE. */
export function tiedFrom(g: Game, { id }: RelationDef, b: number): number {
  const { relations } = g.T
  const { data, stride } = relations
  for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride)
    if (data[at + R.kind] === id + 1 && data[at + R.b] === b) return data[at + R.a]
  return NONE
}

/** How many objects of a zone are related to `b`. */
export function countTied(g: Game, { id }: RelationDef, b: number, zone: ZoneDef): number {
  const { relations } = g.T
  const { data, stride } = relations
  let n = 0
  for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride)
    if (data[at + R.kind] === id + 1 && data[at + R.b] === b && g.inZone(data[at + R.a], zone)) n++
  return n
}

/** The sum of this value over the objects that are related to `b`, as long as both are what they were. */
export function sumTied(
  g: Game,
  { id }: RelationDef,
  b: number,
  of: (g: Game, row: number) => number,
): number {
  const { relations } = g.T
  const { data, stride } = relations
  let sum = 0
  for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride) {
    if (data[at + R.kind] !== id + 1 || data[at + R.b] !== b || !g.same(b, data[at + R.bId])) continue
    if (g.same(data[at + R.a], data[at + R.aId])) sum += of(g, data[at + R.a])
  }
  return sum
}
