import { type Clock, systemClock } from '../clock.ts'

/** The time a thought may take, counted from when it began. */
export class TimeBudget {
  private readonly clock: Clock
  private readonly begun: number
  private readonly millis: number

  constructor(seconds = Infinity, clock: Clock = systemClock) {
    this.clock = clock
    this.begun = clock.now()
    this.millis = 1000 * seconds
  }

  /** Milliseconds since it began. */
  get spent(): number {
    return this.clock.now() - this.begun
  }

  /** So many milliseconds as a part of the whole; 0 without a limit. */
  partOf(millis: number): number {
    return millis / this.millis
  }

  get isSpent(): boolean {
    return this.spent > this.millis
  }
}
