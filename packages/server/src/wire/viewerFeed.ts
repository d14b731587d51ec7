import type { PlayerName, View } from '@fudaba/kernel'
import {
  type LeanEvent,
  PROTOCOL,
  type Role,
  type RoomState,
  type Update,
  type Welcome,
  diff,
  leanEvent,
} from '@fudaba/protocol'
import { pastEvents } from '../room/history.ts'
import { waits } from '../room/pacing.ts'
import { eventsFor, stateFor, viewFor } from '../room/sight.ts'
import type { Timer } from '../room/timer.ts'
import type { Scene, Viewer } from '../room/viewer.ts'

/** As whom somebody came in, and what is done when his link got a new secret. */
interface Entered {
  readonly role: Role
  readonly keyHash: string
  readonly removed: () => void
}

/** What one viewer is sent of a room: first all that he may know, then what changed, none of it too soon. */
export class ViewerFeed implements Viewer {
  readonly role: Role
  private readonly keyHash: string
  private readonly removed: () => void
  private readonly room: Scene
  private readonly send: (message: Welcome | Update) => void
  private readonly timer: Timer
  private readonly pace: number
  private state: RoomState | null = null
  private view: View | null = null
  /** Logical time up to which events were sent. */
  private since = 0
  private undone = 0
  private chat = 0
  /** Nothing is sent before this time. */
  private due = 0
  private stopTimer: (() => void) | null = null
  private closed = false

  constructor(
    room: Scene,
    { role, keyHash, removed }: Entered,
    timer: Timer,
    pace: number,
    send: (message: Welcome | Update) => void,
  ) {
    this.room = room
    this.role = role
    this.keyHash = keyHash
    this.removed = removed
    this.timer = timer
    this.pace = pace
    this.send = send
  }

  get isCurrent(): boolean {
    return this.stopTimer === null && this.state !== null
  }

  /** Logical time up to which the viewer was shown what happened. */
  get shownUntil(): number {
    return this.since
  }

  /** Sends all that may be known, when that may be known: who comes in again sees nothing sooner than who stayed. */
  async enter(): Promise<void> {
    this.room.join(this)
    await this.room.read(this.role, () => this.welcome())
  }

  private async welcome(): Promise<void> {
    const { room, role } = this
    const events = await pastEvents(room, role)
    if (this.closed) return
    const { fold } = room
    this.state = this.stateNow()
    this.view = viewFor(fold, role)
    this.undone = fold.undone
    this.chat = fold.chat.length
    this.since = this.view?.time ?? 0
    this.send({
      say: 'welcome',
      protocol: PROTOCOL,
      you: role,
      about: room.about,
      state: this.state,
      view: this.view,
      events: events.flatMap((event) => leanEvent(event) ?? []),
      chat: [...fold.chat],
    })
  }

  changed(deciders: ReadonlySet<PlayerName>): void {
    if (this.closed || this.state === null) return
    if (this.room.isRelinked(this.role, this.keyHash)) return this.removed()
    const now = this.timer.now()
    if (waits(this.role, deciders)) this.due = Math.max(this.due, now + this.pace)
    this.stopTimer?.()
    this.stopTimer = null
    if (this.due <= now) this.update()
    else
      this.stopTimer = this.timer.after(this.due - now, () =>
        this.room.settled(() => this.changed(new Set())),
      )
  }

  noteFault(fault: RoomState['fault']): void {
    if (this.closed || this.state === null || this.state.fault === fault) return
    const state = { ...this.state, fault }
    this.send({ say: 'update', state: diff(this.state, state)! })
    this.state = state
  }

  close(): void {
    this.closed = true
    this.stopTimer?.()
    this.room.leave(this)
  }

  private update(): void {
    const { fold } = this.room
    const isUndone = fold.undone > this.undone
    if (isUndone) this.since = Math.min(this.since, fold.wentBackTo)
    const truncate = isUndone ? this.since : undefined
    const state = this.stateNow()
    const view = viewFor(fold, this.role)
    const events = this.eventsSince(this.since)
    const chat = fold.chat.slice(this.chat)
    const statePatch = diff(this.state, state)
    const viewPatch = diff(this.view, view)
    this.state = state
    this.view = view
    this.since = view?.time ?? 0
    this.undone = fold.undone
    this.chat = fold.chat.length
    if (statePatch === null && viewPatch === null && events.length === 0 && chat.length === 0 && !isUndone)
      return
    this.send({
      say: 'update',
      ...(statePatch !== null && { state: statePatch }),
      ...(viewPatch !== null && { view: viewPatch }),
      ...(truncate !== undefined && { truncate }),
      ...(events.length > 0 && { events }),
      ...(chat.length > 0 && { chat }),
    })
  }

  /** Clocks tick at the viewer's; they are sent when they change hands, not with everything. */
  private stateNow(): RoomState {
    const { room } = this
    return stateFor(room.fold, this.role, room)
  }

  private eventsSince(since: number): LeanEvent[] {
    return eventsFor(this.room.fold, this.role, since).flatMap((event) => leanEvent(event) ?? [])
  }
}
