import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals'
import type { StrayLine } from '@fudaba/files'
import { type DeckProblem, type GameRules, resolveConfig } from '@fudaba/kernel'
import type { Collection, Written } from './collection.ts'
import { type Draft, copiesIn, withCopies } from './draft.ts'
import { DraftKeeper, type Keeping } from './draftKeeper.ts'
import { History } from './history.ts'
import type { KeptDeck, KeptSet } from './kept.ts'
import type { Pool } from './pool.ts'

export interface DeskOptions {
  readonly collection: Collection
  readonly pool: Pool
  readonly draft: Draft
  /** The deck that is kept already; absent: a new one. */
  readonly kept?: KeptDeck
  /** A set that came with the deck and is not kept yet: it is kept before the deck. */
  readonly brought?: KeptSet | null
  readonly strays?: readonly StrayLine[]
  readonly newId: () => string
  readonly onKept: () => void
}

/** What is known of a draft by the rules it is played by. */
export interface Judged {
  readonly rules: GameRules
  readonly problems: readonly DeckProblem[]
  /** Cards with sentences that are not read. */
  readonly unread: ReadonlySet<string>
}

/** One deck on the desk: its draft with undo, what the rules say of it, and how it is kept. */
export class Desk {
  readonly pool: Pool
  readonly history: History<Draft>
  readonly judged: ReadonlySignal<Judged>
  /** Lines of an imported list that fit no card. */
  readonly strays: Signal<readonly StrayLine[]>
  private readonly keeper: DraftKeeper<Draft>
  private readonly collection: Collection
  private brought: KeptSet | null

  constructor({ pool, draft, kept, brought = null, strays = [], collection, newId, onKept }: DeskOptions) {
    this.pool = pool
    this.history = new History(draft)
    this.collection = collection
    this.brought = brought
    this.strays = signal(strays)
    this.keeper = new DraftKeeper<Draft>({
      kept,
      newId,
      onKept,
      write: (due, id, seen) => this.write(due, id, seen),
      copied: () => {
        const now = this.history.now.peek()
        return (this.history.now.value = { ...now, name: `${now.name} (2)` })
      },
    })
    this.judged = computed(() => judge(this.pool, this.history.now.value))
  }

  get id(): string {
    return this.keeper.id
  }

  get keeping(): ReadonlySignal<Keeping> {
    return this.keeper.keeping
  }

  get draft(): Draft {
    return this.history.now.value
  }

  add(id: string, more: number): void {
    this.change(withCopies(this.history.now.peek(), id, more))
  }

  /** `typed`: the place that letters are typed into. */
  change(next: Draft, typed: string | null = null): void {
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

  /** Takes a card for a line that fitted none. */
  settle(stray: StrayLine, id: string | null): void {
    batch(() => {
      this.strays.value = this.strays.peek().filter((each) => each !== stray)
      if (id !== null) this.add(id, stray.count)
    })
  }

  /** Resolves when the draft is kept, or could not be: `keeping` says which. */
  keep(): Promise<void> {
    return this.keeper.keep(this.history.now.peek())
  }

  private async write(draft: Draft, id: string, seen: number): Promise<Written> {
    if (this.brought !== null) {
      await this.collection.writeSet(this.brought, 0)
      this.brought = null
    }
    const { pool } = this
    const lines = [...[...draft.counts].map(([card, n]) => pool.line(card, n)), ...draft.missing]
    const { name, config } = draft
    return this.collection.writeDeck({ id, game: pool.rules.name, name, config, lines }, seen)
  }
}

function judge(pool: Pool, draft: Draft): Judged {
  const ids = copiesIn(draft)
  const rules = pool.rulesFor(draft.counts.keys())
  const byId = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  const known = ids.filter((id) => byId.has(id))
  const problems = rules.checkDeck(
    known.map((id) => byId.get(id)),
    resolveConfig(rules, draft.config),
  )
  const unread = new Set(
    [...draft.counts.keys()].filter(
      (id) => byId.has(id) && rules.cardText?.(byId.get(id), rules.book).some((each) => each.unread) === true,
    ),
  )
  return { rules, problems, unread }
}

/** Settings of which a value changes what may be said against a deck: those that belong to building it. */
export function deckSettings(rules: GameRules, cards: readonly string[]): string[] {
  const byId = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  const decks = [cards, [], ...rules.decks.map((deck) => deck.cards)].map((ids) =>
    ids.filter((id) => byId.has(id)).map((id) => byId.get(id)),
  )
  const said = (name: string, value: string | number | boolean): string =>
    JSON.stringify(decks.map((deck) => rules.checkDeck(deck, resolveConfig(rules, { [name]: value }))))
  return Object.entries(rules.settings).flatMap(([name, { values }]) =>
    new Set(values.map((value) => said(name, value))).size > 1 ? [name] : [],
  )
}
