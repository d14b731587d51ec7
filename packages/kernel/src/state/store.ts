import { digestOf } from './cellDigest.ts'

/**
 * The whole state of a running game: tables of 32-bit integers, written by one method that keeps a journal.
 *
 * Nothing else holds state, so undo, rollback, snapshot, save and digest are the same few lines for every
 * game and cannot miss a field (held by the conformance suite, `restore at every decision`).
 */

/** A table of rows with `stride` cells each. */
export class Table {
  data: Int32Array
  /** How many cells fit. Kept as a number because reading a typed array's length is slower. */
  capacity: number
  /**
   * Number of the table. Its row count is in the store's first table, so that it is journalled like everything else.
   */
  readonly index: number
  readonly name: string
  readonly stride: number
  /** Whether a write may change a computed characteristic. Frames, pools and queues cannot. */
  readonly shapesValues: boolean
  /** First cell of which that is true; NO_CELL if of none. */
  readonly shapesFrom: number
  /** Later cells that no computed value depends on all the same: 1 for each; null if there are none. */
  silent: Uint8Array | null = null
  /** Survives a rules rollback: random position, knowledge, log time. */
  readonly sticky: boolean
  /** Its writes are tracked one by one for the ability index; all its cells shape values. See `Store.tracked`. */
  readonly watched: boolean
  /** Store version of the last write that may have changed a computed value, or of an undo. */
  version = 0

  constructor(
    index: number,
    name: string,
    stride: number,
    rows: number,
    shapesValues: boolean,
    sticky: boolean,
    shapesFrom = 0,
    watched = false,
  ) {
    this.index = index
    this.name = name
    this.stride = stride
    this.capacity = Math.max(1, rows) * stride
    this.data = new Int32Array(this.capacity)
    this.shapesValues = shapesValues
    this.sticky = sticky
    this.watched = watched
    this.shapesFrom = shapesValues ? shapesFrom : NO_CELL
  }

  /** Empties the table and makes space for so many cells. */
  clear(room: number): void {
    this.capacity = room
    this.data = new Int32Array(room)
  }

  /** How many rows fit. */
  get rowCapacity(): number {
    return (this.capacity / this.stride) | 0
  }
}

/** No cell has this number. A 32-bit integer, since every write compares with it. */
const NO_CELL = 0x7fffffff

/** Integers a journal begins with. */
const FIRST_JOURNAL = 1 << 12

/** Numbers in `undoneCells` beyond which tracking is given up: rebuilding is cheaper. */
const MOST_UNDONE = 4096

/** Columns of the store's own table, a row for each table: row count, first row of the free list. */
const FREE = 1
const LENGTHS = 2

/** A copy of the cells of each table; cells behind a table's length mean nothing. */
export interface Snapshot {
  readonly parts: Int32Array[]
}

/** The tables, their journal, and the trail of writes that derived data is updated from. */
export class Store {
  readonly tables: Table[] = []
  private readonly lengths: Table
  private journal: Int32Array = new Int32Array(FIRST_JOURNAL)
  private journalCapacity = FIRST_JOURNAL
  /**
   * Length of the journal, two integers a write: the cell (table << 24 | cell), the value it had. A mark is such a
   * length.
   */
  top = 0
  /** Counts up with every write that may change a computed value, and with every undo. */
  version = 1
  /** How often the state changed by other means than single writes: undo, restore, rollback. */
  jumps = 0
  /**
   * Writes to watched tables that derived data has not processed yet: `tracked` are their positions in the journal,
   * `trackedCount` of them; `undoneCells` are pairs of a cell and the value it had before an undo changed it.
   * `trackingLost`: some are missing, so derived data has to be rebuilt from the state.
   */
  private tracked: Int32Array = new Int32Array(1 << 8)
  private trackedCapacity = 1 << 8
  trackedCount = 0
  readonly undoneCells: number[] = []
  trackingLost = true

  constructor() {
    this.lengths = new Table(0, 'lengths', LENGTHS, 64, false, false)
    this.tables.push(this.lengths)
    this.lengths.data[0] = 64
  }

  /** Adds a table; see the fields of `Table` for the flags. */
  table(
    name: string,
    stride: number,
    rows: number,
    flags: { shapesValues?: boolean; sticky?: boolean; shapesFrom?: number; watched?: boolean } = {},
  ): Table {
    const t = new Table(
      this.tables.length,
      name,
      stride,
      rows,
      flags.shapesValues ?? false,
      flags.sticky ?? false,
      flags.shapesFrom ?? 0,
      flags.watched ?? false,
    )
    this.tables.push(t)
    this.lengths.data[t.index * LENGTHS + FREE] = -1
    return t
  }

  /** Row count of a table. */
  length(t: Table): number {
    return this.lengths.data[t.index * LENGTHS]
  }

  /** The first row of a table's free list, or -1; set for a state that is read, whose rows hold the links. */
  firstFree(t: Table): number {
    return this.lengths.data[t.index * LENGTHS + FREE]
  }
  setFirstFree(t: Table, row: number): void {
    this.set(this.lengths, t.index * LENGTHS + FREE, row)
  }

  setLength(t: Table, rows: number): void {
    if (rows * t.stride > t.capacity) {
      t.capacity = Math.max(rows, t.rowCapacity * 2) * t.stride
      t.data = enlarged(t.data, t.capacity)
    }
    this.set(this.lengths, t.index * LENGTHS, rows)
  }

  /** The one writer. `at` is row * stride + column. */
  set(t: Table, at: number, value: number): void {
    const old = t.data[at]
    if (old === value) return
    if (this.top + 2 > this.journalCapacity) {
      this.journalCapacity *= 2
      this.journal = enlarged(this.journal, this.journalCapacity)
    }
    this.journal[this.top] = (t.index << 24) | at
    this.journal[this.top + 1] = old
    this.top += 2
    t.data[at] = value
    if (at < t.shapesFrom || (t.silent !== null && t.silent[at] !== 0)) return
    t.version = ++this.version
    if (t.watched && !this.trackingLost) this.trackWrite()
  }

  /** Tracks the newest write. */
  private trackWrite(): void {
    if (this.trackedCount === this.trackedCapacity) {
      this.trackedCapacity *= 2
      this.tracked = enlarged(this.tracked, this.trackedCapacity)
    }
    this.tracked[this.trackedCount++] = this.top - 2
  }

  /** Allocates a row, all columns zero: from the free list, or at the end. */
  alloc(t: Table): number {
    const freeAt = t.index * LENGTHS + FREE
    const free = this.lengths.data[freeAt]
    if (free >= 0) {
      this.set(this.lengths, freeAt, unlink(t.data[free * t.stride]))
      this.set(t, free * t.stride, 0)
      return free
    }
    const row = this.length(t)
    this.setLength(t, row + 1)
    const from = row * t.stride
    for (let i = 0; i < t.stride; i++) this.set(t, from + i, 0)
    return row
  }

  /** Frees a row: its first column becomes the link of the free list (negative), the rest zero. */
  free(t: Table, row: number): void {
    const from = row * t.stride
    for (let i = 1; i < t.stride; i++) this.set(t, from + i, 0)
    const freeAt = t.index * LENGTHS + FREE
    this.set(t, from, link(this.lengths.data[freeAt]))
    this.set(this.lengths, freeAt, row)
  }

  /** Undoes every write since the mark, the random position and the knowledge too. */
  undo(mark: number): void {
    const { journal, tables } = this
    this.jumps++
    const version = ++this.version
    while (this.top > mark) {
      this.top -= 2
      const key = journal[this.top]
      const t = tables[key >>> 24]
      if (t.watched) this.trackUndo(key, t.data[key & 0xffffff])
      t.data[key & 0xffffff] = journal[this.top + 1]
      t.version = version
    }
    while (this.trackedCount > 0 && this.tracked[this.trackedCount - 1] >= mark) this.trackedCount--
  }

  private trackUndo(key: number, old: number): void {
    if (this.trackingLost) return
    if (this.undoneCells.length < MOST_UNDONE) this.undoneCells.push(key, old)
    else this.loseTrack()
  }

  /** Makes everything derived be rebuilt from the state. */
  invalidateDerived(): void {
    this.version++
    this.jumps++
    this.loseTrack()
  }

  private loseTrack(): void {
    this.trackingLost = true
    this.trackedCount = 0
    this.undoneCells.length = 0
  }

  /** Derived data has processed all writes. */
  markProcessed(): void {
    this.trackingLost = false
    this.trackedCount = 0
    if (this.undoneCells.length > 0) this.undoneCells.length = 0
  }

  /**
   * Rollback by the rules ("the play is undone and the game returns to before it"): writes the old values as new
   * writes, so that it can itself be undone. Sticky tables keep theirs: random position, knowledge, time.
   */
  rollback(mark: number): void {
    this.jumps++
    const oldest = new Map<number, number>()
    for (let i = this.top - 2; i >= mark; i -= 2) {
      const key = this.journal[i]
      if (!this.tables[key >>> 24].sticky) oldest.set(key, this.journal[i + 1])
    }
    for (const [key, value] of oldest) this.set(this.tables[key >>> 24], key & 0xffffff, value)
    this.version++
  }

  /**
   * Calls `read` on the state as it was at the mark: swaps every write since then with the value it replaced, and swaps
   * back afterwards. Nothing may be written meanwhile.
   */
  lookBack<T>(mark: number, read: () => T): T {
    this.version++
    this.jumps++
    for (let i = this.top - 2; i >= mark; i -= 2) this.swapWrite(i)
    try {
      return read()
    } finally {
      this.version++
      this.jumps++
      for (let i = mark; i < this.top; i += 2) this.swapWrite(i)
    }
  }

  private swapWrite(i: number): void {
    const { journal } = this
    const key = journal[i]
    const t = this.tables[key >>> 24]
    const at = key & 0xffffff
    const value = t.data[at]
    if (t.watched) this.trackUndo(key, value)
    t.data[at] = journal[i + 1]
    journal[i + 1] = value
    t.version = this.version
  }

  /** The cell of a tracked write: table << 24 | row * stride + column. */
  cellWritten(i: number): number {
    return this.journal[this.tracked[i]]
  }

  /** The value that a tracked write replaced. */
  valueReplaced(i: number): number {
    return this.journal[this.tracked[i] + 1]
  }

  /** Journal position of the newest write to a cell that replaced `old`, or -1. */
  lastWrite(t: Table, at: number, old: number): number {
    const key = (t.index << 24) | at
    for (let i = this.top - 2; i >= 0; i -= 2)
      if (this.journal[i] === key && this.journal[i + 1] === old) return i
    return -1
  }

  /** The writes since `mark`, to be saved beside a state that is in the middle of a play. */
  writesSince(mark: number): number[] {
    return Array.from(this.journal.subarray(mark, this.top))
  }

  /** Drops the journal: marks taken before are void. */
  dropJournal(keep: readonly number[] = []): void {
    this.jumps++
    this.loseTrack()
    if (keep.length > this.journalCapacity) {
      this.journalCapacity = keep.length * 2
      this.journal = new Int32Array(this.journalCapacity)
    }
    this.journal.set(keep)
    this.top = keep.length
  }

  /**
   * Forgets the writes before the mark, which then can't be undone, and frees their memory. Marks that are kept have to
   * be lowered by as much.
   */
  dropBefore(mark: number): void {
    if (mark === 0) return
    const kept = this.journal.slice(mark, this.top)
    this.journalCapacity = Math.max(kept.length, FIRST_JOURNAL)
    this.journal = enlarged(kept, this.journalCapacity)
    this.top = kept.length
    // Positions in the journal are kept in stamps and in the trail.
    this.jumps++
    if (this.trackedCount > 0) this.loseTrack()
  }

  /** A copy of the state: a new one, or into a copy that is reused, which is several times faster. */
  snapshot(into?: Snapshot): Snapshot {
    const { tables } = this
    if (into === undefined) return { parts: tables.map((t) => t.data.slice(0, this.length(t) * t.stride)) }
    const { parts } = into
    for (let i = 0; i < tables.length; i++) {
      const t = tables[i]
      if (this.length(t) === 0) continue
      // The whole array: a subarray of the used part would be an allocation.
      if (parts[i].length < t.data.length) parts[i] = t.data.slice()
      else parts[i].set(t.data)
    }
    return into
  }

  /** Makes the state that of a snapshot; the journal is empty then. */
  restore({ parts }: Snapshot): void {
    const { tables } = this
    this.version++
    this.jumps++
    this.loseTrack()
    for (let i = 0; i < tables.length; i++) {
      const t = tables[i]
      t.version = this.version
      // The first part holds the lengths of all tables.
      if (parts[0][i * LENGTHS] === 0) continue
      if (parts[i].length > t.capacity) t.clear(parts[i].length)
      t.data.set(parts[i])
    }
    this.top = 0
  }

  /** Size of the state in bytes. */
  bytes(): number {
    return this.tables.reduce((sum, t) => sum + this.length(t) * t.stride * 4, 0)
  }

  /** 64 bits over every used cell, as 16 hexadecimal digits: equal digests mean equal states. */
  digest(): string {
    return digestOf(this.tables.map((t) => t.data.subarray(0, this.length(t) * t.stride)))
  }
}

/** A copy with this capacity. */
export function enlarged(cells: Int32Array, room: number): Int32Array {
  const bigger = new Int32Array(room)
  bigger.set(cells)
  return bigger
}

/** Links of the free list are negative, so that no first column of a used row can be taken for one. */
const link = (free: number): number => (free === -1 ? -1 : -(free + 2))
const unlink = (stored: number): number => (stored === -1 ? -1 : -stored - 2)
