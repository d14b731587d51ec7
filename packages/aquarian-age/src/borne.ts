import { type Game, NONE, R, type ZoneDef, foundOnceSince, setColumn, tiedTo } from '@fudaba/kernel'
import { book } from './book.ts'
import { permanents, power } from './zones.ts'

/** What is set on a character: power cards (base.1.2.4) and permanents (11). */

/** From a permanent or a power card to the character it is set on. */
export const setOn = book.relation('set on')

/** The character that this is set on, or NONE. */
export const bearerOf = (g: Game, row: number): number => tiedTo(g, setOn, row)

/**
 * Whatever is set on a character or leaves it changes what it has: noted on the character itself, once it is so. 0 as
 * long as it has not had a permanent.
 */
const bearing = book.column('bearing')
export const noteBearing = (g: Game, bearer: number): void =>
  setColumn(g, bearer, bearing, g.object(bearer, bearing) + 1)
export const isBearing = (g: Game, row: number): boolean => g.object(row, bearing) > 0

const NOTHING: readonly number[] = []

/** By row of the bearer: how many power cards, which permanents. Used again for the next state. */
let room = 256
let powerCounts = new Int32Array(room)
/** Those that have any. */
const charged: number[] = []
const permanentLists = new Map<number, readonly number[]>()

/**
 * Counted for all characters at once: every window asks it of each of them. What is set on something lies where it is
 * set before it is, and as long as it is.
 */
const count = foundOnceSince(
  ({ T }) => T.relations.version,
  (g) => {
    const { relations, objects } = g.T
    const { data, stride } = relations
    if (room < objects.rowRoom) {
      room = objects.rowRoom
      powerCounts = new Int32Array(room)
    }
    while (charged.length > 0) powerCounts[charged.pop()!] = 0
    if (permanentLists.size > 0) permanentLists.clear()
    for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride) {
      if (data[at + R.kind] !== setOn.id + 1) continue
      const bearer = data[at + R.b]
      if (g.inZone(data[at + R.a], power)) {
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
    if (g.inZone(g.relation(r, R.a), zone)) out.push(g.relation(r, R.a))
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
/** Asked of every character for every number, and most never had one. */
export const permanentsOf = (g: Game, row: number): readonly number[] => {
  if (!isBearing(g, row)) return NOTHING
  count(g)
  return permanentLists.get(row) ?? NOTHING
}
