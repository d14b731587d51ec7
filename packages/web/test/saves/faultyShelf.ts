import type { Random } from '@fudaba/kernel'
import { type Change, type Drawer, type Place, type Shelf, ShelfError } from '../../src/saves/shelf.ts'

type Disk = Readonly<Record<Drawer, Map<string, unknown>>>

interface Work {
  /** The page that wants it; null once that page is gone. */
  readonly page: object
  run(): void
}

/** One browser's storage in memory. What pages want is done one after another, when `pump` says so, and may fail. */
export class FaultyBrowser {
  readonly disk: Disk = { heads: new Map(), bodies: new Map(), writers: new Map(), unread: new Map() }
  /** How many of a hundred changes fail; reads fail a third as often. */
  faults = 0
  /** Faults that were made, by kind. */
  readonly made = { full: 0, torn: 0, unheard: 0, gone: 0 }
  private readonly dice: Random
  private waiting: Work[] = []

  constructor(dice: Random) {
    this.dice = dice
  }

  /** The storage as one page sees it. */
  shelfOf(page: object): Shelf {
    const later = <T>(act: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        const run = (): void => {
          try {
            resolve(act())
          } catch (error) {
            reject(error as Error)
          }
        }
        this.waiting.push({ page, run })
      })
    return {
      all: (drawer) => later(() => this.reading(() => [...this.disk[drawer]])),
      keys: (drawer) => later(() => this.reading(() => [...this.disk[drawer].keys()])),
      read: ({ drawer, key }) => later(() => this.reading(() => this.disk[drawer].get(key))),
      change: (look, decide) => later(() => this.change(look, decide)),
    }
  }

  /** The page is gone, with everything that it wanted and that was not begun. */
  crash(page: object): void {
    this.waiting = this.waiting.filter((work) => work.page !== page)
  }

  /** Does up to so many of the things that are waited for, each with all that follows from it. */
  async pump(most = Infinity): Promise<void> {
    await settle()
    for (let n = 0; n < most && this.waiting.length > 0; n++) {
      this.waiting.shift()!.run()
      await settle()
    }
  }

  /** Everything on the disk, as text, to compare. */
  texts(drawer: Drawer): string[] {
    return [...this.disk[drawer].values()].map((record) =>
      typeof record === 'string' ? record : JSON.stringify(record),
    )
  }

  private fails(percent: number): boolean {
    return this.dice.below(100) < percent
  }

  private reading<T>(read: () => T): T {
    if (this.fails(this.faults / 3)) {
      this.made.gone++
      throw new ShelfError('broken', 'the database is gone')
    }
    return structuredClone(read())
  }

  private change: <T>(
    look: Place,
    decide: (found: unknown) => { changes: readonly Change[]; value: T },
  ) => T = (look, decide) => {
    const { changes, value } = decide(structuredClone(this.disk[look.drawer].get(look.key)))
    if (changes.length === 0 || !this.fails(this.faults)) {
      changes.forEach((change) => this.apply(change))
      return value
    }
    switch (this.dice.below(3)) {
      case 0:
        this.made.full++
        throw new ShelfError('full', 'no room is left')
      case 1: {
        // Some of the changes, and a part of the next: what the interface forbids, and what disks do.
        this.made.torn++
        const whole = this.dice.below(changes.length)
        changes.slice(0, whole).forEach((change) => this.apply(change))
        this.apply(this.torn(changes[whole]))
        throw new ShelfError('broken', 'torn')
      }
      default:
        this.made.unheard++
        changes.forEach((change) => this.apply(change))
        throw new ShelfError('broken', 'it was done, but nobody was told')
    }
  }

  private torn(change: Change): Change {
    const { record } = change
    if (record === undefined) return change
    if (typeof record !== 'string') return { ...change, record: { half: true } }
    return { ...change, record: record.slice(0, 1 + this.dice.below(record.length - 1)) }
  }

  private apply({ drawer, key, record }: Change): void {
    if (record === undefined) this.disk[drawer].delete(key)
    else this.disk[drawer].set(key, structuredClone(record))
  }
}

/** Everything that follows from what is done already; nothing here waits for a clock. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve()
}
