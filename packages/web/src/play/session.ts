import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals'
import { type GameRules, type Input, type PlayerName, type View, idsFor } from '@fudaba/kernel'
import {
  HostError,
  type Lang,
  type LogLine,
  type Look,
  type Prompt,
  type Seats,
  type SkipUntil,
  type Table,
  Words,
  namesFor,
  promptOf,
} from '@fudaba/table'
import type { UndoLook } from '@fudaba/protocol'
import { isWorkerGone } from '../host/channel.ts'
import type { Keeper } from '../saves/keeper.ts'
import { lang } from '../settings/settings.ts'
import { type AdviceState, AdviceRequest } from './adviceRequest.ts'
import { Autoplay, isPayment } from './autoplay.ts'
import { Foresight } from './foresight.ts'
import { Saving } from './saving.ts'
import { type Answered, answeredIn } from './passedBy.ts'
import { type Picks, completed, freshPicks, isLegal } from './picks.ts'
import { type Opened, type Seat, type Together, namesIn, seatOf } from './seat.ts'
import { takeBack } from './takeBack.ts'

/** A thing that was touched, or dragged to others. */
export interface Touched {
  readonly id: string
  readonly to: readonly string[]
}

/** One open game on the page: its state as signals, and what the person can do. Rules are the host's alone. */
export class Session {
  readonly rules: GameRules
  readonly table: Table
  readonly seats: Seats
  readonly seat: Seat
  /** See `Opened`. */
  readonly together: Together | null
  readonly keeper: Keeper | null
  /** See `Opened`. */
  readonly byHand: boolean
  readonly look: Signal<Look | null> = signal(null)
  readonly view: ReadonlySignal<View | null> = computed(() => this.look.value?.view ?? null)
  readonly words: ReadonlySignal<Words>
  readonly prompt: ReadonlySignal<Prompt | null>
  /** The answer in the making. */
  readonly picks: Signal<Picks> = signal([])
  /** Of an arrangement: the candidate that is being placed. */
  readonly held: Signal<number | null> = signal(null)
  /** The thing whose menu is open, and the ids of what it was dragged to. */
  readonly touched: Signal<Touched | null> = signal(null)
  readonly advice = new AdviceRequest()
  /** What follows the next answer: a thing that was touched goes on to the question that asks for it. */
  then: (() => Promise<void>) | null = null
  /** What is foreseen of the answers of the question. */
  readonly foresight: Foresight
  /** The person wants to end the phase although something could still be done: he is asked to confirm. */
  readonly confirmsEnd = signal(false)
  /** True while the computer plays or an answer is on its way. */
  readonly busy = signal(false)
  readonly problem: Signal<string | null> = signal(null)
  /** Logical time of the person's last answer: cards revealed since then are shown between the players. */
  answeredAt = 0
  /** Turn and phase of that answer, if it was in his own time. */
  answered: Answered | null = null
  private readonly autoplay: Autoplay
  /** Number of inputs before the question on the page; null after an undo, so that its answer starts empty. */
  private shownAt: number | null = null
  private running = false
  private advancing: Promise<void> = Promise.resolve()
  private readonly saving: Saving

  constructor({ rules, table, seats, together = null, keeper = null, byHand = false }: Opened) {
    this.rules = rules
    this.table = table
    this.seats = seats
    this.together = together
    this.seat = seatOf(seats)
    this.keeper = keeper
    this.byHand = byHand
    this.saving = new Saving(this)
    this.foresight = new Foresight(table)
    const named = this.seat === 'both' ? null : this.seat
    const called = this.seat === null ? namesIn(together) : {}
    const all: Record<Lang, Words> = {
      ja: new Words(rules, 'ja', { ...namesFor('ja', named), ...called }),
      en: new Words(rules, 'en', { ...namesFor('en', named), ...called }),
    }
    this.words = computed(() => all[lang.value])
    this.autoplay = new Autoplay({ rules, table, seats, byHand }, all)
    this.prompt = computed(() => {
      const view = this.view.value
      return view === null ||
        view.decision === null ||
        this.look.value?.next !== 'viewer' ||
        this.autoplay.waiting.value
        ? null
        : promptOf(this.words.value, view, view.decision)
    })
  }

  /** Who sits at the lower edge. */
  get near(): PlayerName {
    return this.seat === 'P2' ? 'P2' : 'P1'
  }

  /** The log in the language that is set. */
  get log(): readonly LogLine[] {
    return this.autoplay.log.lines(lang.value)
  }

  /** Paused: both seats are bots. */
  get paused(): Signal<boolean> {
    return this.autoplay.paused
  }

  /** Resolves when the last answer is kept, or could not be. */
  async close(): Promise<void> {
    this.autoplay.close()
    this.foresight.clear()
    if (this.keeper !== null) {
      // Also what was answered while the computer still thinks.
      if (this.running) this.saving.begin()
      await this.saving.finish()
    }
    // In a room the line stays open: the next session of the same room goes on with it.
    if (this.together !== null) return
    // Nobody waits for it: its worker may be ended by now.
    this.table.close().catch(() => undefined)
  }

  /** The table was set up again from the log: shows where the game stands now. */
  async comeBack(): Promise<void> {
    await this.advancing
    const time = (await this.table.look(null, Number.MAX_SAFE_INTEGER)).view.time
    this.autoplay.wentBackTo(time)
    this.shownAt = null
    await this.advance()
  }

  /** Plays on until a person has to decide, or the game is over. */
  async advance(): Promise<void> {
    await this.input(null)
  }

  /** One input at a time: a second one while the first is under way is dropped. */
  async input(input: Input | null): Promise<void> {
    if (this.running) return
    this.advancing = this.run(input)
    await this.advancing
  }

  private async run(input: Input | null): Promise<void> {
    this.running = true
    const before = this.view.peek()
    if (input !== null && before !== null) {
      this.answeredAt = before.time
      this.answered = answeredIn(this.rules, before, input)
    }
    this.busy.value = true
    try {
      await this.autoplay.run(input, (look) => this.show(look))
      this.problem.value = null
    } catch (error) {
      this.fail(error)
    } finally {
      this.running = false
      this.busy.value = false
    }
    this.saving.begin()
  }

  private show(look: Look): void {
    const { decision } = look.view
    batch(() => {
      this.autoplay.log.show()
      this.look.value = look
      if (this.shownAt !== look.inputs) {
        this.foresight.rest(look.view)
        this.picks.value = decision === null ? [] : freshPicks(decision)
        this.held.value = null
        this.touched.value = null
        this.confirmsEnd.value = false
        this.advice.clear()
      }
      this.shownAt = look.inputs
    })
    // While the computer thinks, the answer before it is kept already.
    if (look.next === 'agent') this.saving.begin()
  }

  /** Sends these picks, if they are a legal answer. */
  async answer(picks: Picks): Promise<void> {
    const { prompt, then } = this
    this.then = null
    if (prompt.value === null || this.running) return
    const { decision } = prompt.value
    if (!isLegal(decision, picks)) return
    await this.input({ player: decision.player, answer: idsFor(decision, picks) })
    await then?.()
  }

  /** Extends the picks to a legal answer; the person still has to confirm it. */
  complete(): void {
    const decision = this.prompt.value?.decision
    if (decision !== undefined) this.picks.value = completed(decision, this.picks.value)
  }

  /** Pays the rest of the cost with whatever is offered first. */
  async payRest(): Promise<void> {
    const decision = this.prompt.value?.decision
    if (decision === undefined || !isPayment(decision)) return
    this.autoplay.isPayingRest = true
    await this.answer([0])
  }

  /** Asks an agent for advice on the current question. */
  async advise(): Promise<AdviceState | null> {
    const decision = this.prompt.value?.decision
    try {
      return decision === undefined ? null : await this.advice.ask(this.table, decision)
    } catch (error) {
      this.fail(error)
      return null
    }
  }

  async cancel(): Promise<void> {
    this.then = null
    const decision = this.prompt.value?.decision
    if (decision?.cancellable === true) await this.input({ player: decision.player, cancel: true })
  }

  async concede(): Promise<void> {
    const player = this.seat === 'both' ? (this.view.value?.deciding ?? null) : this.seat
    await this.halt()
    if (player !== null) await this.input({ player, concede: true })
  }

  /** Gives this answer (a pass by default) and skips on until something new can be answered. */
  async skip(until: SkipUntil, first: Picks = []): Promise<void> {
    const view = this.view.value
    const decision = this.prompt.value?.decision
    if (view === null || decision?.shape !== 'act' || !isLegal(decision, first)) return
    this.autoplay.passing.startSkip(view, until)
    await this.answer(first)
  }

  stopSkips(): void {
    this.autoplay.passing.stopSkips()
  }

  get mayUndo(): boolean {
    return this.look.value?.undo === 'free'
  }

  /** How the button that takes back looks: in a room the other may have to be asked, and may have refused. */
  get undoLook(): UndoLook {
    const state = this.together?.state.value ?? null
    if (state === null) return this.mayUndo ? 'free' : 'none'
    return state.undo === 'ask' && state.asked !== null ? 'none' : state.undo
  }

  /** Stops an agent that thinks, so that the person can undo or concede at once. */
  private async halt(): Promise<void> {
    await this.autoplay.halt()
    await this.advancing
  }

  /** Undoes to the person's last own decision. */
  async undo(): Promise<void> {
    if (this.undoLook === 'ask') return this.together?.ask('undo')
    if (!this.mayUndo) return
    this.then = null
    await this.halt()
    if (this.running) return
    this.running = true
    this.busy.value = true
    try {
      const seat = this.seat === 'both' || this.seat === null ? 'P1' : this.seat
      this.stopSkips()
      const time = await takeBack(
        this.table,
        seat,
        (view) => !this.byHand && this.autoplay.passing.passes(view),
      )
      this.autoplay.wentBackTo(time)
      this.shownAt = null
    } catch (error) {
      this.fail(error)
    } finally {
      this.running = false
    }
    await this.advance()
  }

  private fail(error: unknown): void {
    if (!(error instanceof HostError)) throw error
    // The table comes back by itself, or the person is told that it does not.
    if (isWorkerGone(error)) return
    this.problem.value = error.message
  }
}
