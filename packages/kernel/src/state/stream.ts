import { Clock } from './columns.ts'
import { KEY_WORDS, below, chachaBlock } from '../base/random.ts'
import type { Store, Table } from './store.ts'

/** The game's random numbers: a stream of words whose key and position are in the state. Buffers a block of sixteen. */
export class Stream {
  private readonly store: Store
  private readonly clock: Table
  private readonly words = new Uint32Array(16)
  /** Number of the buffered block, or -1. */
  private block = -1

  constructor(store: Store, clock: Table) {
    this.store = store
    this.clock = clock
  }

  /** An integer in [0, n). */
  below(n: number): number {
    return below(n, this.next)
  }

  /** Drops the buffered block: the key or the position may have changed. */
  dropBuffer(): void {
    this.block = -1
  }

  private readonly next = (): number => {
    const { data } = this.clock
    const position = data[Clock.position]
    const block = position >>> 4
    if (this.block !== block) {
      chachaBlock(data.subarray(Clock.key, Clock.key + KEY_WORDS), block, this.words)
      this.block = block
    }
    this.store.set(this.clock, Clock.position, position + 1)
    return this.words[position & 15]
  }
}
