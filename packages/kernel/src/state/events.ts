import { enlarged } from './store.ts'

/** Log of what happened, each event with its clause and the chain of clauses behind it. Not part of the state. */

/** Columns of an event. */
export const EV = {
  kind: 0,
  /** The object's row when it happened. */
  row: 1,
  /** Its public id before and after; they differ when it became a new object. */
  id: 2,
  newId: 3,
  /** The printed card, or NONE. */
  def: 4,
  from: 5,
  to: 6,
  player: 7,
  n: 8,
  clause: 9,
  chain: 10,
  /** Bit per viewer that may know which card it was. */
  seen: 11,
  /** The zone the object was in when it was written. */
  at: 12,
  /** Of a decision: its shape and what its candidates are; see offer.ts. */
  detail: 13,
} as const
export const EVENT_COLUMNS = 14

/** The events, as rows of EVENT_COLUMNS integers. */
export class EventLog {
  rows: Int32Array = new Int32Array(EVENT_COLUMNS * 64)
  private capacity = EVENT_COLUMNS * 64
  /** Logical time of the first row kept. */
  base = 0
  /** Rows kept; the logical time is base + count. */
  count = 0
  /** The first event of the batch that was carried out last; meaningless between batches. */
  first = 0
  /** Off in search, where only the events of the current change are needed. */
  keep = true

  /** Adds rows; returns the index of the first cell. */
  push(rows = 1): number {
    const at = this.count * EVENT_COLUMNS
    while (at + rows * EVENT_COLUMNS > this.capacity) this.grow()
    this.count += rows
    return at
  }

  private grow(): void {
    this.capacity *= 2
    this.rows = enlarged(this.rows, this.capacity)
  }

  /** Appends finished rows; returns the index of the first cell. */
  append(lines: Int32Array, count: number): number {
    const at = this.push(count)
    const { rows } = this
    for (let i = 0; i < count * EVENT_COLUMNS; i++) rows[at + i] = lines[i]
    return at
  }

  /** Appends a copy of the last rows; returns the index of its first cell. */
  repeat(count: number): number {
    const at = this.push(count)
    const { rows } = this
    const before = count * EVENT_COLUMNS
    for (let i = at; i < at + before; i++) rows[i] = rows[i - before]
    return at
  }

  /** A column of an event. */
  get(row: number, column: number): number {
    return this.rows[row * EVENT_COLUMNS + column]
  }

  /** Drops the events after logical time `time`, for an undo. */
  truncate(time: number): void {
    if (time < this.base) {
      this.base = time
      this.count = 0
    } else this.count = time - this.base
  }

  /** Drops the events before logical time `time`, and memory that is no longer needed. */
  dropBefore(time: number): void {
    const gone = Math.min(time - this.base, this.count)
    if (gone <= 0) return
    const kept = this.rows.slice(gone * EVENT_COLUMNS, this.count * EVENT_COLUMNS)
    this.base += gone
    this.count -= gone
    this.first = Math.max(0, this.first - gone)
    this.capacity = Math.max(kept.length, EVENT_COLUMNS * 64)
    this.rows = enlarged(kept, this.capacity)
  }

  /** Drops all events; the next one happens at this logical time. */
  beginAt(time: number): void {
    this.base = time
    this.count = 0
  }
}
