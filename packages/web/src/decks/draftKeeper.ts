import { type Signal, signal } from '@preact/signals'
import { type ShelfFault, faultOf } from '../saves/shelf.ts'
import type { Written } from './collection.ts'

/** How it stands with keeping a draft. `copied`: another page changed it too, so this one goes on as a copy. */
export type Keeping =
  | { readonly kind: 'new' }
  | { readonly kind: 'writing' }
  | { readonly kind: 'kept'; readonly copied: boolean }
  | { readonly kind: 'failed'; readonly fault: ShelfFault }

export interface KeeperOptions<T> {
  /** What is kept already; absent: nothing. */
  readonly kept: { readonly id: string; readonly revision: number } | undefined
  readonly newId: () => string
  /** Writes a draft in place of the revision that was seen. */
  readonly write: (draft: T, id: string, seen: number) => Promise<Written>
  /** The draft goes on as a copy of what another page changed: it as it is called then. */
  readonly copied: () => T
  readonly onKept: () => void
}

/** Keeps one draft whenever it changes: the newest, one write at a time. */
export class DraftKeeper<T> {
  readonly keeping: Signal<Keeping>
  id: string
  revision: number
  private readonly options: KeeperOptions<T>
  private isCopy = false
  private due: { readonly draft: T } | null = null
  private writing: Promise<void> | null = null

  constructor(options: KeeperOptions<T>) {
    const { kept, newId } = options
    this.options = options
    this.id = kept?.id ?? newId()
    this.revision = kept?.revision ?? 0
    this.keeping = signal(kept === undefined ? { kind: 'new' } : { kind: 'kept', copied: false })
  }

  /** Resolves when the draft is kept, or could not be: `keeping` says which. */
  keep(draft: T): Promise<void> {
    this.due = { draft }
    this.writing ??= this.writeAll().finally(() => void (this.writing = null))
    return this.writing
  }

  private async writeAll(): Promise<void> {
    while (this.due !== null) {
      const { draft } = this.due
      this.due = null
      this.keeping.value = { kind: 'writing' }
      try {
        await this.write(draft)
        this.keeping.value = { kind: 'kept', copied: this.isCopy }
        this.options.onKept()
      } catch (error) {
        this.keeping.value = { kind: 'failed', fault: faultOf(error) }
      }
    }
  }

  private async write(draft: T): Promise<void> {
    const { write, newId, copied } = this.options
    const written = await write(draft, this.id, this.revision)
    if (written !== 'changed') {
      this.revision = written.revision
      return
    }
    // Both stay: the other page's under the old id, this one's beside it.
    this.id = newId()
    this.revision = 0
    this.isCopy = true
    const again = await write(copied(), this.id, 0)
    if (again !== 'changed') this.revision = again.revision
  }
}
