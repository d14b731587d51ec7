import { enlarged } from './store.ts'

/** What really happened, in order, each with its clause and the chain behind it. Lies outside the state. */

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

export class EventLog {
  rows: Int32Array = new Int32Array(EVENT_COLUMNS * 64)
  private room = EVENT_COLUMNS * 64
  /** Logical time of the first row kept. */
  base = 0
  /** Rows kept; the logical time is base + count. */
  count = 0
  /** The first event of the batch that was carried out last; of no meaning between batches. */
  first = 0
  /** Off in search, where only the events of the current change are needed. */
  keep = true

  /** Index of a fresh row, or of the first of several. */
  push(rows = 1): number {
    const at = this.count * EVENT_COLUMNS
    while (at + rows * EVENT_COLUMNS > this.room) this.grow()
    this.count += rows
    return at
  }

  private grow(): void {
    this.room *= 2
    this.rows = enlarged(this.rows, this.room)
  }

  /** Writes so many rows that are ready: index of the first of them. */
  append(lines: Int32Array, count: number): number {
    const at = this.push(count)
    const { rows } = this
    for (let i = 0; i < count * EVENT_COLUMNS; i++) rows[at + i] = lines[i]
    return at
  }

  /** Writes the last so many rows once more: index of the first of them. */
  repeat(count: number): number {
    const at = this.push(count)
    const { rows } = this
    const before = count * EVENT_COLUMNS
    for (let i = at; i < at + before; i++) rows[i] = rows[i - before]
    return at
  }

  get(row: number, column: number): number {
    return this.rows[row * EVENT_COLUMNS + column]
  }

  /** Forgets what lies after logical time `time`: the log follows an undo. */
  truncate(time: number): void {
    if (time < this.base) {
      this.base = time
      this.count = 0
    } else this.count = time - this.base
  }

  drop(): void {
    this.base += this.count
    this.count = 0
  }
}
