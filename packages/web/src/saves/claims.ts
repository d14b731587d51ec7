/** A game is played in one page at a time. A page that has the claim of a game plays it. */
export interface Claims {
  /** Null: another page has it, and keeps it. `force`: it is taken away from that page if it does not give it. */
  take(id: string, force?: boolean): Promise<Claim | null>
  /** The games that some page has. */
  taken(): Promise<ReadonlySet<string>>
}

export interface Claim {
  /** Resolves when another page has taken the game away. */
  readonly lost: Promise<void>
  release(): void
}

const PREFIX = 'fudaba.game.'

/** Reloading a page, it may take the browser a moment until the page before has let go. */
const PATIENCE_MILLISECONDS = 1000

/**
 * Claims as Web Locks, which end with their page. Without a secure context there are none: every page gets every
 * game, and the one that opened it last is the only one that can write it (`Library.open`).
 */
export class LockClaims implements Claims {
  private readonly locks: LockManager | undefined

  constructor(locks: LockManager | undefined) {
    this.locks = locks
  }

  async take(id: string, force = false): Promise<Claim | null> {
    if (this.locks === undefined) return { lost: new Promise(() => undefined), release: () => undefined }
    return (
      (await this.request(id, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) })) ??
      (force ? this.request(id, { steal: true }) : null)
    )
  }

  private request(id: string, options: LockOptions): Promise<Claim | null> {
    const granted = Promise.withResolvers<Claim | null>()
    const lost = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const held = this.locks!.request(PREFIX + id, options, () => {
      granted.resolve({ lost: lost.promise, release: () => released.resolve() })
      return released.promise
    })
    // Refused before it was granted, or stolen afterwards.
    held.catch(() => {
      granted.resolve(null)
      lost.resolve()
    })
    return granted.promise
  }

  async taken(): Promise<ReadonlySet<string>> {
    const { held = [] } = (await this.locks?.query()) ?? {}
    return new Set(
      held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
    )
  }
}
