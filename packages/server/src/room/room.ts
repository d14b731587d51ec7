import { type GameRules, type PlayerName, Random } from '@fudaba/kernel'
import type { Role, RoomAbout, RoomState } from '@fudaba/protocol'
import { Thinking } from '@fudaba/table'
import { type Entry, LogError } from '../log/log.ts'
import type { Deed, Opening } from './deeds.ts'
import { deedOf, foldOf } from './entries.ts'
import type { Fold } from './fold.ts'
import { PACE_MILLISECONDS, decidersSince, waits } from './pacing.ts'
import { passedAnswer } from './passing.ts'
import { Refusal } from './refusal.ts'
import { LateScene } from './lateScene.ts'
import type { RoomSetting } from './setting.ts'
import { isRelinked } from './sight.ts'
import type { Scene, Viewer } from './viewer.ts'

/** So often a deed is tried anew that lost its place in the log to another node's. */
const TRIES = 8

/** A room on this node: the fold of its entries, who looks at it, and what goes on by itself. */
export class Room implements Scene {
  readonly id: string
  readonly viewers = new Set<Viewer>()
  /** What those are shown who watch with a delay; null until somebody does. */
  private late: LateScene | null = null
  private lateLoading: Promise<LateScene> | null = null
  fold: Fold
  /** What the log's clock is ahead of this machine's. */
  private ahead = 0
  private readonly setting: RoomSetting
  private readonly gameRules: GameRules
  private turn: Promise<unknown> = Promise.resolve()
  private thinking: Thinking | null = null
  private stopTimer: () => void = () => undefined
  /** Who decided what was shown last, and when those who wait for them are shown it: agents do not answer sooner. */
  private paced: { readonly deciders: ReadonlySet<PlayerName>; readonly until: number } = {
    deciders: new Set(),
    until: 0,
  }
  /** Why nothing could be kept the last time. */
  fault: RoomState['fault'] = null
  /** The fold is not what the log has: something is being written, or could not be. */
  private stale = false
  /** How far the viewers were shown the fold. */
  private shown: { readonly seq: number; readonly time: number; readonly undone: number }

  private constructor(id: string, fold: Fold, rules: GameRules, setting: RoomSetting) {
    this.id = id
    this.fold = fold
    this.gameRules = rules
    this.setting = setting
    this.shown = standing(fold)
  }

  /** Makes the room of its entries; null where there are none. */
  static async load(id: string, setting: RoomSetting): Promise<Room | null> {
    const entries = await setting.log.read(id, -1)
    if (entries.length === 0 || entries[0].seq !== 0) return null
    const rules = await setting.loadGame((entries[0].body as Opening).options.game)
    const room = new Room(id, foldOf(rules, entries), rules, setting)
    room.noteTime(await setting.log.now())
    return room
  }

  get about(): RoomAbout {
    const { id, fold } = this
    return {
      room: id,
      options: fold.opening.options,
      rulesVersion: fold.rules.book.rulebook.version,
      revision: fold.rules.revision ?? 1,
      password: fold.opening.password !== undefined,
    }
  }

  /** The time of the log, as far as this node knows it. */
  get now(): number {
    return this.setting.timer.now() + this.ahead
  }

  isHere(role: Role): boolean {
    return [...this.viewers].some((viewer) => viewer.role === role)
  }

  /** Whether anybody looks at it through this node. */
  get isWatched(): boolean {
    return this.viewers.size > 0 || (this.late?.viewers.size ?? 0) > 0
  }

  isRelinked(role: Role, keyHash: string): boolean {
    return isRelinked(this.fold, role, keyHash)
  }

  /** As what a role sees the room that came with this secret. Who looks at it when the game is over sees all. */
  async sceneFor(role: Role, keyHash: string): Promise<Scene> {
    const { delay } = this.fold.opening.options
    if (role !== 'watch' || delay === 0 || this.fold.links.watch !== keyHash) return this
    this.lateLoading ??= LateScene.of(this, delay * 1000, this.gameRules, this.setting).catch(
      (error: unknown) => {
        this.lateLoading = null
        throw error
      },
    )
    this.late = await this.lateLoading
    this.late.noteMore()
    return this.late
  }

  /** When a role is shown what happened last. */
  private shownAt(role: Role): number {
    return waits(role, this.paced.deciders) ? this.paced.until : 0
  }

  /**
   * Reads the room for a role as soon as it may be shown what happened last: who asks anew sees nothing sooner than who
   * stayed, and nothing that is still being written.
   */
  async read<T>(role: Role, look: () => T | Promise<T>): Promise<T> {
    const { timer } = this.setting
    const wait = (): number => this.shownAt(role) - timer.now()
    for (;;) {
      const found = await this.inTurn(async () => (wait() > 0 ? null : { value: await look() }))
      if (found !== null) return found.value
      await new Promise<void>((resolve) => void timer.after(Math.max(0, wait()), resolve))
    }
  }

  join(viewer: Viewer): void {
    this.viewers.add(viewer)
    this.settled(async () => {
      // A node may have ended before it passed what AUTO passes.
      await this.passOn()
      this.tell(new Set())
      this.goOn()
    })
  }

  leave(viewer: Viewer): void {
    if (this.viewers.delete(viewer)) this.settled(() => this.tell(new Set()))
  }

  /** Does something when the fold is what the log has: nobody is shown what is still being written. */
  settled(act: () => void | Promise<void>): void {
    this.inTurn(async () => act()).catch((error: unknown) => {
      // The next turn tries again.
      if (!(error instanceof LogError) && !(error instanceof Refusal)) this.setting.onFault(error)
    })
  }

  /** Whether the fold has to be made anew of the log, which could not be written or read. */
  get isStale(): boolean {
    return this.stale
  }

  /** Ends what goes on by itself. */
  close(): void {
    this.stopTimer()
    this.thinking?.stop()
    this.late?.close()
  }

  /** Carries a deed out and keeps it. Refused, nothing is changed; with a nonce that is known it was done before. */
  do(deed: Deed, nonce: string | null = null): Promise<void> {
    return this.inTurn(async () => {
      if (nonce !== null && this.fold.knows(nonce)) return
      await this.append(deed, nonce)
    })
  }

  /** Reads what other nodes have written. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.readOn())
  }

  /** Passes on for AUTO, and only then shows what came of it all: who is passed for is not shown the question. */
  private async show(): Promise<void> {
    try {
      await this.passOn()
    } catch (error) {
      // What was written before that stands; the next turn passes on.
      if (!this.noteFaultOf(error)) throw error
    } finally {
      const { fold, shown } = this
      if (!this.stale) {
        // After an undo the log is shorter, and nobody's answer has opened anything.
        if (fold.seq > shown.seq)
          this.tell(fold.undone > shown.undone ? new Set() : decidersSince(fold, shown.time))
        this.goOn()
      }
    }
  }

  /** One after the other, in the order asked for. What a turn has changed, or found in the log, is shown at its end. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(async () => {
      try {
        const isAnew = this.stale
        if (isAnew) await this.foldAnew()
        try {
          return await act()
        } finally {
          if (!this.stale && (isAnew || this.fold.seq > this.shown.seq)) await this.show()
        }
      } catch (error) {
        this.noteFaultOf(error)
        throw error
      }
    })
    this.turn = done.catch(() => undefined)
    return done
  }

  /** Does it in the fold, then writes it; sends only after that. What lost its place is tried on what the other did. */
  private async append(deed: Deed, nonce: string | null): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const { fold } = this
      // A deed of the clock is judged by the database's time, not by this machine's.
      const now = deed.kind === 'timeout' ? await this.setting.log.now() : this.now
      this.stale = true
      const answered = this.changing(fold, deed, now)
      const at = await this.write(deed, nonce, fold.seq + 1)
      if (at !== null) {
        fold.written({ seq: fold.seq + 1, at, nonce }, deed, answered)
        this.stale = false
        this.noteTime(at)
        return
      }
      await this.foldAnew()
      if (nonce !== null && this.fold.knows(nonce)) return
    }
    throw new Refusal('busy', 'too many wanted to write in this room at once')
  }

  private changing(fold: Fold, deed: Deed, now: number): PlayerName | null {
    try {
      return fold.change(deed, now)
    } catch (error) {
      // A refusal has changed nothing.
      if (error instanceof Refusal) this.stale = false
      throw error
    }
  }

  private async write(deed: Deed, nonce: string | null, seq: number): Promise<number | null> {
    const { kind, ...body } = deed
    const seat = 'seat' in deed ? deed.seat : null
    try {
      const at = await this.setting.log.append({ room: this.id, seq, kind, seat, body, nonce })
      this.setFault(null)
      this.setting.count?.(at === null ? 'conflicts' : 'entries')
      return at
    } catch (error) {
      if (error instanceof LogError) throw new Refusal(`log-${error.code}`, error.message)
      throw error
    }
  }

  /** A log that can be read is there; whether its disk is full shows when something is written. */
  private async readAfter(seq: number): Promise<Entry[]> {
    const entries = await this.setting.log.read(this.id, seq)
    if (this.fault === 'gone') this.setFault(null)
    return entries
  }

  /** Tells the viewers where an error is one of the log. */
  private noteFaultOf(error: unknown): boolean {
    if (!isOfLog(error)) return false
    this.setting.count?.('faults')
    this.setFault(error.code.endsWith('full') ? 'full' : 'gone')
    return true
  }

  private setFault(fault: RoomState['fault']): void {
    if (this.fault === fault) return
    this.fault = fault
    for (const viewer of [...this.viewers, ...(this.late?.viewers ?? [])]) viewer.noteFault(fault)
  }

  private async foldAnew(): Promise<void> {
    const entries = await this.readAfter(-1)
    if (entries.length === 0) throw new Refusal('no-room', 'this room was deleted')
    this.fold = foldOf(this.gameRules, entries)
    this.stale = false
  }

  private async readOn(): Promise<void> {
    const entries = await this.readAfter(this.fold.seq)
    for (const entry of entries) {
      this.fold.apply(deedOf(entry))
      this.noteTime(entry.at)
    }
  }

  private noteTime(at: number): void {
    this.ahead = at - this.setting.timer.now()
  }

  private tell(deciders: ReadonlySet<PlayerName>): void {
    this.shown = standing(this.fold)
    if (deciders.size > 0) this.paced = { deciders, until: this.setting.timer.now() + this.setting.pace }
    for (const viewer of this.viewers) viewer.changed(deciders)
    // Events that somebody has still to be shown are kept.
    if ([...this.viewers].every(({ isCurrent }) => isCurrent)) this.fold.drop()
    if (this.late !== null && this.late.viewers.size > 0) this.late.noteMore()
  }

  /** The room made anew of its entries, with all that this node has dropped. */
  async whole(): Promise<Fold> {
    return foldOf(this.gameRules, await this.setting.log.read(this.id, -1), true)
  }

  /** Passes for AUTO and answers what is foregone, as long as there is such. */
  private async passOn(): Promise<void> {
    for (;;) {
      const passed = passedAnswer(this.fold)
      if (passed === null) break
      try {
        await this.append(passed, null)
      } catch (error) {
        // Another node was quicker with it: what it wrote is in the fold now.
        if (!(error instanceof Refusal) || !MEANWHILE.has(error.code)) throw error
      }
    }
  }

  /** What goes on without anybody saying something: an agent thinks, a clock runs out. */
  private goOn(): void {
    this.stopTimer()
    this.thinking?.stop()
    this.thinking = null
    const { deciding, clock, seats } = this.fold
    const { timer } = this.setting
    if (deciding !== null && (seats[deciding]?.bot ?? null) !== null) {
      const wait = Math.max(0, this.paced.until - timer.now())
      this.stopTimer = timer.after(wait, () => void this.think(deciding).catch(this.setting.onFault))
      return
    }
    const { runsOut } = clock
    if (runsOut === null || this.fold.end !== null) return
    const left = Math.max(0, runsOut.at - this.now)
    this.stopTimer = timer.after(Math.min(left, LONGEST_WAIT) + 1, () => this.timeOut(runsOut.seat))
  }

  private timeOut(seat: PlayerName): void {
    this.do({ kind: 'timeout', seat }).catch((error: unknown) => {
      // Answered in time after all, it was not yet time by the database's clock, or the database is away.
      if (error instanceof Refusal || error instanceof LogError)
        this.stopTimer = this.setting.timer.after(PACE_MILLISECONDS, () => this.goOn())
      else this.setting.onFault(error)
    })
  }

  private async think(seat: PlayerName): Promise<void> {
    const { match, seats } = this.fold
    const decision = match?.decision ?? null
    const agent = seats[seat]?.bot ?? null
    if (match === null || decision === null || agent === null || decision.player !== seat) return
    const thinking = new Thinking()
    this.thinking = thinking
    const random = new Random(`${match.seed}/${seat}/${match.inputs.length}`)
    const answer = await this.setting.decide(agent, match, random, thinking)
    if (thinking.stopped) return
    try {
      await this.do({ kind: 'answer', seat, decision: decision.id, answer })
    } catch (error) {
      // Another node's agent was quicker.
      if (!(error instanceof Refusal)) throw error
    }
  }
}

const MEANWHILE: ReadonlySet<string> = new Set(['stale', 'not-your-decision', 'game-over', 'paused'])

/** Timers hold no more than 24 days. */
const LONGEST_WAIT = 86_400_000

const standing = ({ seq, undone, match }: Fold): Room['shown'] => ({
  seq,
  undone,
  time: match?.game.time ?? 0,
})

const isOfLog = (error: unknown): error is LogError | Refusal =>
  error instanceof LogError || (error instanceof Refusal && error.code.startsWith('log-'))
