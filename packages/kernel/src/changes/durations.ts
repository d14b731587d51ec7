import { ScopeCell, SCOPE_COLUMNS } from '../state/columns.ts'
import type { ScopeDef } from '../game/effects.ts'
import type { Game } from '../game/game.ts'

/**
 * How long an effect lasts, packed with its controller into one argument of `beginEffect`: bit 0 the controller,
 * bits 1 and 2 the mode, from bit 3 the kind of scope plus 1 (0: it does not end by itself). scopes.ts begins and ends
 * the scopes.
 */

const MODE_SHIFT = 1
const SCOPE_SHIFT = 3
const CURRENT = 0
const NEXT_TOO = 1
const NEXT_ONLY = 2

/** Added to the controller: the effect ends with the innermost open scope of this kind. */
export const until = (scope: ScopeDef): number => packDuration(scope, CURRENT)
/** The effect lasts from now to the end of the next scope of this kind that its `awaits` accepts. */
export const untilNext = (scope: ScopeDef): number => packDuration(scope, NEXT_TOO)
/** The effect begins and ends with the next scope of this kind that its `awaits` accepts. */
export const duringNext = (scope: ScopeDef): number => packDuration(scope, NEXT_ONLY)

const packDuration = (scope: ScopeDef, mode: number): number =>
  ((scope.id + 1) << SCOPE_SHIFT) | (mode << MODE_SHIFT)

/** The kind of scope plus 1 (0: none), and the lower bits. */
export const unpackDuration = (packed: number): { readonly scope: number; readonly rest: number } => ({
  scope: packed >> SCOPE_SHIFT,
  rest: packed & ((1 << SCOPE_SHIFT) - 1),
})

/** The controller of an effect that begins. */
export const packedController = (packed: number): number => packed & 1

/**
 * Columns `scope` and `awaits` of an effect begun with this duration; null if it would end with a scope that is not
 * open, so that it does not begin.
 */
export function lifetime(g: Game, packed: number): { scope: number; awaits: number } | null {
  const kind = packed >> SCOPE_SHIFT
  if (kind === 0) return { scope: 0, awaits: 0 }
  const mode = (packed >> MODE_SHIFT) & 3
  if (mode !== CURRENT) return { scope: 0, awaits: kind * 2 + (mode === NEXT_TOO ? 1 : 0) }
  const scope = innermostScope(g, kind)
  return scope === 0 ? null : { scope, awaits: 0 }
}

/** Serial of the innermost open scope of this kind, or 0. `kind` is the number of the declaration plus 1. */
export function innermostScope(g: Game, kind: number): number {
  const t = g.tables.scopes
  for (let row = g.store.length(t) - 1; row >= 0; row--)
    if (t.data[row * SCOPE_COLUMNS + ScopeCell.def] === kind)
      return t.data[row * SCOPE_COLUMNS + ScopeCell.serial]
  return 0
}

/** Serial of the innermost open scope of this kind, or 0. */
export const openScope = (g: Game, scope: ScopeDef): number => innermostScope(g, scope.id + 1)
