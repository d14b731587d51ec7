import { type ReadonlySignal, type Signal, batch, computed, effect, signal } from '@preact/signals'
import type { GameRules, PlayerName, Replay, View } from '@fudaba/kernel'
import type { ReplayDifference } from '@fudaba/kernel/host'
import { type Lang, LogBook, type LogLine, Words, mergedSight, namesFor } from '@fudaba/table'
import type { Notes } from '../files/notes.ts'
import type { Channel } from '../host/channel.ts'
import type { LoadedReplay, ReplayStep } from '../host/protocol.ts'
import { type OpenHands, viewersOf } from '../play/mergedView.ts'
import type { Seat } from '../play/seat.ts'
import { lang } from '../settings/settings.ts'

export const speeds: readonly number[] = [0.5, 1, 2, 4]

/** A replay on the page: the current step, whose hands are open, notes, and automatic playing. */
export class ReplayViewer {
  readonly rules: GameRules
  readonly replay: Replay
  readonly steps: readonly ReplayStep[]
  /** It plays otherwise by these rules: from this input on only what was recorded is told. */
  readonly difference: ReplayDifference | null
  /** Number of inputs that play as recorded. */
  readonly played: number
  readonly at: Signal<number>
  readonly hands: Signal<OpenHands>
  /** Who sits at the lower edge, unless `flipped`. */
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
  /** The link to a step, for others; null: it cannot be reached by one. */
  linkAt: ((step: number) => string) | null = null
  private readonly stop: () => void
  /** Number of the last request for a frame. */
  private requested = 0

  constructor(
    rules: GameRules,
    replay: Replay,
    loaded: LoadedReplay,
    channel: Channel,
    at: number,
    seat: Seat,
  ) {
    this.rules = rules
    this.replay = replay
    this.steps = loaded.steps
    this.difference = loaded.difference
    this.played = loaded.played
    this.channel = channel
    this.at = signal(Math.min(Math.max(0, at), loaded.steps.length - 1))
    const named = seat === 'both' ? null : seat
    this.near = named ?? 'P1'
    this.hands = signal({ P1: named !== 'P2', P2: named !== 'P1' })
    this.all = {
      ja: new Words(rules, 'ja', namesFor('ja', named)),
      en: new Words(rules, 'en', namesFor('en', named)),
    }
    this.words = computed(() => this.all[lang.value])
    this.stop = effect(() => {
      void this.show(this.at.value, this.hands.value, this.words.value)
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

  /** To the first step of the next turn, or of the previous one. */
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

  /** The first step after an event of this time. */
  stepAt(time: number): number {
    const found = this.steps.findIndex((step) => step.time > time)
    return found < 0 ? this.last : found
  }

  /** Starts or stops automatic playing; from the last step it starts again at the first. */
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

  private async show(at: number, hands: OpenHands, words: Words): Promise<void> {
    const asked = ++this.requested
    const frames = await Promise.all(viewersOf(hands).map((viewer) => this.channel.showReplay(at, viewer, 0)))
    // Seeking may be quicker than the worker: only the frame requested last is shown.
    if (asked !== this.requested) return
    const { view, events } = mergedSight(frames)
    const log = new LogBook(words)
    log.add(view, events)
    batch(() => {
      this.view.value = view
      this.lines.value = log.lines('detail')
    })
  }
}
