import { type Change, type Decided, type Drawer, type Place, type Shelf, ShelfError } from './shelf.ts'

const VERSION = 1

/** A database of the browser. It is opened at the first use, and again where the browser closed it. */
export class IndexedShelf<D extends string = Drawer> implements Shelf<D> {
  private readonly name: string
  private readonly drawers: readonly D[]
  private opening: Promise<IDBDatabase> | null = null

  constructor(name: string, drawers: readonly D[]) {
    this.name = name
    this.drawers = drawers
  }

  async all(drawer: D): Promise<readonly (readonly [string, unknown])[]> {
    const found: [string, unknown][] = []
    await this.run('readonly', (work) => {
      const walk = work.objectStore(drawer).openCursor()
      walk.addEventListener('success', () => {
        const cursor = walk.result
        if (cursor === null) return
        // All keys here are texts.
        found.push([cursor.key as string, cursor.value])
        cursor.continue()
      })
    })
    return found
  }

  async keys(drawer: D): Promise<readonly string[]> {
    let found: readonly string[] = []
    await this.run('readonly', (work) => {
      const asked = work.objectStore(drawer).getAllKeys()
      asked.addEventListener('success', () => void (found = asked.result.map(String)))
    })
    return found
  }

  async read({ drawer, key }: Place<D>): Promise<unknown> {
    let found: unknown
    await this.run('readonly', (work) => {
      const asked = work.objectStore(drawer).get(key)
      asked.addEventListener('success', () => void (found = asked.result))
    })
    return found
  }

  async change<T>(look: Place<D>, decide: (found: unknown) => Decided<T, D>): Promise<T> {
    let decided: Decided<T, D> | null = null
    let thrown: unknown = null
    await this.run('readwrite', (work) => {
      const asked = work.objectStore(look.drawer).get(look.key)
      asked.addEventListener('success', () => {
        try {
          decided = decide(asked.result)
          decided.changes.forEach((change) => carryOut(work, change))
        } catch (error) {
          thrown = error
          work.abort()
        }
      })
    }).catch((error: unknown) => {
      throw thrown === null ? error : shelfError(thrown)
    })
    // Set: the transaction completed, so its read succeeded.
    return decided!.value
  }

  /** One transaction over all drawers; resolves when it is on the disk. */
  private async run(mode: IDBTransactionMode, use: (work: IDBTransaction) => void): Promise<void> {
    const work = await this.begin(mode)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const fail = (): void => reject(shelfError(work.error))
    work.addEventListener('complete', () => resolve())
    work.addEventListener('abort', fail)
    work.addEventListener('error', fail)
    use(work)
    return promise
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    for (let tries = 0; ; tries++) {
      const base = await (this.opening ??= this.open())
      try {
        // An acknowledged save outlives a power cut.
        return base.transaction([...this.drawers], mode, { durability: 'strict' })
      } catch (error) {
        // Closed meanwhile: by another page that needs it, or because the person cleared the data of this site.
        this.opening = null
        if (tries > 0) throw shelfError(error)
      }
    }
  }

  private open(): Promise<IDBDatabase> {
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
    const fail = (error: unknown): void => {
      this.opening = null
      reject(shelfError(error, 'forbidden'))
    }
    try {
      const asked = indexedDB.open(this.name, VERSION)
      asked.addEventListener('upgradeneeded', () => {
        for (const drawer of this.drawers) asked.result.createObjectStore(drawer)
      })
      asked.addEventListener('success', () => {
        const base = asked.result
        const forget = (): void => void (this.opening = null)
        base.addEventListener('close', forget)
        base.addEventListener('versionchange', () => {
          base.close()
          forget()
        })
        resolve(base)
      })
      asked.addEventListener('error', () => fail(asked.error))
    } catch (error) {
      fail(error)
    }
    return promise
  }
}

function carryOut(work: IDBTransaction, { drawer, key, record }: Change<string>): void {
  const store = work.objectStore(drawer)
  if (record === undefined) store.delete(key)
  else store.put(record, key)
}

function shelfError(error: unknown, otherwise: 'forbidden' | 'broken' = 'broken'): ShelfError {
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>
  if (name === 'QuotaExceededError') return new ShelfError('full', message)
  return new ShelfError(
    name === 'SecurityError' ? 'forbidden' : otherwise,
    message || name || 'no reason given',
  )
}
