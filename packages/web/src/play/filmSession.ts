import { type ReadonlySignal, type Signal, batch, computed, effect, signal } from '@preact/signals'
import type { GameRules, PlayerName, Replay, View } from '@fudaba/kernel'
import { type Lang, LogBook, type LogLine, Words, namesFor } from '@fudaba/table'
import type { Channel } from '../host/channel.ts'
import type { FilmStep } from '../host/protocol.ts'
import type { Notes } from './notes.ts'
import { type Eyes, together, viewersOf } from './openView.ts'
import type { Seat } from './seat.ts'
import { lang } from './settings.ts'

export const speeds: readonly number[] = [0.5, 1, 2, 4]

/** A replay on the table: any step, either player's eyes or both. */
export class FilmSession {
  readonly rules: GameRules
  readonly replay: Replay
  readonly steps: readonly FilmStep[]
  readonly at: Signal<number>
  readonly eyes: Signal<Eyes>
  /** Who sits at the lower edge before the table is turned. */
  readonly near: PlayerName
  readonly flipped = signal(false)
  readonly playing = signal(false)
  readonly speed = signal(1)
  readonly notes: Signal<Notes> = signal({})
  readonly view: Signal<View | null> = signal(null)
  readonly lines: Signal<readonly LogLine[]> = signal([])
  readonly words: ReadonlySignal<Words>
  private readonly all: Readonly<Record<Lang, Words>>
  readonly channel: Channel
  private readonly stop: () => void
  private wanted = 0

  constructor(
    rules: GameRules,
    replay: Replay,
    steps: readonly FilmStep[],
    channel: Channel,
    at: number,
    seat: Seat,
  ) {
    this.rules = rules
    this.replay = replay
    this.steps = steps
    this.channel = channel
    this.at = signal(Math.min(Math.max(0, at), steps.length - 1))
    const named = seat === 'both' ? null : seat
    this.near = named ?? 'P1'
    this.eyes = signal({ P1: named !== 'P2', P2: named !== 'P1' })
    this.all = {
      ja: new Words(rules, 'ja', namesFor('ja', named)),
      en: new Words(rules, 'en', namesFor('en', named)),
    }
    this.words = computed(() => this.all[lang.value])
    this.stop = effect(() => {
      void this.show(this.at.value, this.eyes.value, this.words.value)
    })
  }

  close(): void {
    this.playing.value = false
    this.stop()
  }

  get last(): number {
    return this.steps.length - 1
  }

  seek(at: number): void {
    this.at.value = Math.min(Math.max(0, at), this.last)
  }

  /** To the beginning of the turn before or after. */
  seekTurn(by: 1 | -1): void {
    const { turn } = this.steps[this.at.value]
    if (by > 0) {
      const next = this.steps.findIndex((step) => step.turn > turn)
      this.seek(next < 0 ? this.last : next)
      return
    }
    const first = this.steps.findIndex((step) => step.turn === turn)
    if (first < this.at.value) this.seek(first)
    else this.seek(this.steps.findIndex((step) => step.turn === this.steps[Math.max(0, first - 1)].turn))
  }

  /** The step at which an event of this time has just happened. */
  stepAt(time: number): number {
    const found = this.steps.findIndex((step) => step.time > time)
    return found < 0 ? this.last : found
  }

  /** Runs by itself until the end, or until it is stopped. */
  play(): void {
    if (this.playing.value) {
      this.playing.value = false
      return
    }
    if (this.at.value === this.last) this.at.value = 0
    this.playing.value = true
    const tick = (): void => {
      if (!this.playing.value) return
      if (this.at.value >= this.last) this.playing.value = false
      else {
        this.at.value++
        setTimeout(tick, 900 / this.speed.value)
      }
    }
    setTimeout(tick, 900 / this.speed.value)
  }

  private async show(at: number, eyes: Eyes, words: Words): Promise<void> {
    const asked = ++this.wanted
    const frames = await Promise.all(viewersOf(eyes).map((viewer) => this.channel.showFilm(at, viewer, 0)))
    // Scrubbing is quicker than drawing: only the last place asked for is shown.
    if (asked !== this.wanted) return
    const { view, events } = together(frames)
    const log = new LogBook(words)
    log.add(view, events)
    batch(() => {
      this.view.value = view
      this.lines.value = log.lines('detail')
    })
  }
}
