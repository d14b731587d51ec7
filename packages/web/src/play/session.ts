import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals'
import { type GameRules, type Input, type View, idsFor } from '@fudaba/kernel'
import {
  HostError,
  type Lang,
  type LogLine,
  type Look,
  type Prompt,
  type Seats,
  type Table,
  Words,
  namesFor,
  promptOf,
} from '@fudaba/table'
import { type Advised, Advising } from './advising.ts'
import { type Picks, completed, freshPicks, isLegal } from './answering.ts'
import { Journal } from './journal.ts'
import { forgetGame, keepGame } from './keeping.ts'
import { type Eyes, lookWith } from './openView.ts'
import { SHOWN_MILLISECONDS, rest } from './pacing.ts'
import { Passing } from './passing.ts'
import { type Opened, type Seat, seatOf } from './seat.ts'
import { takeBack } from './undoing.ts'
import { lang, pace, paceMilliseconds } from './settings.ts'

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
  /** True while the computer plays or an answer is on its way. */
  readonly busy = signal(false)
  readonly problem: Signal<string | null> = signal(null)
  /** Two computers wait for a hand on the lever. */
  readonly paused = signal(false)
  private readonly eyes: Eyes
  private readonly passing: Passing
  private readonly journal: Journal
  private since = 0
  /** Of the question on the page; null after an undo, for then its answer begins anew. */
  private shownDecision: number | null = null
  private closed = false
  private running = false

  constructor({ rules, table, seats }: Opened) {
    this.rules = rules
    this.table = table
    this.seats = seats
    this.seat = seatOf(seats)
    const { seat } = this
    this.eyes = { P1: seat !== 'P2', P2: seat !== 'P1' }
    const named = seat === 'both' ? null : seat
    const all: Record<Lang, Words> = {
      ja: new Words(rules, 'ja', namesFor('ja', named)),
      en: new Words(rules, 'en', namesFor('en', named)),
    }
    this.words = computed(() => all[lang.value])
    this.journal = new Journal(all)
    this.prompt = computed(() => {
      const view = this.view.value
      return view === null || view.decision === null || this.look.value?.next !== 'viewer'
        ? null
        : promptOf(this.words.value, view, view.decision)
    })
    this.passing = new Passing(rules)
  }

  /** The log in the language of the moment. */
  get log(): readonly LogLine[] {
    return this.journal.lines(lang.value)
  }

  close(): void {
    this.closed = true
  }

  /** Plays on until a person has to decide, or the game is over. */
  async advance(): Promise<void> {
    if (this.running) return
    this.running = true
    this.busy.value = true
    try {
      let shown = -Infinity
      for (;;) {
        const told = this.journal.length
        const { look, events } = await lookWith(this.eyes, this.table, this.since)
        if (this.closed) return
        this.since = look.view.time
        this.journal.add(look.view, events)
        if (look.next === 'agent') {
          // Drawing takes longer than most steps do: between two that are shown there is time to look at one.
          const wait = this.journal.length > told ? paceMilliseconds[pace.value] : 0
          if (wait > 0 || this.seat === null || performance.now() - shown > SHOWN_MILLISECONDS) {
            this.show(look)
            shown = performance.now()
          }
          if (this.seat === null && this.paused.value) break
          await rest(wait)
          if (this.closed) return
          await this.table.step()
        } else if (this.passing.passes(look.view))
          await this.table.send({ player: look.view.deciding!, answer: [] }, true)
        else {
          this.show(look)
          break
        }
      }
      this.problem.value = null
    } catch (error) {
      this.fail(error)
    } finally {
      this.running = false
      this.busy.value = false
    }
    await this.keep()
  }

  private show(look: Look): void {
    const { decision } = look.view
    batch(() => {
      this.journal.show()
      this.look.value = look
      if (this.shownDecision !== decision?.id) {
        this.picks.value = decision === null ? [] : freshPicks(decision)
        this.held.value = null
        this.ways.value = null
        this.advising.clear()
      }
      this.shownDecision = decision?.id ?? null
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

  /** One at a time: a second click while the first is on its way is none. */
  async input(input: Input): Promise<void> {
    if (this.running) return
    this.running = true
    this.busy.value = true
    try {
      await this.table.send(input)
    } catch (error) {
      this.busy.value = false
      this.fail(error)
      return
    } finally {
      this.running = false
    }
    await this.advance()
  }

  /** Fills the answer up to a legal one; the person still has to confirm it. */
  complete(): void {
    const decision = this.prompt.value?.decision
    if (decision !== undefined) this.picks.value = completed(decision, this.picks.value)
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
    if (player !== null) await this.input({ player, concede: true })
  }

  /** Passes, and goes on passing until something new can be answered. */
  async skip(until: 'stage' | 'turn'): Promise<void> {
    const view = this.view.value
    if (view === null || this.prompt.value?.pass !== true) return
    this.passing.startSkip(view, until)
    await this.answer([])
  }

  stopSkips(): void {
    this.passing.stopSkips()
  }

  get mayUndo(): boolean {
    return this.look.value?.undo === 'free'
  }

  /** Back to the person's last own decision. */
  async undo(): Promise<void> {
    if (this.running || !this.mayUndo) return
    this.running = true
    this.busy.value = true
    try {
      const seat = this.seat === 'both' || this.seat === null ? 'P1' : this.seat
      this.stopSkips()
      const time = await takeBack(this.table, seat, (view) => this.passing.passes(view))
      this.since = Math.min(this.since, time)
      this.journal.truncate(time)
      this.shownDecision = null
    } catch (error) {
      this.fail(error)
    } finally {
      this.running = false
    }
    await this.advance()
  }

  /** Kept after every decision, so that a reload comes back to the same question. */
  private async keep(): Promise<void> {
    const look = this.look.value
    if (look === null || this.seat === null || this.closed) return
    const replay = look.next === 'viewer' ? await this.table.save() : null
    if (this.closed) return
    if (look.next === 'nobody') forgetGame(this.rules.name)
    else if (replay !== null) keepGame(this.rules.name, { seats: this.seats, replay })
  }

  private fail(error: unknown): void {
    if (!(error instanceof HostError)) throw error
    this.problem.value = error.message
  }
}
