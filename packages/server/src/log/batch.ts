import type { NewEntry } from './log.ts'

/** Most entries that are written in one commit: their rooms must fit into one notice. */
const MOST = 256

interface Waiting {
  readonly entry: NewEntry
  readonly resolve: (at: number | null) => void
  readonly reject: (reason: unknown) => void
}

/** Gathers entries of many rooms while a commit is under way, and writes them in the next one, sorted by key. */
export class Batch {
  private readonly write: (entries: readonly NewEntry[]) => Promise<readonly (number | null)[]>
  private waiting: Waiting[] = []
  private writing = false

  constructor(write: (entries: readonly NewEntry[]) => Promise<readonly (number | null)[]>) {
    this.write = write
  }

  append(entry: NewEntry): Promise<number | null> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject })
      if (!this.writing) void this.writeAll()
    })
  }

  private async writeAll(): Promise<void> {
    this.writing = true
    // What is asked for in the same turn of the event loop goes into the same commit.
    await Promise.resolve()
    while (this.waiting.length > 0) {
      const some = this.waiting.splice(0, MOST).toSorted(byKey)
      try {
        const times = await this.write(some.map(({ entry }) => entry))
        for (const [i, { resolve }] of some.entries()) resolve(times[i])
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
    }
    this.writing = false
  }
}

const byKey = ({ entry: a }: Waiting, { entry: b }: Waiting): number =>
  a.room === b.room ? a.seq - b.seq : a.room < b.room ? -1 : 1
