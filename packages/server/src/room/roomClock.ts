import type { PlayerName } from '@fudaba/kernel'
import type { ClockState, RoomOptions } from '@fudaba/protocol'
import { Refusal } from './refusal.ts'

/** The clocks of both seats. They know the time only from the entries, which have it from the database. */
export class RoomClock {
  private readonly kind: RoomOptions['clock']
  private readonly left: Record<PlayerName, number>
  private runs: PlayerName | null = null
  private since = 0
  /** The last turn that is played, after time was called. */
  lastTurn: number | null = null

  constructor(kind: RoomOptions['clock']) {
    this.kind = kind
    const all = kind.kind === 'none' ? Infinity : kind.seconds * 1000
    this.left = { P1: all, P2: all }
  }

  /**
   * The clock of `runs` runs from `at` on; null: no clock does. `answered`: who has just answered himself, for the
   * increment. `further`: the game went further than ever; what is played again after it was taken back wins no time.
   */
  turnTo(runs: PlayerName | null, at: number, answered: PlayerName | null, further: boolean): void {
    const { kind } = this
    if (this.runs !== null) this.left[this.runs] = this.leftOf(this.runs, at)
    // A called end is one time for both.
    if (kind.kind === 'called' && this.runs !== null) this.left[other(this.runs)] = this.left[this.runs]
    if (kind.kind === 'game' && answered !== null && further) this.left[answered] += kind.increment * 1000
    // Also after what AUTO answered: the time is that of one question.
    if (kind.kind === 'decision' && further && runs !== null) this.left[runs] = kind.seconds * 1000
    this.runs = runs
    this.since = at
  }

  leftOf(seat: PlayerName, at: number): number {
    const gone =
      this.runs === seat || (this.kind.kind === 'called' && this.runs !== null) ? at - this.since : 0
    return Math.max(0, this.left[seat] - gone)
  }

  /** Whose time runs out at which moment of the database; null: nobody's. */
  get runsOut(): { readonly seat: PlayerName; readonly at: number } | null {
    return this.runs === null || this.left[this.runs] === Infinity
      ? null
      : { seat: this.runs, at: this.since + this.left[this.runs] }
  }

  /** Null where time is not measured. */
  state(at: number): ClockState | null {
    if (this.kind.kind === 'none') return null
    const shared = this.kind.kind === 'called'
    if (this.lastTurn !== null) return { P1: 0, P2: 0, runs: null, shared, lastTurn: this.lastTurn }
    return { P1: this.leftOf('P1', at), P2: this.leftOf('P2', at), runs: this.runs, shared, lastTurn: null }
  }

  /** A called end is one time for both; time for one decision is that of who decides. */
  add(seat: PlayerName, milliseconds: number): void {
    const { kind } = this.kind
    if (kind === 'none' || this.left[seat] === Infinity)
      throw new Refusal('no-clock', 'time is not measured here')
    if (kind === 'decision' && this.runs !== seat)
      throw new Refusal('no-clock', `the time of ${seat} does not run`)
    this.left[seat] += milliseconds
    if (kind === 'called') this.left[other(seat)] += milliseconds
  }

  /** Time is called: what is left are turns, up to this one. */
  call(lastTurn: number): void {
    this.lastTurn = lastTurn
    this.left.P1 = this.left.P2 = Infinity
  }
}

export const other = (seat: PlayerName): PlayerName => (seat === 'P1' ? 'P2' : 'P1')
