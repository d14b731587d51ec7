import type { GameRules } from '@fudaba/kernel'
import { type Game, NONE, type Player, Var } from '@fudaba/kernel/rules'

/** What a playout came to: who has won, or how far the player is ahead by the game's evaluation. */
export interface Outcome {
  readonly decided: boolean
  readonly score: number
}

/** Playouts from which the scale is learned. */
const TRIALS = 24

/**
 * Maps outcomes to values between 0 (lost) and 1 (won). A game's evaluation has a unit of its own, so centre and spread
 * are taken from the first playouts.
 */
export class ValueScale {
  private readonly rules: GameRules
  private readonly player: Player
  private readonly seen: number[] = []
  private centre = 0
  private spread = 1

  constructor(rules: GameRules, player: Player) {
    this.rules = rules
    this.player = player
  }

  outcome(world: Game): Outcome {
    if (!world.over) return { decided: false, score: this.rules.ai.evaluate(world, this.player) }
    const winner = world.get(Var.winner)
    return { decided: true, score: winner === NONE ? 0.5 : winner === this.player ? 1 : 0 }
  }

  /** The values of playouts that are compared with each other. */
  values(round: readonly Outcome[]): number[] {
    const { seen } = this
    if (seen.length < TRIALS) {
      for (const { decided, score } of round) if (!decided) seen.push(score)
      this.learn()
    }
    return round.map(({ decided, score }) => (decided ? score : this.valueOf(score - this.centre)))
  }

  /** The value of a score that is so much above the centre. */
  valueOf(more: number): number {
    return 0.5 + 0.45 * Math.tanh(more / this.spread)
  }

  scoreOf(world: Game, player: Player): number {
    return this.rules.ai.evaluate(world, player)
  }

  private learn(): void {
    const { seen } = this
    if (seen.length === 0) return
    const mean = seen.reduce((a, b) => a + b, 0) / seen.length
    const variance = seen.reduce((a, b) => a + (b - mean) ** 2, 0) / seen.length
    this.centre = mean
    this.spread = Math.max(1, 2 * Math.sqrt(variance))
  }
}
