/**
 * The whole state of a running game: tables of 32-bit integers behind one journalling writer.
 *
 * Nothing else holds state, so undo, rollback, snapshot, save and digest are the same few lines for every
 * game and cannot miss a field (held by the conformance suite, `restore at every decision`).
 */

export class Table {
  data: Int32Array
  /** How many cells there is memory for. A number of its own: to ask typed memory for its length takes longer. */
  room: number
  /** Row count; kept in the store's first table so that it is journalled like everything else. */
  readonly index: number
  readonly name: string
  readonly stride: number
  /** Whether a write may change a computed characteristic. Frames, pools and queues cannot. */
  readonly shapesValues: boolean
  /** First cell of which that is true; beyond every cell if of none. */
  readonly shapesFrom: number
  /** Cells beyond it that no computed value looks at all the same: 1 for each; null if there are none. */
  silent: Uint8Array | null = null
  /** Survives a rules rollback: random position, knowledge, log time. */
  readonly sticky: boolean
  /** What is derived follows each of its cells, all of which shape values; see `Store.trailed`. */
  readonly watched: boolean
  /** Store version of the last write to it that may have changed a computed value, or of an undo. */
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
    this.room = Math.max(1, rows) * stride
    this.data = new Int32Array(this.room)
    this.shapesValues = shapesValues
    this.sticky = sticky
    this.watched = watched
    this.shapesFrom = shapesValues ? shapesFrom : BEYOND
  }

  /** Gives it memory for so many cells, with nothing in it. */
  clear(room: number): void {
    this.room = room
    this.data = new Int32Array(room)
  }

  /** How many rows there is memory for. */
  get rowRoom(): number {
    return (this.room / this.stride) | 0
  }
}

/** No cell has such a number. An integer as the others are, since every write is compared with it. */
const BEYOND = 0x7fffffff

/** More cells than it pays to follow one by one. */
const TOO_MANY = 4096

const FREE = 1
const LENGTHS = 2 // columns of the store's own table: row count, first free row

/** The memory of each table; what lies behind its length means nothing. */
export interface Snapshot {
  readonly parts: Int32Array[]
}

export class Store {
  readonly tables: Table[] = []
  private readonly lengths: Table
  private journal: Int32Array = new Int32Array(1 << 12)
  private journalRoom = 1 << 12
  /** Journal position: two integers a write. A mark is such a position. */
  top = 0
  /** Changes whenever a characteristic might; never goes back, also on undo. */
  version = 1
  /** How often the state became another one by other means than single writes. */
  jumps = 0
  /**
   * What is derived from watched tables is kept by following their cells: `trail` are the places in the journal of what
   * was written to them since the last look, `trailed` of them; `touched` are the cells (and what stood there) that
   * became others by going back; `lost`: look anew.
   */
  private trail: Int32Array = new Int32Array(1 << 8)
  private trailRoom = 1 << 8
  trailed = 0
  readonly touched: number[] = []
  lost = true

  constructor() {
    this.lengths = new Table(0, 'lengths', LENGTHS, 64, false, false)
    this.tables.push(this.lengths)
    this.lengths.data[0] = 64
  }

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

  length(t: Table): number {
    return this.lengths.data[t.index * LENGTHS]
  }

  setLength(t: Table, rows: number): void {
    if (rows * t.stride > t.room) {
      t.room = Math.max(rows, t.rowRoom * 2) * t.stride
      t.data = enlarged(t.data, t.room)
    }
    this.set(this.lengths, t.index * LENGTHS, rows)
  }

  /** The one writer. `at` is row * stride + column. */
  set(t: Table, at: number, value: number): void {
    const old = t.data[at]
    if (old === value) return
    if (this.top + 2 > this.journalRoom) {
      this.journalRoom *= 2
      this.journal = enlarged(this.journal, this.journalRoom)
    }
    this.journal[this.top] = (t.index << 24) | at
    this.journal[this.top + 1] = old
    this.top += 2
    t.data[at] = value
    if (at < t.shapesFrom || (t.silent !== null && t.silent[at] !== 0)) return
    t.version = ++this.version
    if (t.watched && !this.lost) this.follow()
  }

  /** The newest write is one to be looked at. */
  private follow(): void {
    if (this.trailed === this.trailRoom) {
      this.trailRoom *= 2
      this.trail = enlarged(this.trail, this.trailRoom)
    }
    this.trail[this.trailed++] = this.top - 2
  }

  /** A row to use, all columns zero. */
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

  /** Gives a row back; its first column becomes the link of the free list (negative), the rest zero. */
  free(t: Table, row: number): void {
    const from = row * t.stride
    for (let i = 1; i < t.stride; i++) this.set(t, from + i, 0)
    const freeAt = t.index * LENGTHS + FREE
    this.set(t, from, link(this.lengths.data[freeAt]))
    this.set(this.lengths, freeAt, row)
  }

  /** Search undo: everything goes back, the random position and the knowledge too. */
  undo(mark: number): void {
    const { journal, tables } = this
    this.jumps++
    const version = ++this.version
    while (this.top > mark) {
      this.top -= 2
      const key = journal[this.top]
      const t = tables[key >>> 24]
      if (t.watched) this.touch(key, t.data[key & 0xffffff])
      t.data[key & 0xffffff] = journal[this.top + 1]
      t.version = version
    }
    while (this.trailed > 0 && this.trail[this.trailed - 1] >= mark) this.trailed--
  }

  private touch(key: number, old: number): void {
    if (this.lost) return
    if (this.touched.length < TOO_MANY) this.touched.push(key, old)
    else this.loseTrack()
  }

  /** Whatever is derived has to be derived from the state alone. */
  lookAnew(): void {
    this.version++
    this.jumps++
    this.loseTrack()
  }

  private loseTrack(): void {
    this.lost = true
    this.trailed = 0
    this.touched.length = 0
  }

  /** All that was written has been looked at. */
  lookedThrough(): void {
    this.lost = false
    this.trailed = 0
    if (this.touched.length > 0) this.touched.length = 0
  }

  /**
   * Rules rollback ("the play is undone and the game returns to before it"): writes the old values forward, so
   * that it can itself be undone, and keeps what cannot be unknown again: random position, knowledge, time.
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
   * Reads the state as it was at the mark: every write since then changes places with what it replaced, and back
   * again. Nothing may be written meanwhile.
   */
  lookBack<T>(mark: number, read: () => T): T {
    this.version++
    this.jumps++
    for (let i = this.top - 2; i >= mark; i -= 2) this.exchange(i)
    try {
      return read()
    } finally {
      this.version++
      this.jumps++
      for (let i = mark; i < this.top; i += 2) this.exchange(i)
    }
  }

  private exchange(i: number): void {
    const { journal } = this
    const key = journal[i]
    const t = this.tables[key >>> 24]
    const at = key & 0xffffff
    const value = t.data[at]
    if (t.watched) this.touch(key, value)
    t.data[at] = journal[i + 1]
    journal[i + 1] = value
    t.version = this.version
  }

  /** The cell of a write to be looked at: table << 24 | row * stride + column. */
  cellWritten(i: number): number {
    return this.journal[this.trail[i]]
  }

  /** What stood there before. */
  valueReplaced(i: number): number {
    return this.journal[this.trail[i] + 1]
  }

  /** Journal position of the newest write to a cell that found `old` there, or -1. */
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
  forget(keep: readonly number[] = []): void {
    this.jumps++
    this.loseTrack()
    if (keep.length > this.journalRoom) {
      this.journalRoom = keep.length * 2
      this.journal = new Int32Array(this.journalRoom)
    }
    this.journal.set(keep)
    this.top = keep.length
  }

  /** A copy of the state: exact and its own, or into one that is used again, which takes a fraction of the time. */
  snapshot(into?: Snapshot): Snapshot {
    const { tables } = this
    if (into === undefined) return { parts: tables.map((t) => t.data.slice(0, this.length(t) * t.stride)) }
    const { parts } = into
    for (let i = 0; i < tables.length; i++) {
      const t = tables[i]
      if (this.length(t) === 0) continue
      // All of the table's memory: cutting out the used part would itself be memory.
      if (parts[i].length < t.data.length) parts[i] = t.data.slice()
      else parts[i].set(t.data)
    }
    return into
  }

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
      if (parts[i].length > t.room) t.clear(parts[i].length)
      t.data.set(parts[i])
    }
    this.top = 0
  }

  /** Bytes of the state as it is now. */
  bytes(): number {
    return this.tables.reduce((sum, t) => sum + this.length(t) * t.stride * 4, 0)
  }

  /** 64 bits over every used cell, as 16 hexadecimal digits: equal digests mean equal states. */
  digest(): string {
    return digestOf(this.tables.map((t) => t.data.subarray(0, this.length(t) * t.stride)))
  }
}

/** The same cells, with memory for so many. */
export function enlarged(cells: Int32Array, room: number): Int32Array {
  const bigger = new Int32Array(room)
  bigger.set(cells)
  return bigger
}

export function digestOf(parts: readonly Int32Array[]): string {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (const part of parts)
    for (let i = 0; i < part.length; i++) {
      const v = part[i]
      a = Math.imul(a ^ v, 0x01000193)
      b = (Math.imul(b, 31) + v + (b >>> 15)) | 0
    }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

/** Links of the free list are negative, so that no first column of a used row can be taken for one. */
const link = (free: number): number => (free === -1 ? -1 : -(free + 2))
const unlink = (stored: number): number => (stored === -1 ? -1 : -stored - 2)
