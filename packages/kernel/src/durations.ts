import { E, EFFECT_COLUMNS, L, R, RELATION_COLUMNS, S, SC, SCOPE_COLUMNS, TALLY_COLUMNS } from './columns.ts'
import type { ScopeDef } from './effects.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { endEffect } from './ties.ts'
import { VERB } from './verbs.ts'

/**
 * Scopes lie on a stack: game, turn, phase, step, battle, play, chain, in whatever nesting occurs. Effects,
 * limits, tallies and relations end with the very scope they were begun in, not with the next of its kind.
 */

const MODE_SHIFT = 1
const SCOPE_SHIFT = 3
const CURRENT = 0
const NEXT_TOO = 1
const NEXT_ONLY = 2

/** Flags of `beginEffect`, added to its controller: it ends with the scope of this kind that is open now. */
export const until = (scope: ScopeDef): number => flags(scope, CURRENT)
/** From now to the end of the next one of this kind that the effect's `awaits` accepts. */
export const untilNext = (scope: ScopeDef): number => flags(scope, NEXT_TOO)
/** Only during the next one: it begins and ends with it. */
export const duringNext = (scope: ScopeDef): number => flags(scope, NEXT_ONLY)

const flags = (scope: ScopeDef, mode: number): number =>
  ((scope.id + 1) << SCOPE_SHIFT) | (mode << MODE_SHIFT)

export const controllerOf = (flagged: number): number => flagged & 1

/**
 * Columns `scope` and `awaits` for an effect begun with these flags; null if the time it would end at is
 * already over, so that it does not begin.
 */
export function term(g: Game, flagged: number): { scope: number; awaits: number } | null {
  const kind = flagged >> SCOPE_SHIFT
  if (kind === 0) return { scope: 0, awaits: 0 }
  const mode = (flagged >> MODE_SHIFT) & 3
  if (mode !== CURRENT) return { scope: 0, awaits: kind * 2 + (mode === NEXT_TOO ? 1 : 0) }
  const scope = innermost(g, kind)
  return scope === 0 ? null : { scope, awaits: 0 }
}

/** An effect that waits for its scope without being in force yet. */
export const dormant = (awaits: number): boolean => awaits > 0 && (awaits & 1) === 0

function innermost(g: Game, kind: number): number {
  const t = g.T.scopes
  for (let row = g.store.length(t) - 1; row >= 0; row--)
    if (t.data[row * SCOPE_COLUMNS + SC.def] === kind) return t.data[row * SCOPE_COLUMNS + SC.serial]
  return 0
}

/** Serial of the innermost open scope of this kind, or 0. */
export const openScope = (g: Game, scope: ScopeDef): number => innermost(g, scope.id + 1)

export function beginScope(g: Game, def: number): void {
  const t = g.T.scopes
  const row = g.store.length(t)
  // Serials are negative, so that no number a game chose for its own tallies is taken for one.
  const serial = -1 - g.tick(S.id)
  g.store.setLength(t, row + 1)
  g.store.set(t, row * SCOPE_COLUMNS + SC.def, def + 1)
  g.store.set(t, row * SCOPE_COLUMNS + SC.serial, serial)
  const ev = g.emit(VERB.beginScope, -1, -1, def)
  g.log.rows[ev + EV.to] = row
  for (let e = 0, n = g.store.length(g.T.effects); e < n; e++) {
    if (g.effect(e, E.alive) !== 1 || g.effect(e, E.awaits) >> 1 !== def + 1) continue
    if (g.book.effects[g.effect(e, E.def)].awaits?.(g, e) === false) continue
    g.store.set(g.T.effects, e * EFFECT_COLUMNS + E.scope, serial)
    g.store.set(g.T.effects, e * EFFECT_COLUMNS + E.awaits, 0)
  }
}

/** Ends the innermost scope of this kind and whatever was opened inside it. */
export function endScope(g: Game, def: number): void {
  const t = g.T.scopes
  if (innermost(g, def + 1) === 0) return
  for (let last = 0; last !== def + 1;) {
    const row = g.store.length(t) - 1
    last = t.data[row * SCOPE_COLUMNS + SC.def]
    const serial = t.data[row * SCOPE_COLUMNS + SC.serial]
    g.store.setLength(t, row)
    const ev = g.emit(VERB.endScope, -1, -1, last - 1)
    g.log.rows[ev + EV.to] = row
    endAllOf(g, serial)
  }
}

function endAllOf(g: Game, serial: number): void {
  const { effects, tallies, relations } = g.T
  for (let e = 0, n = g.store.length(effects); e < n; e++)
    if (g.effect(e, E.alive) === 1 && g.effect(e, E.scope) === serial) endEffect(g, e)
  for (let row = 0, n = g.store.length(tallies); row < n; row++) {
    const at = row * TALLY_COLUMNS
    if (tallies.data[at + L.key] > 0 && tallies.data[at + L.scope] === serial) g.store.free(tallies, row)
  }
  for (let row = 0, n = g.store.length(relations); row < n; row++) {
    const at = row * RELATION_COLUMNS
    if (relations.data[at + R.kind] > 0 && relations.data[at + R.scope] === serial)
      g.store.free(relations, row)
  }
}

/** Ends every effect whose declared condition no longer holds, until none is left: one may hold up another. */
export function endLapsed(g: Game): void {
  const { conditional, effects, switches } = g.book
  if (conditional.length === 0) return
  for (let again = true; again;) {
    again = false
    for (let e = 0, n = g.store.length(g.T.effects); e < n; e++) {
      if (g.effect(e, E.alive) !== 1) continue
      const def = effects[g.effect(e, E.def)]
      if (def.lasts === undefined || def.lasts(g, e) || !switches.on(def.clause)) continue
      g.clause = def.clause
      endEffect(g, e)
      again = true
    }
  }
}
