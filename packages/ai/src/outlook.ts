import { type Game, type GameRules, NONE, type Player, V } from '@fudaba/kernel'

/** Playouts from which the spread is learned before the tree begins. */
export const TRIALS = 24

/**
 * How good a position is for a player, between 0 (lost) and 1 (won). The game's evaluation has a unit of its own, so
 * what counts as much is learned from the first playouts: where they end, and how far apart.
 */
export class Outlook {
  private readonly rules: GameRules
  private readonly player: Player
  private readonly seen: number[] = []
  private centre = 0
  private spread = 1

  constructor(rules: GameRules, player: Player) {
    this.rules = rules
    this.player = player
  }

  of(world: Game): number {
    if (world.over) {
      const winner = world.get(V.winner)
      return winner === NONE ? 0.5 : winner === this.player ? 1 : 0
    }
    const score = this.rules.evaluate(world, this.player)
    if (this.seen.length < TRIALS) this.learn(score)
    return 0.5 + 0.45 * Math.tanh((score - this.centre) / this.spread)
  }

  private learn(score: number): void {
    const { seen } = this
    seen.push(score)
    const mean = seen.reduce((a, b) => a + b, 0) / seen.length
    const variance = seen.reduce((a, b) => a + (b - mean) ** 2, 0) / seen.length
    this.centre = mean
    this.spread = Math.max(1, 2 * Math.sqrt(variance))
  }
}
