import { E, R, RELATION_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'

/** What points at an object as it is: relations, and effects that are fixed to it. */

/** What pointed at the object as it was points at nothing any more. */
export function cutTies(g: Game, row: number, keepEffects: boolean): void {
  const { relations, effects } = g.T
  const { data } = relations
  for (let at = 0, end = g.store.length(relations) * RELATION_COLUMNS; at < end; at += RELATION_COLUMNS) {
    const isFrom = data[at + R.a] === row
    if ((!isFrom && (data[at + R.b] !== row || data[at + R.bId] === 0)) || data[at + R.kind] <= 0) continue
    const { lasting } = g.book.relations[data[at + R.kind] - 1]
    if (lasting === false || (isFrom && lasting === 'from')) g.store.free(relations, at / RELATION_COLUMNS)
  }
  if (keepEffects) return
  for (let e = 0, n = g.store.length(effects); e < n; e++)
    if (g.effect(e, E.alive) === 1 && g.effect(e, E.on) === row) g.store.free(effects, e)
}

/** Effects that go with an object into its new life are fixed to what it is now. */
export function carryEffects(g: Game, row: number): void {
  const { effects } = g.T
  for (let e = 0, n = g.store.length(effects); e < n; e++)
    if (g.effect(e, E.alive) === 1 && g.effect(e, E.on) === row)
      g.store.set(effects, e * effects.stride + E.onId, g.id(row))
}
