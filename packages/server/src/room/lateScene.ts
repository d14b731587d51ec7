import type { GameRules } from '@fudaba/kernel'
import type { Role, RoomAbout } from '@fudaba/protocol'
import { type Entry, LogError } from '../log/log.ts'
import { deedOf, foldOf } from './entries.ts'
import type { Fold } from './fold.ts'
import { decidersSince } from './pacing.ts'
import { passedAnswer } from './passing.ts'
import type { RoomSetting } from './setting.ts'
import type { Surroundings } from './sight.ts'
import type { Scene, Viewer } from './viewer.ts'

/** A log that could not be read is tried again after this long. */
const AGAIN_MILLISECONDS = 1_000

/** What the late scene needs of the room it shows. */
type Present = Surroundings & Pick<Scene, 'about' | 'isRelinked'> & { readonly id: string }

/** A room as those who watch it with a delay are shown it: the fold of what was written so long ago. */
export class LateScene implements Scene {
  fold: Fold
  readonly viewers = new Set<Viewer>()
  private readonly room: Present
  private readonly delay: number
  private readonly rules: GameRules
  private readonly setting: RoomSetting
  /** Read, and not to be shown yet. */
  private coming: Entry[] = []
  private seq: number
  private turn: Promise<unknown> = Promise.resolve()
  private stopTimer: () => void = () => undefined
  private pacedUntil = 0
  /** How far the viewers were told what happened. */
  private told: { readonly seq: number; readonly time: number; readonly undone: number }

  private constructor(
    room: Present,
    delay: number,
    rules: GameRules,
    setting: RoomSetting,
    entries: Entry[],
  ) {
    this.room = room
    this.delay = delay
    this.rules = rules
    this.setting = setting
    const isDue = ({ seq, at }: Entry): boolean => seq === 0 || at <= this.now
    const first = entries.findIndex((entry) => !isDue(entry))
    const shown = first < 0 ? entries : entries.slice(0, first)
    this.fold = foldOf(rules, shown)
    this.coming = entries.slice(shown.length)
    this.seq = entries.length - 1
    this.told = this.standing()
    this.goOn()
  }

  /** `delay` in milliseconds. */
  static async of(room: Present, delay: number, rules: GameRules, setting: RoomSetting): Promise<LateScene> {
    return new LateScene(room, delay, rules, setting, await setting.log.read(room.id, -1))
  }

  /** The moment that is shown now. */
  get now(): number {
    return this.room.now - this.delay
  }

  get about(): RoomAbout {
    return this.room.about
  }

  get fault(): Surroundings['fault'] {
    return this.room.fault
  }

  isHere(role: Role): boolean {
    return this.room.isHere(role)
  }

  /** A link that is taken back is so at once. */
  isRelinked(role: Role, keyHash: string): boolean {
    return this.room.isRelinked(role, keyHash)
  }

  join(viewer: Viewer): void {
    this.viewers.add(viewer)
  }

  leave(viewer: Viewer): void {
    this.viewers.delete(viewer)
  }

  async read<T>(_role: Role, look: () => T | Promise<T>): Promise<T> {
    const { timer } = this.setting
    for (;;) {
      const wait = this.pacedUntil - timer.now()
      if (wait <= 0) return this.inTurn(async () => look())
      await new Promise<void>((resolve) => void timer.after(wait, resolve))
    }
  }

  settled(act: () => void | Promise<void>): void {
    this.inTurn(async () => act()).catch((error: unknown) => this.setting.onFault(error))
  }

  async whole(): Promise<Fold> {
    const entries = await this.setting.log.read(this.room.id, -1)
    return foldOf(
      this.rules,
      entries.filter(({ seq }) => seq <= this.fold.seq),
      true,
    )
  }

  /** Something was written, or somebody came or left. */
  noteMore(): void {
    this.inTurn(async () => {
      const more = await this.setting.log.read(this.room.id, this.seq)
      this.coming.push(...more)
      this.seq += more.length
      this.goOn()
      this.tell()
    }).catch((error: unknown) => {
      if (!(error instanceof LogError)) return this.setting.onFault(error)
      this.stopTimer()
      this.stopTimer = this.setting.timer.after(AGAIN_MILLISECONDS, () => this.noteMore())
    })
  }

  close(): void {
    this.stopTimer()
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(act)
    this.turn = done.catch(() => undefined)
    return done
  }

  /** Carries out what is due by now, and waits for what comes next. */
  private goOn(): void {
    this.stopTimer()
    const { coming, now } = this
    let count = 0
    while (count < coming.length && coming[count].at <= now) this.fold.apply(deedOf(coming[count++]))
    coming.splice(0, count)
    const [next] = coming
    if (next !== undefined)
      this.stopTimer = this.setting.timer.after(next.at - now, () =>
        this.settled(() => {
          this.goOn()
          this.tell()
        }),
      )
  }

  /** As of the room itself: what AUTO passes is not shown before it was passed. */
  private tell(): void {
    const { fold, told } = this
    if (passedAnswer(fold) !== null && this.coming.length > 0) return
    const isMore = fold.seq > told.seq && fold.undone === told.undone
    const deciders = isMore ? decidersSince(fold, told.time) : new Set<never>()
    this.told = this.standing()
    if (deciders.size > 0) this.pacedUntil = this.setting.timer.now() + this.setting.pace
    for (const viewer of this.viewers) viewer.changed(deciders)
    if ([...this.viewers].every(({ isCurrent }) => isCurrent)) fold.drop()
  }

  private standing(): LateScene['told'] {
    const { seq, match, undone } = this.fold
    return { seq, time: match?.game.time ?? 0, undone }
  }
}
