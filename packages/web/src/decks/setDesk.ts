import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { DatedCard } from '@fudaba/cardtext'
import type { LooseCards } from '@fudaba/files'
import type { Collection } from './collection.ts'
import { DraftKeeper, type Keeping } from './draftKeeper.ts'
import { History } from './history.ts'
import type { KeptSet, SetBody } from './kept.ts'

/** A set while it is edited. */
export interface SetDraft extends SetBody {
  readonly name: string
}

export interface SetDeskOptions {
  readonly collection: Collection
  readonly game: string
  readonly draft: SetDraft
  /** The set that is kept already; absent: a new one. */
  readonly kept?: KeptSet
  readonly newId: () => string
  /** The id, or a free one that is like it. */
  readonly freeId: (wanted: string, taken: ReadonlySet<string>) => string
  readonly onKept: () => void
}

/** One card set on the desk: its cards with undo, and how it is kept. */
export class SetDesk {
  readonly game: string
  readonly history: History<SetDraft>
  /** The revision that lies in a file; 0: none. */
  readonly exported: Signal<number>
  private readonly keeper: DraftKeeper<SetDraft>
  private readonly options: SetDeskOptions

  constructor(options: SetDeskOptions) {
    const { collection, game, draft, kept, newId, onKept } = options
    this.options = options
    this.game = game
    this.history = new History(draft)
    this.exported = signal(kept?.exported ?? 0)
    this.keeper = new DraftKeeper<SetDraft>({
      kept,
      newId,
      onKept,
      write: (due, id, seen) =>
        collection.writeSet({ ...due, id, game, exported: this.exported.peek() }, seen),
      copied: () => {
        this.exported.value = 0
        const now = this.history.now.peek()
        return (this.history.now.value = { ...now, name: `${now.name} (2)` })
      },
    })
  }

  get id(): string {
    return this.keeper.id
  }

  get keeping(): ReadonlySignal<Keeping> {
    return this.keeper.keeping
  }

  get draft(): SetDraft {
    return this.history.now.value
  }

  /** Whether there is something that lies in no file. */
  get isExportDue(): boolean {
    const { kind } = this.keeping.value
    return this.draft.cards.length > 0 && (kind !== 'kept' || this.exported.value < this.keeper.revision)
  }

  /** The set as it is now, as if it were kept. */
  get set(): KeptSet {
    const { draft, game, id } = this
    const { revision } = this.keeper
    return { ...draft, game, id, count: draft.cards.length, at: 0, revision, exported: this.exported.peek() }
  }

  change(next: SetDraft, typed: string | null = null): void {
    this.history.change(next, typed)
    void this.keep()
  }

  undo(): void {
    this.history.undo()
    void this.keep()
  }

  redo(): void {
    this.history.redo()
    void this.keep()
  }

  keep(): Promise<void> {
    return this.keeper.keep(this.history.now.peek())
  }

  /** Puts cards behind the others, each under an id that no other has. Returns those as they are now. */
  add({ words, cards }: LooseCards): readonly DatedCard[] {
    const now = this.history.now.peek()
    const taken = new Set(now.cards.map(({ id }) => id))
    const more = cards.map((card): DatedCard => {
      const id = this.options.freeId(card.id, taken)
      taken.add(id)
      return { ...card, id }
    })
    this.change({ ...now, words: bothWords(now.words, words), cards: [...now.cards, ...more] })
    return more
  }

  /** Puts a card in place of another. */
  replace(at: number, card: DatedCard, typed: string | null = null): void {
    const now = this.history.now.peek()
    this.change({ ...now, cards: now.cards.with(at, card) }, typed)
  }

  remove(at: number): void {
    const now = this.history.now.peek()
    this.change({ ...now, cards: now.cards.toSpliced(at, 1) })
  }

  /** What was written to a file is what is kept now. */
  async noteExport(): Promise<void> {
    await this.keep()
    if (this.keeping.peek().kind !== 'kept') return
    this.exported.value = this.keeper.revision
    await this.options.collection.noteExport(this.id, this.keeper.revision)
  }
}

const bothWords = (a: SetBody['words'], b: SetBody['words']): SetBody['words'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((field) => [
      field,
      { ...a[field], ...b[field] },
    ]),
  )
