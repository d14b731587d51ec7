import { systemClock } from '@fudaba/ai/clock'
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
import { autoMode, pace, paceMilliseconds } from '../settings/settings.ts'
import { alwaysFor } from './alwaysAnswers.ts'
import { AutoPassing } from './autoPassing.ts'
import { BilingualLog } from './bilingualLog.ts'
import { mergedLook, viewersOf } from './mergedView.ts'
import { ANSWER_MILLISECONDS, SHOWN_MILLISECONDS, rest } from './pacing.ts'
import { type Opened, type Seat, seatOf } from './seat.ts'
import { shareUnchanged } from './shareUnchanged.ts'

/** Steps of an instant agent per message: about as many as take less time than drawing once. */
const STEPS_AT_ONCE = 12

const isQuick = (agent: string): boolean => agent === 'random' || agent === 'greedy'

/** A cost paid one resource at a time, without the choice of not paying. */
export const isPayment = ({ message, shape, pass }: Decision): boolean =>
  message.key === 'cost.resource' && shape === 'act' && !pass

/** Plays between two questions: lets bots decide, passes what is passed automatically, gives automatic answers. */
export class Autoplay {
  readonly passing: AutoPassing
  readonly log: BilingualLog
  /** Paused: both seats are bots. */
  readonly paused: Signal<boolean> = signal(false)
  private readonly table: Table
  private readonly viewers: readonly (PlayerName | null)[]
  private readonly seats: Seats
  private readonly seat: Seat
  private readonly byHand: boolean
  private since = 0
  private last: View | null = null
  private closed = false
  /** While `run` is under way: resolves when it has ended. */
  private halted: Promise<void> | null = null
  private halting = false
  /** The opponent had a window since the person's last answer, whether or not he could do something in it. */
  private answered = false
  /** While an answer's minimum time runs, no question is shown: how long it takes must not depend on hidden cards. */
  readonly waiting: Signal<boolean> = signal(false)
  private readonly rules: GameRules
  /** Every resource question is answered with the first candidate until the cost is paid. */
  isPayingRest = false

  constructor(
    { rules, table, seats, byHand = false }: Omit<Opened, 'keeper'>,
    words: Readonly<Record<Lang, Words>>,
  ) {
    const seat = seatOf(seats)
    this.table = table
    this.rules = rules
    this.seats = seats
    this.seat = seat
    this.byHand = byHand
    this.viewers = viewersOf({ P1: seat !== 'P2', P2: seat !== 'P1' })
    this.passing = new AutoPassing(rules)
    this.log = new BilingualLog(words)
  }

  close(): void {
    this.closed = true
    if (this.halted !== null) void this.table.stop()
  }

  /**
   * Sends the input, if there is one, then plays on until a person has to decide or the game is over. `show` is called
   * with every state to be drawn.
   */
  async run(input: Input | null, show: (look: Look) => void): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.halted = promise
    this.halting = false
    let first: Follow['first'] = input === null ? null : { input }
    let shown = -Infinity
    const begun = systemClock.now()
    const hidesTiming = input !== null && this.hidesTiming
    let late: ReturnType<typeof setTimeout> | undefined
    let unseen = hidesTiming
    this.answered = false
    try {
      for (;;) {
        const told = this.log.length
        const look = await this.follow(first)
        clearTimeout(late)
        if (this.closed || this.halting) return
        const automatic = look.next === 'viewer' ? this.automaticAnswer(look.view) : null
        if (automatic !== null && look.view.deciding !== null) {
          await this.table.send({ player: look.view.deciding, answer: automatic }, true)
          first = null
          continue
        }
        if (hidesTiming && this.answered) await this.waitOut(begun)
        if (look.next !== 'agent') return show(look)
        if (unseen && !this.answered) {
          // An opponent who decides at once is shown exactly when one without a choice would be.
          unseen = false
          this.waiting.value = true
          late = setTimeout(show, begun + ANSWER_MILLISECONDS - systemClock.now(), look)
          first = { steps: this.stepsAtOnce(look) }
          continue
        }
        // Most steps are quicker than drawing: a step is drawn if a pause follows it, or if the last drawing is old.
        const wait = this.log.length > told ? paceMilliseconds[pace.value] : 0
        if (wait > 0 || this.seat === null || systemClock.now() - shown > SHOWN_MILLISECONDS) {
          show(look)
          shown = systemClock.now()
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

  /** The answer to a question that the person is not asked: a payment, an always-answer, a foregone one; else null. */
  private automaticAnswer(view: View): AnswerIds | null {
    const { decision } = view
    if (decision === null || this.byHand) return null
    this.isPayingRest &&= isPayment(decision)
    if (this.isPayingRest) return [decision.candidates[0].id]
    return alwaysFor(this.rules.name, view) ?? foregoneAnswer(this.rules, view, autoMode.value)
  }

  /** Against a bot, unless its pace is instant, answers take equally long, so that time tells nothing of hidden cards. */
  private get hidesTiming(): boolean {
    return (this.seat === 'P1' || this.seat === 'P2') && !this.byHand && pace.value !== 'instant'
  }

  private async waitOut(begun: number): Promise<void> {
    const left = begun + ANSWER_MILLISECONDS - systemClock.now()
    if (left <= 0) return
    this.waiting.value = true
    await rest(left)
  }

  /** An instant agent plays several steps per message; one that thinks is drawn after each. */
  private stepsAtOnce({ view }: Look): number {
    const seat = view.deciding === null ? 'person' : this.seats[view.deciding]
    const atOnce = this.seat !== null && pace.value === 'instant' && seat !== 'person' && isQuick(seat.agent)
    return atOnce ? STEPS_AT_ONCE : 1
  }

  private async follow(first: Follow['first']): Promise<Look> {
    const { viewers, since, passing } = this
    const { looks, auto } = await this.table.follow({ first, viewers, since, auto: passing.state })
    const { look, events } = mergedLook(looks)
    const other = this.seat === 'P1' ? 'P2' : 'P1'
    this.answered ||= events.some(({ decision, player }) => decision?.shape === 'act' && player === other)
    passing.state = auto
    this.since = look.view.time
    this.log.add(look.view, events)
    this.last = shareUnchanged(this.last, look.view)
    return { ...look, view: this.last }
  }

  /** Stops an agent that thinks and waits until `run` has ended. */
  async halt(): Promise<void> {
    const { halted } = this
    if (halted === null) return
    this.halting = true
    await this.table.stop()
    await halted
  }

  /** After an undo to this time: removes later lines from the log. */
  wentBackTo(time: number): void {
    this.since = Math.min(this.since, time)
    this.log.truncate(time)
  }
}
