import type { Characteristic } from './book.ts'
import { E, NONE } from './columns.ts'
import type { Game } from './game.ts'

/**
 * Computed characteristics: a pure function of the state through the game's layers, never written back.
 * Cached until something that could change one is written.
 */
export function computed(g: Game, of: Characteristic, row: number): number {
  const { cache } = g
  if (cache.version !== g.store.version) {
    cache.values.clear()
    cache.version = g.store.version
  }
  const key = row * 256 + of.id
  const hit = cache.values.get(key)
  if (hit !== undefined) return hit
  let value = of.base(g, row)
  for (const effect of ordered(g)) {
    const def = g.book.effects[g.effect(effect, E.def)]
    if (def.of !== of || !applies(g, effect, row) || !g.book.switches.on(def.clause)) continue
    value = def.modify(g, effect, row, value)
  }
  cache.values.set(key, value)
  return value
}

function ordered(g: Game): number[] {
  const rows = g.effects()
  if (rows.length < 2) return rows
  const layer = (row: number): number => g.book.effects[g.effect(row, E.def)].layer
  return rows.sort((x, y) => layer(x) - layer(y) || g.effect(x, E.since) - g.effect(y, E.since) || x - y)
}

function applies(g: Game, effect: number, row: number): boolean {
  const on = g.effect(effect, E.on)
  if (on !== NONE) return on === row && g.same(row, g.effect(effect, E.onId))
  return g.book.effects[g.effect(effect, E.def)].affects?.(g, effect, row) ?? false
}
