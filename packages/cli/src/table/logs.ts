import type { PlayerName } from '@fudaba/kernel'
import { LogBook, type Words } from '@fudaba/table'

/** The log of one viewer. */
interface Told {
  readonly log: LogBook
  /** Logical time up to which it is complete. */
  since: number
}

/** A log for each viewer: the two players know different things. */
export class Logs {
  private readonly words: Words
  private readonly told = new Map<PlayerName | null, Told>()

  constructor(words: Words) {
    this.words = words
  }

  of(viewer: PlayerName | null): Told {
    let told = this.told.get(viewer)
    if (told === undefined) {
      told = { log: new LogBook(this.words), since: 0 }
      this.told.set(viewer, told)
    }
    return told
  }

  /** After an undo. */
  truncate(time: number): void {
    for (const told of this.told.values()) {
      told.log.truncate(time)
      told.since = Math.min(told.since, time)
    }
  }
}
