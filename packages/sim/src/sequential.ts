/** Wald's sequential test of a win rate, with α = β = 0.05. */
export interface SequentialTest {
  /** The rate that is asked for. */
  readonly target: number
  /** Refuted below `low`, reached above `high`; between them either answer will do. */
  readonly low: number
  readonly high: number
  /** Logarithm of how much likelier the results are with `high` than with `low`. */
  readonly evidence: number
  readonly verdict: Verdict
}
export type Verdict = 'reached' | 'not reached' | 'undecided'

const ALPHA = 0.05
const BETA = 0.05
const ACCEPT = Math.log((1 - BETA) / ALPHA)
const REFUSE = Math.log(BETA / (1 - ALPHA))

/** Half of the rates between which it does not matter. */
const MARGIN = 0.05

/** A drawn game is half of a win. */
export function sequentialTest(target: number, wins: number, games: number): SequentialTest {
  const low = Math.max(target - MARGIN, target / 2)
  const high = Math.min(target + MARGIN, (1 + target) / 2)
  const evidence = wins * Math.log(high / low) + (games - wins) * Math.log((1 - high) / (1 - low))
  const verdict = evidence >= ACCEPT ? 'reached' : evidence <= REFUSE ? 'not reached' : 'undecided'
  return { target, low, high, evidence, verdict }
}
