import { type Signal, signal } from '@preact/signals'
import type { KeptGame } from './keptGame.ts'
import type { Library } from './library.ts'
import { type ShelfFault, faultOf } from './shelf.ts'

/** How it stands with keeping a game. `inputs`: those that are kept for sure; null: nothing yet. */
export type Keeping =
  | { readonly kind: 'kept'; readonly inputs: number | null }
  | { readonly kind: 'failed'; readonly inputs: number | null; readonly fault: ShelfFault }
  /** Another page plays this game by now. */
  | { readonly kind: 'taken'; readonly inputs: number | null }

/** What is to be kept: a state of the game, or that it is over. */
type Due = Omit<KeptGame, 'at' | 'id'> | 'over'

/**
 * Keeps one open game: one write at a time, and of what came meanwhile only the last. What could not be written is
 * tried again with the next state.
 */
export class Keeper {
  readonly id: string
  readonly keeping: Signal<Keeping> = signal({ kind: 'kept', inputs: null })
  private readonly library: Library
  private readonly writer: string
  private readonly onChange: (id: string) => void
  /** There is no record of it yet. */
  private isNew: boolean
  private revision: number
  private due: Due | null = null
  private writing: Promise<void> | null = null
  /** Somebody asked since the last try began: should that fail, there is one more. */
  private isAskedFor = false

  /** `revision`: the one that was opened, 0 for a new game. `onChange`: something was written, others may want to look. */
  constructor(
    library: Library,
    id: string,
    writer: string,
    revision: number,
    onChange: (id: string) => void = () => undefined,
  ) {
    this.library = library
    this.id = id
    this.writer = writer
    this.isNew = revision === 0
    this.revision = revision
    this.onChange = onChange
  }

  /** Resolves when this state or a later one is kept, or could not be: `keeping` says which. */
  keep(due: Due): Promise<void> {
    this.due = due
    return this.retry()
  }

  /** Tries once more what could not be kept. */
  retry(): Promise<void> {
    this.isAskedFor = true
    return this.settled()
  }

  /** Another page has it: nothing is written any more. */
  giveUp(): void {
    this.due = null
    this.keeping.value = { kind: 'taken', inputs: this.keeping.peek().inputs }
  }

  settled(): Promise<void> {
    this.writing ??= this.writeAll()
    return this.writing
  }

  private async writeAll(): Promise<void> {
    try {
      await this.writeDue()
    } finally {
      // In the same turn, so that what becomes due next begins a new write.
      this.writing = null
    }
  }

  private async writeDue(): Promise<void> {
    while (this.due !== null && this.keeping.peek().kind !== 'taken') {
      const due = this.due
      this.due = null
      this.isAskedFor = false
      const before = this.keeping.peek().inputs
      try {
        const inputs = await this.write(due)
        if (this.isTaken) return
        this.keeping.value = inputs === 'taken' ? { kind: 'taken', inputs: before } : { kind: 'kept', inputs }
        this.onChange(this.id)
      } catch (error) {
        if (this.isTaken) return
        this.keeping.value = { kind: 'failed', inputs: before, fault: faultOf(error) }
        // Whether it was written is not known: it is written once more, with what came meanwhile if something did.
        this.due ??= due
        if (!this.isAskedFor) return
      }
    }
  }

  private get isTaken(): boolean {
    return this.keeping.peek().kind === 'taken'
  }

  private async write(due: Due): Promise<number | null | 'taken'> {
    if (due === 'over') {
      await this.library.remove(this.id, this.writer)
      // After an undo over the end it is kept again, as a new one.
      this.isNew = true
      return null
    }
    const written = await this.library.write({ ...due, id: this.id }, this.writer, this.revision, this.isNew)
    if (written === 'taken') return 'taken'
    this.isNew = false
    this.revision = written
    return due.replay.inputs.length
  }
}
