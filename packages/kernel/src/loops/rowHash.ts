function mixed(hash: number, value: number): number {
  const h = Math.imul(hash ^ value, 0x85ebca6b)
  return h ^ (h >>> 13)
}

/** A 64-bit hash of a multiset of rows: in which order the rows come, and where in a table, does not matter. */
export class RowHash {
  a = 0x2545f491
  b = 0x9e3779b9
  private row = 0

  /** Adds a value to the row. */
  add(value: number): void {
    this.row = mixed(this.row, value)
  }
  /** Adds these cells of a table to the row. */
  addCells(data: Readonly<Int32Array>, at: number, columns: readonly number[]): void {
    let row = this.row
    for (let i = 0; i < columns.length; i++) row = mixed(row, data[at + columns[i]])
    this.row = row
  }
  /** Ends the row. The hashes of rows are summed, which makes their order irrelevant. */
  end(): void {
    this.a = (this.a + Math.imul(this.row ^ (this.row >>> 16), 0xc2b2ae35)) | 0
    this.b = (this.b + Math.imul(this.row, 0x27d4eb2f) + (this.row >>> 7)) | 0
    this.row = 0
  }
}
