/** One thing that happened in a room. The key is (room, seq); the rest is the room's. */
export interface NewEntry {
  readonly room: string
  readonly seq: number
  readonly kind: string
  readonly seat: string | null
  readonly body: unknown
  /** Tells a lost reply from a lost race. */
  readonly nonce: string | null
}

/** An entry with the database's time in milliseconds. */
export interface Entry extends NewEntry {
  readonly at: number
}

/** A room in the list of rooms. */
export interface RoomRow {
  readonly room: string
  readonly entries: number
  readonly opened: number
  readonly last: number
  /** The body of its first entry. */
  readonly opening: unknown
}

/** How a room was opened. */
export type OpeningRow = Pick<RoomRow, 'room' | 'opened' | 'opening'>

/**
 * The append-only log of all rooms. It decides what happened: of two entries with the same key one is written. What was
 * acknowledged lasts, through a crash or a power cut.
 */
export interface Log {
  /**
   * The time at which it was written, or null where another entry has this key, or none has the one before: the room was
   * forgotten.
   */
  append(entry: NewEntry): Promise<number | null>
  /** The entries of a room after a seq, in order. */
  read(room: string, after: number): Promise<Entry[]>
  /** The last seq of each of these rooms. */
  heads(rooms: readonly string[]): Promise<Map<string, number>>
  rooms(): Promise<RoomRow[]>
  /** Rooms that were opened after a time, the last one first: the newest `most` of them. */
  openedSince(time: number, most: number): Promise<OpeningRow[]>
  /** Removes all that is known of a room, and content that no room names any more. */
  forget(room: string): Promise<void>
  /** Keeps a text under its hash; the same text twice is one. */
  keep(hash: string, text: string): Promise<void>
  /** The text of a hash; null where none is kept. */
  kept(hash: string): Promise<string | null>
  now(): Promise<number>
  /** Calls with the rooms in which something was written, by whichever node. A call may be lost. */
  listen(heard: (rooms: readonly string[]) => void): Promise<void>
  close(): Promise<void>
}

/**
 * `in-use`: another process has the file. `newer`: written by a later release. `full`: no room on the disk. `gone`: the
 * database cannot be reached.
 */
export type LogFault = 'in-use' | 'newer' | 'full' | 'gone'

/** Why the log cannot be used. Nothing was acknowledged; whether something was written is to be looked up. */
export class LogError extends Error {
  readonly code: LogFault

  constructor(code: LogFault, message: string) {
    super(message)
    this.name = 'LogError'
    this.code = code
  }
}
