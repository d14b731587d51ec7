import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals'
import { type GameRules, type Input, type PlayerName, type View, idsFor } from '@fudaba/kernel'
import {
  AutoPass,
  HostError,
  type Lang,
  LogBook,
  type LogLine,
  type Look,
  type Prompt,
  type Seats,
  type Table,
  Words,
  namesFor,
  promptOf,
} from '@fudaba/table'
import { type Picks, completed, freshPicks, isLegal } from './answering.ts'
import { forgetGame, keepGame } from './keeping.ts'
import { type Eyes, together, viewersOf } from './openView.ts'
import { autoMode, lang, pace, paceMilliseconds } from './settings.ts'

export interface Opened {
  readonly rules: GameRules
  readonly table: Table
  readonly seats: Seats
}

/** Who sits at the page: one player, both, or nobody. */
export type Seat = PlayerName | 'both' | null

export function seatOf({ P1, P2 }: Seats): Seat {
  if (P1 === 'person') return P2 === 'person' ? 'both' : 'P1'
  return P2 === 'person' ? 'P2' : null
}

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
  readonly lines: Signal<readonly LogLine[]> = signal([])
  readonly picks: Signal<Picks> = signal([])
  /** Of an arrangement: the candidate that is being placed. */
  readonly held: Signal<number | null> = signal(null)
  /** A thing with which several things can be done: which one is asked in the prompt. */
  readonly ways: Signal<string | null> = signal(null)
  /** True while the computer plays or an answer is on its way. */
  readonly busy = signal(false)
  readonly problem: Signal<string | null> = signal(null)
  /** Two computers wait for a hand on the lever. */
  readonly paused = signal(false)
  private readonly eyes: Eyes
  private readonly autos: Readonly<Record<PlayerName, AutoPass>>
  private readonly books: Readonly<Record<Lang, LogBook>>
  private since = 0
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
    this.books = { ja: new LogBook(all.ja), en: new LogBook(all.en) }
    this.prompt = computed(() => {
      const view = this.view.value
      return view === null || view.decision === null || this.look.value?.next !== 'viewer'
        ? null
        : promptOf(this.words.value, view, view.decision)
    })
    this.autos = { P1: new AutoPass(), P2: new AutoPass() }
  }

  /** The log in the language of the moment. */
  get log(): readonly LogLine[] {
    return this.lines.value.length === 0 ? [] : this.books[lang.value].lines('detail')
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
      for (;;) {
        const told = this.lines.value.length
        const look = await this.lookAgain()
        if (this.closed) return
        if (look.next === 'nobody') break
        if (look.next === 'agent') {
          if (this.seat === null && this.paused.value) break
          if (this.lines.value.length > told) await rest(paceMilliseconds[pace.value])
          if (this.closed) return
          await this.table.step()
        } else if (this.passesHere(look.view)) await this.pass(look.view)
        else break
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

  private passesHere(view: View): boolean {
    const auto = this.autos[view.deciding!]
    auto.mode = autoMode.value
    return auto.passes(this.rules, view)
  }

  private pass({ deciding }: View): Promise<void> {
    return this.table.send({ player: deciding!, answer: [] }, true)
  }

  private async lookAgain(): Promise<Look> {
    const viewers = viewersOf(this.eyes)
    const looks = await Promise.all(viewers.map((viewer) => this.table.look(viewer, this.since)))
    const { view, events } = together(looks)
    const asked = looks.find((each) => each.next === 'viewer') ?? looks[0]
    this.since = view.time
    const fresh = this.look.value?.view.decision?.id !== view.decision?.id || this.look.value === null
    batch(() => {
      for (const book of Object.values(this.books)) book.add(view, events)
      if (events.length > 0) this.lines.value = this.books.ja.lines('detail')
      this.look.value = { ...asked, view }
      if (fresh) {
        this.picks.value = view.decision === null ? [] : freshPicks(view.decision)
        this.held.value = null
        this.ways.value = null
      }
    })
    return this.look.value!
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
    this.autos[view.deciding!].startSkip(view, until)
    await this.answer([])
  }

  stopSkips(): void {
    this.autos.P1.stopSkip()
    this.autos.P2.stopSkip()
  }

  get mayUndo(): boolean {
    return this.look.value?.undo === 'free'
  }

  /** Back to the person's last own decision. A window that AUTO would pass at once is not where he wants to be. */
  async undo(): Promise<void> {
    if (this.running || !this.mayUndo) return
    this.running = true
    this.busy.value = true
    try {
      const seat = this.seat === 'both' || this.seat === null ? 'P1' : this.seat
      this.stopSkips()
      for (;;) {
        await this.table.undo(seat)
        const look = await this.table.look(seat, Number.MAX_SAFE_INTEGER)
        this.since = Math.min(this.since, look.view.time)
        for (const book of Object.values(this.books)) book.truncate(look.view.time)
        this.lines.value = this.books.ja.lines('detail')
        const mine =
          look.view.deciding === null ? null : await this.table.look(look.view.deciding, look.view.time)
        if (mine === null || mine.undo !== 'free' || !this.passesHere(mine.view)) break
      }
      this.look.value = null
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
    if (look.next === 'nobody') forgetGame(this.rules.name)
    else if (look.next === 'viewer') {
      const replay = await this.table.save()
      if (!this.closed) keepGame(this.rules.name, { seats: this.seats, replay })
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof HostError)) throw error
    this.problem.value = error.message
  }
}

const rest = (milliseconds: number): Promise<void> =>
  milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
