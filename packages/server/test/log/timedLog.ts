import type { Entry, NewEntry } from '../../src/log/log.ts'
import { SqliteLog } from '../../src/log/sqliteLog.ts'
import type { Timer } from '../../src/room/timer.ts'

/** A database whose time is that of a timer that a test moves. */
export class TimedLog extends SqliteLog {
  private readonly timer: Timer
  private readonly times = new Map<string, number>()

  constructor(timer: Timer) {
    super({ file: ':memory:' })
    this.timer = timer
  }

  override async append(entry: NewEntry): Promise<number | null> {
    const at = this.timer.now()
    if ((await super.append(entry)) === null) return null
    this.times.set(`${entry.room}/${entry.seq}`, at)
    return at
  }

  override async read(room: string, after: number): Promise<Entry[]> {
    const entries = await super.read(room, after)
    return entries.map((entry) => ({ ...entry, at: this.times.get(`${room}/${entry.seq}`)! }))
  }

  override async now(): Promise<number> {
    return this.timer.now()
  }
}
