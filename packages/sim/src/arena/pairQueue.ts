import { systemClock } from '@fudaba/ai/clock'
import { sequentialTest } from '../statistics/sequentialTest.ts'
import type { ArenaGame } from './arenaGame.ts'
import type { ArenaOptions } from './arena.ts'

/** The same game twice, with changed seats. */
export type Pair = readonly [ArenaGame, ArenaGame]

type QueueOptions = Pick<ArenaOptions, 'pairs' | 'target' | 'seconds' | 'played' | 'onProgress' | 'onPair'>

/**
 * Hands out the numbers of the pairs in order and collects the results. It ends when all pairs are played, when the
 * sequential test is decided, or when the time is up.
 */
export class PairQueue {
  private readonly options: QueueOptions
  private readonly results: Pair[] = []
  private readonly start = systemClock.now()
  private next = 0
  /** Pairs from this number on do not count. */
  private end: number

  constructor(options: QueueOptions) {
    this.options = options
    this.end = options.pairs
  }

  seconds(): number {
    return (systemClock.now() - this.start) / 1000
  }

  /** The number of the next pair to play, or null at the end. Pairs of an earlier run are counted on the way. */
  take(): number | null {
    const { played, seconds = Infinity } = this.options
    for (let kept = played?.get(this.next); kept !== undefined && this.next < this.end;) {
      this.count(this.next++, kept)
      kept = played?.get(this.next)
    }
    return this.next < this.end && this.seconds() < seconds ? this.next++ : null
  }

  /** Takes the result of a pair that was handed out. */
  finish(number: number, pair: Pair): void {
    this.options.onPair?.(number, pair)
    this.count(number, pair)
  }

  /** The results up to the end, in order. */
  counted(): Pair[] {
    return this.results.slice(0, this.end)
  }

  private count(number: number, pair: Pair): void {
    const { pairs, target, onProgress } = this.options
    this.results[number] = pair
    if (target !== undefined) this.end = Math.min(this.end, decidedAfter(this.unbroken(), target))
    const counted = Object.values(this.results).slice(0, this.end)
    onProgress?.({
      done: counted.length * 2,
      of: pairs * 2,
      seconds: this.seconds(),
      won: scoreOf(counted),
    })
  }

  /** Results before the first gap: if later ones counted, the pace of the threads would decide the test. */
  private unbroken(): Pair[] {
    const gap = this.results.findIndex((each) => each === undefined)
    return this.results.slice(0, gap < 0 ? undefined : gap)
  }
}

const scoreOf = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [first, second]) => sum + first.score + second.score, 0)

/** After how many pairs the test was decided; Infinity if it was not. */
function decidedAfter(pairs: readonly Pair[], target: number): number {
  const scores: number[] = []
  for (const pair of pairs) {
    scores.push(scoreOf([pair]))
    if (sequentialTest(target, scores).verdict !== 'undecided') return scores.length
  }
  return Infinity
}
