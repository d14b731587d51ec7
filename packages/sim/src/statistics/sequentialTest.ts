/** A sequential test of a win rate by pairs of games, with α = β = 0.05. */
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

/** Half the width of the indifference region around the target. */
const MARGIN = 0.05

/** What a pair can bring, as a part of its two games: both lost, one drawn and one lost, … both won. */
const RESULTS = [0, 0.25, 0.5, 0.75, 1] as const

/** Added to the count of each result, so that one never seen is not impossible. */
const UNSEEN = 0.001

/**
 * The two games of a pair have the same cards and are not independent of each other; pairs are. So the evidence is that
 * of the pairs: the likelihood of what they brought (0 to 2 wins each), if their distribution is the likeliest among
 * those with a mean of `high`, against that with a mean of `low`. A drawn game is half of a win.
 */
export function sequentialTest(target: number, pairs: readonly number[]): SequentialTest {
  const low = Math.max(target - MARGIN, target / 2)
  const high = Math.min(target + MARGIN, (1 + target) / 2)
  const counts = RESULTS.map(() => UNSEEN)
  for (const wins of pairs) counts[Math.round(wins * 2)]++
  const evidence = pairs.length === 0 ? 0 : likelihood(counts, high) - likelihood(counts, low)
  const verdict = evidence >= ACCEPT ? 'reached' : evidence <= REFUSE ? 'not reached' : 'undecided'
  return { target, low, high, evidence, verdict }
}

/**
 * Logarithm of the likelihood of the counts, up to a constant, under the likeliest distribution with this mean: each
 * observed part divided by 1 + tilt · (result − mean), the tilt being what makes the mean right.
 */
function likelihood(counts: readonly number[], mean: number): number {
  const away = RESULTS.map((result) => result - mean)
  const excess = (tilt: number): number =>
    counts.reduce((sum, count, i) => sum + (count * away[i]) / (1 + tilt * away[i]), 0)
  const tilt = rootOf(excess, -1 / (1 - mean), 1 / mean)
  return -counts.reduce((sum, count, i) => sum + count * Math.log(1 + tilt * away[i]), 0)
}

const HALVINGS = 100

/** The root of a falling function between two bounds, by bisection. */
function rootOf(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (f(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
