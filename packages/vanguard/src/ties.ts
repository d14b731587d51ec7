import { type Game, NONE, R, type RelationDef } from '@fudaba/kernel'

/** One end of a relation where at most one is asked for: every check asks for every unit, so no list is made. */

/** What this one is related to, as long as both are what they were; of several, what came first. */
export function tiedTo(g: Game, { id }: RelationDef, from: number): number {
  let found: number = NONE
  let since = Infinity
  for (let r = 0, n = g.store.length(g.T.relations); r < n; r++) {
    if (g.relation(r, R.kind) !== id + 1 || g.relation(r, R.a) !== from) continue
    if (!g.same(from, g.relation(r, R.aId)) || !g.same(g.relation(r, R.b), g.relation(r, R.bId))) continue
    if (g.relation(r, R.since) >= since) continue
    since = g.relation(r, R.since)
    found = g.relation(r, R.b)
  }
  return found
}

/** Who is related to this one. */
export function tiedFrom(g: Game, { id }: RelationDef, to: number): number {
  for (let r = 0, n = g.store.length(g.T.relations); r < n; r++)
    if (g.relation(r, R.kind) === id + 1 && g.relation(r, R.b) === to) return g.relation(r, R.a)
  return NONE
}
