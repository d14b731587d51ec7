import type { GameRules } from '@fudaba/kernel'
import type { Clock } from '../src/clock.ts'

/**
 * A clock that moves with the work that is done and with nothing else: a tick for every evaluation of a world. So how
 * far a thought overruns its time is how much it does between two looks at the clock, on every machine alike.
 */
export class WorkClock implements Clock {
  /** Worlds that were evaluated. */
  evaluations = 0
  private readonly millisEach: number

  constructor(millisEach: number) {
    this.millisEach = millisEach
  }

  now(): number {
    return this.evaluations * this.millisEach
  }

  /** The rules, with each evaluation counted. */
  counting(rules: GameRules): GameRules {
    return {
      ...rules,
      ai: {
        ...rules.ai,
        evaluate: (g, player) => {
          this.evaluations++
          return rules.ai.evaluate(g, player)
        },
      },
    }
  }
}
