import { NONE, type Player, Var, opponent } from '../state/columns.ts'
import type { Game } from '../game/game.ts'

/** Score of a won game: more than any worth of a board. */
const DECIDED = 1000

/**
 * Zero-sum score of a state for a player: own worth minus the opponent's; ±1000 once the game is decided, 0 for a draw.
 * `worth` values one side by quantities of the rulebook, and reads nothing that is hidden from either player.
 */
export function scoreFor(g: Game, player: Player, worth: (g: Game, player: Player) => number): number {
  if (!g.over) return worth(g, player) - worth(g, opponent(player))
  const winner = g.get(Var.winner)
  return winner === NONE ? 0 : winner === player ? DECIDED : -DECIDED
}
