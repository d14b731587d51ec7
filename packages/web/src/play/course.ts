import { type Signal, signal } from '@preact/signals'
import type { AnswerIds, Decision, GameRules, Input, PlayerName, View } from '@fudaba/kernel'
import {
  type Follow,
  type Lang,
  type Look,
  type Seats,
  type Table,
  type Words,
  foregoneAnswer,
} from '@fudaba/table'
import { alwaysFor } from './always.ts'
import { Journal } from './journal.ts'
import { togetherLooks, viewersOf } from './openView.ts'
import { ANSWER_MILLISECONDS, SHOWN_MILLISECONDS, rest } from './pacing.ts'
import { Passing } from './passing.ts'
import { type Opened, type Seat, seatOf } from './seat.ts'
import { sharing } from './sharing.ts'
import { autoMode, pace, paceMilliseconds } from './settings.ts'

/** As many as are quicker than drawing them. */
const STEPS_AT_ONCE = 12

const isQuick = (agent: string): boolean => agent === 'random' || agent === 'greedy'

/** One thing after another is turned or wiped for a cost, and none of them may be left out. */
export const isPayment = ({ message, shape, pass }: Decision): boolean =>
  message.key === 'cost.resource' && shape === 'act' && !pass

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
  private last: View | null = null
  private closed = false
  /** A computer is thinking: resolved when the course has come to a halt. */
  private halted: Promise<void> | null = null
  private halting = false
  /** The other player had a window since the person's last answer, with or without something to do in it. */
  private answered = false
  /** What is on its way looks the same whether or not the other player has a choice. */
  readonly waiting: Signal<boolean> = signal(false)
  private readonly rules: GameRules
  /** Until the cost that is being paid is paid. */
  paysItself = false

  constructor({ rules, table, seats }: Opened, words: Readonly<Record<Lang, Words>>) {
    const seat = seatOf(seats)
    this.table = table
    this.rules = rules
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
    const begun = performance.now()
    const even = input !== null && this.isEven
    let late: ReturnType<typeof setTimeout> | undefined
    let unseen = even
    this.answered = false
    try {
      for (;;) {
        const told = this.journal.length
        const look = await this.follow(first)
        clearTimeout(late)
        if (this.closed || this.halting) return
        const automatic = look.next === 'viewer' ? this.unasked(look.view) : null
        if (automatic !== null && look.view.deciding !== null) {
          await this.table.send({ player: look.view.deciding, answer: automatic }, true)
          first = null
          continue
        }
        if (even && this.answered) await this.evenOut(begun)
        if (look.next !== 'agent') return show(look)
        if (unseen && !this.answered) {
          // One that decides at once is shown no sooner and no later than one who had nothing to decide.
          unseen = false
          this.waiting.value = true
          late = setTimeout(show, begun + ANSWER_MILLISECONDS - performance.now(), look)
          first = { steps: this.stepsAtOnce(look) }
          continue
        }
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
      clearTimeout(late)
      this.halted = null
      this.waiting.value = false
      resolve()
    }
  }

  /** What the person need not be asked, or said that he does not want to be. */
  private unasked(view: View): AnswerIds | null {
    const { decision } = view
    if (decision === null) return null
    this.paysItself &&= isPayment(decision)
    if (this.paysItself) return [decision.candidates[0].id]
    return alwaysFor(this.rules.name, view) ?? foregoneAnswer(this.rules, view, autoMode.value)
  }

  /** Against a computer, unless it is to be instant: how long an answer takes tells nothing of hidden cards. */
  private get isEven(): boolean {
    return (this.seat === 'P1' || this.seat === 'P2') && pace.value !== 'instant'
  }

  private async evenOut(begun: number): Promise<void> {
    const left = begun + ANSWER_MILLISECONDS - performance.now()
    if (left <= 0) return
    this.waiting.value = true
    await rest(left)
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
    const other = this.seat === 'P1' ? 'P2' : 'P1'
    this.answered ||= events.some(({ decision, player }) => decision?.shape === 'act' && player === other)
    passing.state = auto
    this.since = look.view.time
    this.journal.add(look.view, events)
    this.last = sharing(this.last, look.view)
    return { ...look, view: this.last }
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
