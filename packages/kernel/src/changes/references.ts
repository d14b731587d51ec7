import { EffectCell, RelationCell, RELATION_COLUMNS } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import type { ObjectRow } from '../state/rows.ts'

/** Relations and effects that refer to an object, when the object becomes another one. */

/**
 * Drops what refers to the incarnation that ends: relations, except those declared lasting, and effects fixed to the
 * object unless `keepEffects`.
 */
export function dropReferences(g: Game, row: ObjectRow, keepEffects: boolean): void {
  const { relations, effects } = g.tables
  const { data } = relations
  for (let at = 0, end = g.store.length(relations) * RELATION_COLUMNS; at < end; at += RELATION_COLUMNS) {
    const isFrom = data[at + RelationCell.a] === row
    if (
      (!isFrom && (data[at + RelationCell.b] !== row || data[at + RelationCell.bId] === 0)) ||
      data[at + RelationCell.kind] <= 0
    )
      continue
    const { lasting } = g.book.relations[data[at + RelationCell.kind] - 1]
    if (lasting === false || (isFrom && lasting === 'from')) g.store.free(relations, at / RELATION_COLUMNS)
  }
  if (keepEffects) return
  for (let e = 0, n = g.store.length(effects); e < n; e++)
    if (g.effect(e, EffectCell.alive) === 1 && g.effect(e, EffectCell.on) === row) g.store.free(effects, e)
}

/** Binds the effects that are fixed to the object to its new id. */
export function rebindEffects(g: Game, row: ObjectRow): void {
  const { effects } = g.tables
  for (let e = 0, n = g.store.length(effects); e < n; e++)
    if (g.effect(e, EffectCell.alive) === 1 && g.effect(e, EffectCell.on) === row)
      g.store.set(effects, e * effects.stride + EffectCell.onId, g.id(row))
}
