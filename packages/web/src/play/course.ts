import { type Signal, signal } from '@preact/signals'
import type { Input, PlayerName } from '@fudaba/kernel'
import type { Follow, Lang, Look, Seats, Table, Words } from '@fudaba/table'
import { Journal } from './journal.ts'
import { togetherLooks, viewersOf } from './openView.ts'
import { SHOWN_MILLISECONDS, rest } from './pacing.ts'
import { Passing } from './passing.ts'
import { type Opened, type Seat, seatOf } from './seat.ts'
import { pace, paceMilliseconds } from './settings.ts'

/** As many as are quicker than drawing them. */
const STEPS_AT_ONCE = 12

const isQuick = (agent: string): boolean => agent === 'random' || agent === 'greedy'

/** The course of a game between two questions: computers step, what nobody wants to be asked is passed. */
export class Course {
  readonly passing: Passing
  readonly journal: Journal
  /** Two computers wait for a hand on the lever. */
  readonly paused: Signal<boolean> = signal(false)
  private readonly table: Table
  private readonly viewers: readonly (PlayerName | null)[]
  private readonly seats: Seats
  private readonly seat: Seat
  private since = 0
  private closed = false
  /** A computer is thinking: resolved when the course has come to a halt. */
  private halted: Promise<void> | null = null
  private halting = false

  constructor({ rules, table, seats }: Opened, words: Readonly<Record<Lang, Words>>) {
    const seat = seatOf(seats)
    this.table = table
    this.seats = seats
    this.seat = seat
    this.viewers = viewersOf({ P1: seat !== 'P2', P2: seat !== 'P1' })
    this.passing = new Passing(rules)
    this.journal = new Journal(words)
  }

  close(): void {
    this.closed = true
    if (this.halted !== null) void this.table.stop()
  }

  /**
   * Plays on until a person has to decide, or the game is over, after an input if there is one. `show` is called with
   * what there is to see.
   */
  async run(input: Input | null, show: (look: Look) => void): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.halted = promise
    this.halting = false
    let first: Follow['first'] = input === null ? null : { input }
    let shown = -Infinity
    try {
      for (;;) {
        const told = this.journal.length
        const look = await this.follow(first)
        if (this.closed) return
        if (look.next !== 'agent') return show(look)
        // Drawing takes longer than most steps do: between two that are shown there is time to look at one.
        const wait = this.journal.length > told ? paceMilliseconds[pace.value] : 0
        if (wait > 0 || this.seat === null || performance.now() - shown > SHOWN_MILLISECONDS) {
          show(look)
          shown = performance.now()
        }
        if (this.seat === null && this.paused.value) return
        await rest(wait)
        if (this.closed || this.halting) return
        first = { steps: this.stepsAtOnce(look) }
      }
    } finally {
      this.halted = null
      resolve()
    }
  }

  /** Nobody looks at every step of one that plays at once. One that thinks is looked at after each. */
  private stepsAtOnce({ view }: Look): number {
    const seat = view.deciding === null ? 'person' : this.seats[view.deciding]
    const atOnce = this.seat !== null && pace.value === 'instant' && seat !== 'person' && isQuick(seat.agent)
    return atOnce ? STEPS_AT_ONCE : 1
  }

  private async follow(first: Follow['first']): Promise<Look> {
    const { viewers, since, passing } = this
    const { looks, auto } = await this.table.follow({ first, viewers, since, auto: passing.state })
    const { look, events } = togetherLooks(looks)
    passing.state = auto
    this.since = look.view.time
    this.journal.add(look.view, events)
    return look
  }

  /** Stops a computer in the middle of its thoughts, so that the person can do something else. */
  async halt(): Promise<void> {
    const { halted } = this
    if (halted === null) return
    this.halting = true
    await this.table.stop()
    await halted
  }

  /** The game is back at this time: what was told after it did not happen. */
  wentBackTo(time: number): void {
    this.since = Math.min(this.since, time)
    this.journal.truncate(time)
  }
}
