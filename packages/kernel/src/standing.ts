import { NONE, type Player, V, opponent } from './columns.ts'
import type { Game } from './game.ts'

/** What a decided game counts, so that nothing on the table outweighs it. */
const DECIDED = 1000

/**
 * How far a player is ahead: what is his is worth so much, and what is the other's is taken from it. `worth` gives
 * numbers of the rulebook's own quantities and looks at nothing that the player could not know of either side.
 */
export function ahead(g: Game, player: Player, worth: (g: Game, player: Player) => number): number {
  if (!g.over) return worth(g, player) - worth(g, opponent(player))
  const winner = g.get(V.winner)
  return winner === NONE ? 0 : winner === player ? DECIDED : -DECIDED
}
