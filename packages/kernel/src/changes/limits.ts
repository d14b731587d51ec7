import type { Limit } from '../game/effects.ts'
import type { Game } from '../game/game.ts'
import { openScope } from './durations.ts'
import { tally } from './relationWrites.ts'

/** Tally keys from here on count limits such as "once per turn"; games don't use them for tallies of their own. */
export const LIMIT_KEY = 3 << 19

/**
 * How many uses the limit still allows. `of` is the key of an ability instance, or the player for a limit that all
 * bearers of a group share. Infinity if the limit's clause is switched off or its scope is not open.
 */
export function usesLeft(g: Game, limit: Limit, of: number): number {
  if ((limit.scope !== null && openScope(g, limit.scope) === 0) || !g.book.switches.on(limit.clause))
    return Infinity
  return limit.times - g.tally(LIMIT_KEY + limit.id, of)
}

/** An atom: counts one use. The count is dropped with the limit's scope. */
export function countUse(g: Game, limit: Limit, of: number): void {
  const scope = limit.scope === null ? 0 : openScope(g, limit.scope)
  if (scope !== 0 || limit.scope === null) tally(g, LIMIT_KEY + limit.id, of, scope)
}
