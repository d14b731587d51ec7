import type { Limit } from './effects.ts'
import type { Game } from './game.ts'
import { openScope } from './durations.ts'
import { tally } from './ties.ts'

/** "Once per turn": counted in the tallies, under keys no game chooses for its own. */
export const LIMIT_KEY = 3 << 19

/**
 * How often it may still be used. `of` is the key of an ability instance, or the player for a limit that all
 * bearers of a group share. Switched off, or outside its scope, there is no limit.
 */
export function usesLeft(g: Game, limit: Limit, of: number): number {
  if ((limit.scope !== null && openScope(g, limit.scope) === 0) || !g.book.switches.on(limit.clause))
    return Infinity
  return limit.times - g.tally(LIMIT_KEY + limit.id, of)
}

/** An atom: what a verb calls when the ability is used. The count ends with the limit's scope. */
export function countUse(g: Game, limit: Limit, of: number): void {
  const scope = limit.scope === null ? 0 : openScope(g, limit.scope)
  if (scope !== 0 || limit.scope === null) tally(g, LIMIT_KEY + limit.id, of, scope)
}
