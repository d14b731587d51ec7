import { type Signal, signal } from '@preact/signals'
import { systemCalendar } from '@fudaba/ai/clock'
import { IndexedShelf } from '../saves/indexedShelf.ts'
import { Collection, drawers } from './collection.ts'
import type { KeptDeck, SetHead } from './kept.ts'

/** The decks and sets of this browser. They lie apart from the games: neither can be in the other's way. */
export const collection = new Collection(new IndexedShelf('fudaba-made', drawers), systemCalendar)

/** All that is there, for lists; null: not read yet. */
export const keptDecks: Signal<readonly KeptDeck[] | null> = signal(null)
export const keptSets: Signal<readonly SetHead[] | null> = signal(null)

/** Other pages of this browser say here that they changed something. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fudaba-made')
channel?.addEventListener('message', () => void readCollection().catch(() => undefined))

/** Reads both lists again. Rejects where the browser keeps nothing: the lists are then empty. */
export async function readCollection(): Promise<void> {
  try {
    const [decks, sets] = await Promise.all([collection.decks(), collection.sets()])
    keptDecks.value = decks
    keptSets.value = sets
  } catch (error) {
    keptDecks.value ??= []
    keptSets.value ??= []
    throw error
  }
}

/** After a change: this page and the others look again. */
export async function tellCollection(): Promise<void> {
  await readCollection()
  channel?.postMessage('changed')
}
