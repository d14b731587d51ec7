import {
  EffectCell,
  EFFECT_COLUMNS,
  Tally,
  RelationCell,
  RELATION_COLUMNS,
  Clock,
  ScopeCell,
  SCOPE_COLUMNS,
  TALLY_COLUMNS,
} from '../state/columns.ts'
import { innermostScope } from './durations.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import { VERB } from '../game/kernelVerbs.ts'
import { endEffect } from './relationWrites.ts'

/**
 * The stack of open scopes: game, turn, phase, step, battle, play, chain, in whatever nesting occurs. Effects, tallies
 * and relations hold the serial of the scope they end with, so that another scope of the same kind does not end them.
 */

/** Opens a scope; effects that awaited one of this kind are bound to it. */
export function beginScope(g: Game, def: number): void {
  const t = g.tables.scopes
  const row = g.store.length(t)
  // Negative, so that no scope number a game gives its own tallies equals a serial.
  const serial = -1 - g.tick(Clock.id)
  g.store.setLength(t, row + 1)
  g.store.set(t, row * SCOPE_COLUMNS + ScopeCell.def, def + 1)
  g.store.set(t, row * SCOPE_COLUMNS + ScopeCell.serial, serial)
  const ev = g.emit(VERB.beginScope, -1, -1, def)
  g.log.rows[ev + EV.to] = row
  for (let e = 0, n = g.store.length(g.tables.effects); e < n; e++) {
    if (g.effect(e, EffectCell.alive) !== 1 || g.effect(e, EffectCell.awaits) >> 1 !== def + 1) continue
    if (g.book.effects[g.effect(e, EffectCell.def)].awaits?.(g, e) === false) continue
    g.store.set(g.tables.effects, e * EFFECT_COLUMNS + EffectCell.scope, serial)
    g.store.set(g.tables.effects, e * EFFECT_COLUMNS + EffectCell.awaits, 0)
  }
}

/** Closes the innermost scope of this kind and the scopes opened inside it, innermost first. */
export function endScope(g: Game, def: number): void {
  const t = g.tables.scopes
  if (innermostScope(g, def + 1) === 0) return
  for (let last = 0; last !== def + 1;) {
    const row = g.store.length(t) - 1
    last = t.data[row * SCOPE_COLUMNS + ScopeCell.def]
    const serial = t.data[row * SCOPE_COLUMNS + ScopeCell.serial]
    g.store.setLength(t, row)
    const ev = g.emit(VERB.endScope, -1, -1, last - 1)
    g.log.rows[ev + EV.to] = row
    endBoundTo(g, serial)
  }
}

/** Ends the effects, tallies and relations bound to a scope. */
function endBoundTo(g: Game, serial: number): void {
  const { effects, tallies, relations } = g.tables
  for (let e = 0, n = g.store.length(effects); e < n; e++)
    if (g.effect(e, EffectCell.alive) === 1 && g.effect(e, EffectCell.scope) === serial) endEffect(g, e)
  for (let row = 0, n = g.store.length(tallies); row < n; row++) {
    const at = row * TALLY_COLUMNS
    if (tallies.data[at + Tally.key] > 0 && tallies.data[at + Tally.scope] === serial)
      g.store.free(tallies, row)
  }
  for (let row = 0, n = g.store.length(relations); row < n; row++) {
    const at = row * RELATION_COLUMNS
    if (relations.data[at + RelationCell.kind] > 0 && relations.data[at + RelationCell.scope] === serial)
      g.store.free(relations, row)
  }
}

/** Ends every effect whose declared condition no longer holds. Repeated, since one effect may keep another's true. */
export function endLapsed(g: Game): void {
  const { conditional, effects, switches } = g.book
  if (conditional.length === 0) return
  for (let again = true; again;) {
    again = false
    for (let e = 0, n = g.store.length(g.tables.effects); e < n; e++) {
      if (g.effect(e, EffectCell.alive) !== 1) continue
      const def = effects[g.effect(e, EffectCell.def)]
      if (def.lasts === undefined || def.lasts(g, e) || !switches.on(def.clause)) continue
      g.clause = def.clause
      endEffect(g, e)
      again = true
    }
  }
}
