import { S } from './columns.ts'
import { KEY_WORDS, below, chachaBlock } from './random.ts'
import type { Store, Table } from './store.ts'

/** The game's own chance: a stream of words whose key and position lie in the state. Sixteen are made at a time. */
export class Stream {
  private readonly store: Store
  private readonly clock: Table
  private readonly words = new Uint32Array(16)
  /** Number of the block at hand, or -1. */
  private block = -1

  constructor(store: Store, clock: Table) {
    this.store = store
    this.clock = clock
  }

  below(n: number): number {
    return below(n, this.next)
  }

  forget(): void {
    this.block = -1
  }

  private readonly next = (): number => {
    const { data } = this.clock
    const position = data[S.position]
    const block = position >>> 4
    if (this.block !== block) {
      chachaBlock(data.subarray(S.key, S.key + KEY_WORDS), block, this.words)
      this.block = block
    }
    this.store.set(this.clock, S.position, position + 1)
    return this.words[position & 15]
  }
}
