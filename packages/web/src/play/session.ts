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
import { type Advised, Advising } from './advising.ts'
import { type Picks, completed, freshPicks, isLegal } from './answering.ts'
import { Course, isPayment } from './course.ts'
import { forgetGame, keepGame } from './keeping.ts'
import { whenIdle } from './pacing.ts'
import { type Answered, answeredIn } from './passedBy.ts'
import { type Opened, type Seat, seatOf } from './seat.ts'
import { takeBack } from './undoing.ts'
import { lang } from './settings.ts'

/** One game at the page: looks, asks, passes answers on. All rules are the host's. */
export class Session {
  readonly rules: GameRules
  readonly table: Table
  readonly seats: Seats
  readonly seat: Seat
  readonly look: Signal<Look | null> = signal(null)
  readonly view: ReadonlySignal<View | null> = computed(() => this.look.value?.view ?? null)
  readonly words: ReadonlySignal<Words>
  readonly prompt: ReadonlySignal<Prompt | null>
  readonly picks: Signal<Picks> = signal([])
  /** Of an arrangement: the candidate that is being placed. */
  readonly held: Signal<number | null> = signal(null)
  /** A thing with which several things can be done: which one is asked in the prompt. */
  readonly ways: Signal<string | null> = signal(null)
  readonly advising = new Advising()
  /** The phase was to be ended though something could still be done: that is asked first. */
  readonly ending = signal(false)
  /** True while the computer plays or an answer is on its way. */
  readonly busy = signal(false)
  readonly problem: Signal<string | null> = signal(null)
  /** When the person answered last: what was turned up since then is new to him. */
  answeredAt = 0
  /** … and where that was. */
  answered: Answered | null = null
  private readonly course: Course
  /** How many inputs there were before the question on the page; null after an undo: its answer begins anew. */
  private shownAt: number | null = null
  private running = false
  private advancing: Promise<void> = Promise.resolve()
  private keeping = false

  constructor({ rules, table, seats }: Opened) {
    this.rules = rules
    this.table = table
    this.seats = seats
    this.seat = seatOf(seats)
    const named = this.seat === 'both' ? null : this.seat
    const all: Record<Lang, Words> = {
      ja: new Words(rules, 'ja', namesFor('ja', named)),
      en: new Words(rules, 'en', namesFor('en', named)),
    }
    this.words = computed(() => all[lang.value])
    this.course = new Course({ rules, table, seats }, all)
    this.prompt = computed(() => {
      const view = this.view.value
      return view === null ||
        view.decision === null ||
        this.look.value?.next !== 'viewer' ||
        this.course.waiting.value
        ? null
        : promptOf(this.words.value, view, view.decision)
    })
  }

  /** Who sits at the lower edge. */
  get near(): PlayerName {
    return this.seat === 'P2' ? 'P2' : 'P1'
  }

  /** The log in the language of the moment. */
  get log(): readonly LogLine[] {
    return this.course.journal.lines(lang.value)
  }

  /** Two computers wait for a hand on the lever. */
  get paused(): Signal<boolean> {
    return this.course.paused
  }

  close(): void {
    this.course.close()
  }

  /** Plays on until a person has to decide, or the game is over. */
  async advance(): Promise<void> {
    await this.input(null)
  }

  /** One at a time: a second click while the first is on its way is none. */
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
      await this.course.run(input, (look) => this.show(look))
      this.problem.value = null
    } catch (error) {
      this.fail(error)
    } finally {
      this.running = false
      this.busy.value = false
    }
    this.keep()
  }

  private show(look: Look): void {
    const { decision } = look.view
    batch(() => {
      this.course.journal.show()
      this.look.value = look
      if (this.shownAt !== look.inputs) {
        this.picks.value = decision === null ? [] : freshPicks(decision)
        this.held.value = null
        this.ways.value = null
        this.ending.value = false
        this.advising.clear()
      }
      this.shownAt = look.inputs
    })
  }

  /** Sends what is chosen. */
  async answer(picks: Picks): Promise<void> {
    const { prompt } = this
    if (prompt.value === null || this.running) return
    const { decision } = prompt.value
    if (!isLegal(decision, picks)) return
    await this.input({ player: decision.player, answer: idsFor(decision, picks) })
  }

  /** Fills the answer up to a legal one; the person still has to confirm it. */
  complete(): void {
    const decision = this.prompt.value?.decision
    if (decision !== undefined) this.picks.value = completed(decision, this.picks.value)
  }

  /** Pays with what is offered first, and goes on until the whole cost is paid. */
  async payRest(): Promise<void> {
    const decision = this.prompt.value?.decision
    if (decision === undefined || !isPayment(decision)) return
    this.course.paysItself = true
    await this.answer([0])
  }

  /** Asks what the computer would do here. */
  async advise(): Promise<Advised | null> {
    const decision = this.prompt.value?.decision
    try {
      return decision === undefined ? null : await this.advising.ask(this.table, decision)
    } catch (error) {
      this.fail(error)
      return null
    }
  }

  async cancel(): Promise<void> {
    const decision = this.prompt.value?.decision
    if (decision?.cancellable === true) await this.input({ player: decision.player, cancel: true })
  }

  async concede(): Promise<void> {
    const player = this.seat === 'both' ? (this.view.value?.deciding ?? null) : this.seat
    await this.halt()
    if (player !== null) await this.input({ player, concede: true })
  }

  /** Passes, or gives this answer, and goes on passing until something new can be answered. */
  async skip(until: SkipUntil, first: Picks = []): Promise<void> {
    const view = this.view.value
    const decision = this.prompt.value?.decision
    if (view === null || decision?.shape !== 'act' || !isLegal(decision, first)) return
    this.course.passing.startSkip(view, until)
    await this.answer(first)
  }

  stopSkips(): void {
    this.course.passing.stopSkips()
  }

  get mayUndo(): boolean {
    return this.look.value?.undo === 'free'
  }

  /** A computer that thinks does not keep the person from doing something else. */
  private async halt(): Promise<void> {
    await this.course.halt()
    await this.advancing
  }

  /** Back to the person's last own decision. */
  async undo(): Promise<void> {
    if (!this.mayUndo) return
    await this.halt()
    if (this.running) return
    this.running = true
    this.busy.value = true
    try {
      const seat = this.seat === 'both' || this.seat === null ? 'P1' : this.seat
      this.stopSkips()
      const time = await takeBack(this.table, seat, (view) => this.course.passing.passes(view))
      this.course.wentBackTo(time)
      this.shownAt = null
    } catch (error) {
      this.fail(error)
    } finally {
      this.running = false
    }
    await this.advance()
  }

  /** Kept after every decision, so that a reload comes back to the same question; nothing waits for it. */
  private keep(): void {
    if (this.keeping || this.seat === null) return
    this.keeping = true
    whenIdle(async () => {
      this.keeping = false
      const look = this.look.value
      if (look === null) return
      const replay = look.next === 'viewer' ? await this.table.save() : null
      if (look.next === 'nobody') forgetGame(this.rules.name)
      else if (replay !== null) keepGame(this.rules.name, { seats: this.seats, replay })
    })
  }

  private fail(error: unknown): void {
    if (!(error instanceof HostError)) throw error
    this.problem.value = error.message
  }
}
