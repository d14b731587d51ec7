import {
  type Entry,
  type Log,
  LogError,
  type NewEntry,
  type OpeningRow,
  type RoomRow,
} from '../../src/log/log.ts'

/** A log that can be taken away: asked then, it says that it is gone. */
export class FailingLog implements Log {
  /** `lost`: what is appended is written, but the reply does not arrive. */
  state: 'there' | 'away' | 'lost' = 'there'
  /** Appends wait for this before they are written. */
  held: Promise<void> = Promise.resolve()
  /** How often it was asked while it was away. */
  refused = 0
  private readonly log: Log

  constructor(log: Log) {
    this.log = log
  }

  async append(entry: NewEntry): Promise<number | null> {
    await this.held
    const at = await this.reach(() => this.log.append(entry))
    if (this.state === 'lost') throw gone()
    return at
  }

  read(room: string, after: number): Promise<Entry[]> {
    return this.reach(() => this.log.read(room, after))
  }

  heads(rooms: readonly string[]): Promise<Map<string, number>> {
    return this.reach(() => this.log.heads(rooms))
  }

  rooms(): Promise<RoomRow[]> {
    return this.reach(() => this.log.rooms())
  }

  openedSince(time: number, most: number): Promise<OpeningRow[]> {
    return this.reach(() => this.log.openedSince(time, most))
  }

  forget(room: string): Promise<void> {
    return this.reach(() => this.log.forget(room))
  }

  keep(hash: string, text: string): Promise<void> {
    return this.reach(() => this.log.keep(hash, text))
  }

  kept(hash: string): Promise<string | null> {
    return this.reach(() => this.log.kept(hash))
  }

  now(): Promise<number> {
    return this.reach(() => this.log.now())
  }

  async listen(): Promise<void> {}

  close(): Promise<void> {
    return this.log.close()
  }

  private async reach<T>(act: () => Promise<T>): Promise<T> {
    if (this.state !== 'away') return act()
    this.refused++
    throw gone()
  }
}

const gone = (): LogError => new LogError('gone', 'the database cannot be reached')
