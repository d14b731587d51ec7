import type { RelationDef, ZoneDef } from './book.ts'
import { R } from './columns.ts'
import type { Game } from './game.ts'

/** How many objects of a zone have this relation to `b`: as `relations` finds them, without a list of them. */
export function countTied(g: Game, def: RelationDef, b: number, zone: ZoneDef): number {
  const { relations } = g.T
  const { data, stride } = relations
  let n = 0
  for (let at = 0, end = g.store.length(relations) * stride; at < end; at += stride)
    if (data[at + R.kind] === def.id + 1 && data[at + R.b] === b && g.inZone(data[at + R.a], zone)) n++
  return n
}
