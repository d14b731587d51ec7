import {
  type Game,
  NONE,
  RelationCell,
  type ZoneDef,
  memoByTables,
  setColumn,
  relatedTo,
} from '@fudaba/kernel/rules'
import { book } from '../book.ts'
import { permanents, power } from './zones.ts'

/** What is set on a character: power cards (base.1.2.4) and permanents (11). */

/** From a permanent or a power card to the character it is set on. */
export const setOn = book.relation('set on')

/** The character that this is set on, or NONE. */
export const bearerOf = (g: Game, row: number): number => relatedTo(g, setOn, row)

/**
 * Counts on the character itself how often something was set on it or left it, so that values that depend on it are
 * computed anew. 0 as long as it has not had a permanent.
 */
const bearing = book.column('bearing')
export const noteBearing = (g: Game, bearer: number): void =>
  setColumn(g, bearer, bearing, g.object(bearer, bearing) + 1)
export const isBearing = (g: Game, row: number): boolean => g.object(row, bearing) > 0

const NOTHING: readonly number[] = []

/** Cache, by row of the bearer: how many power cards, which permanents. The tables are used again after a change. */
let capacity = 256
let powerCounts = new Int32Array(capacity)
/** Rows whose count is not 0. */
const charged: number[] = []
const permanentLists = new Map<number, readonly number[]>()

/**
 * Fills the cache for all characters at once, because every window asks for each of them. It holds until a relation is
 * written: what is set on something lies in its zone before the relation is made, and as long as it is there.
 */
const count = memoByTables(
  ({ tables }) => tables.relations.version,
  (g) => {
    const { relations, objects } = g.tables
    const { data, stride } = relations
    if (capacity < objects.rowCapacity) {
      capacity = objects.rowCapacity
      powerCounts = new Int32Array(capacity)
    }
    while (charged.length > 0) powerCounts[charged.pop()!] = 0
    if (permanentLists.size > 0) permanentLists.clear()
    for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride) {
      if (data[at + RelationCell.kind] !== setOn.id + 1) continue
      const bearer = data[at + RelationCell.b]
      if (g.inZone(data[at + RelationCell.a], power)) {
        if (powerCounts[bearer]++ === 0) charged.push(bearer)
      } else if (!permanentLists.has(bearer)) permanentLists.set(bearer, setOnto(g, bearer, permanents))
    }
    return null
  },
)

/** In the order in which they were set. */
const setOnto = (g: Game, row: number, zone: ZoneDef): number[] => {
  const out: number[] = []
  for (const r of g.relations(setOn, NONE, row))
    if (g.inZone(g.relation(r, RelationCell.a), zone)) out.push(g.relation(r, RelationCell.a))
  return out
}

export const powerOf = (g: Game, row: number): number[] => setOnto(g, row, power)
export const powerCount = (g: Game, row: number): number => {
  count(g)
  return powerCounts[row]
}
export const bearersOfPermanents = (g: Game): Iterable<number> => {
  if (g.count(permanents, 0) + g.count(permanents, 1) === 0) return NOTHING
  count(g)
  return permanentLists.keys()
}
/** Characters that never had a permanent are told apart first: this is asked for every value. */
export const permanentsOf = (g: Game, row: number): readonly number[] => {
  if (!isBearing(g, row)) return NOTHING
  count(g)
  return permanentLists.get(row) ?? NOTHING
}
