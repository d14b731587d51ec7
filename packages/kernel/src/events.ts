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
  rows = new Int32Array(EVENT_COLUMNS * 64)
  /** Logical time of the first row kept. */
  base = 0
  /** Rows kept; the logical time is base + count. */
  count = 0
  /** The first event of the batch that was carried out last; of no meaning between batches. */
  first = 0
  /** Off in search, where only the events of the current change are needed. */
  keep = true

  /** Index of a fresh row. */
  push(): number {
    const at = this.count * EVENT_COLUMNS
    if (at + EVENT_COLUMNS > this.rows.length) {
      const bigger = new Int32Array(this.rows.length * 2)
      bigger.set(this.rows)
      this.rows = bigger
    }
    this.count++
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

/** Chains of clauses, interned: a frame's chain is its caller's chain plus the step that called. */
export class Chains {
  /** For each chain: its parent, its clause, the first chain under it, the next one under the same parent. */
  private readonly parents: number[] = [0]
  private readonly clauses: number[] = [-1]
  private readonly below: number[] = [0]
  private readonly beside: number[] = [0]

  /** The chain `clause` under `parent`; 0 is the empty chain. */
  under(parent: number, clause: number): number {
    const { clauses, below, beside } = this
    for (let n = below[parent]; n !== 0; n = beside[n]) if (clauses[n] === clause) return n
    const made = clauses.length
    this.parents.push(parent)
    clauses.push(clause)
    below.push(0)
    beside.push(below[parent])
    below[parent] = made
    return made
  }

  /** From the outermost clause to the innermost. */
  list(chain: number): number[] {
    const out: number[] = []
    for (let n = chain; n !== 0; n = this.parents[n]) out.push(this.clauses[n])
    return out.reverse()
  }
}
