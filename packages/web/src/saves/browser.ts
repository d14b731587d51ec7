import { systemCalendar } from '@fudaba/ai/clock'
import { read, write } from '../settings/storage.ts'
import { LockClaims } from './claims.ts'
import { IndexedShelf } from './indexedShelf.ts'
import { Library } from './library.ts'
import { type TextStore, moveOver } from './moveOver.ts'
import { NewsBoard } from './news.ts'
import { drawers } from './shelf.ts'

/** What this browser keeps, and what its pages tell each other. */
export const library = new Library(new IndexedShelf('fudaba', drawers), systemCalendar)
export const claims = new LockClaims(navigator.locks as LockManager | undefined)
export const news = new NewsBoard(
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fudaba'),
)

/** A name that nobody else has: of a game, or of this page. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** This page, as a writer of games. */
export const page = newId()

export const tellChange = (id: string): void => news.tell({ kind: 'changed', id })

/** Games of earlier versions lie in `localStorage`; they are moved once, before the list is first read. */
let moved: Promise<void> | null = null

export const readyLibrary = async (): Promise<Library> => {
  moved ??= moveOver(localTexts, library, systemCalendar).catch((error: unknown) => {
    // They stay where they are, and are moved at the next time.
    moved = null
    throw error
  })
  await moved
  return library
}

const localTexts: TextStore = {
  keys() {
    try {
      return Object.keys(localStorage)
    } catch {
      return []
    }
  },
  read,
  remove: (key) => void write(key, null),
}

let hasAsked = false

/** Asks the browser once not to clear what is kept when it needs room. Whether it agreed. */
export async function askToPersist(): Promise<boolean> {
  try {
    const { storage } = navigator
    if (await storage.persisted()) return true
    if (hasAsked) return false
    hasAsked = true
    return await storage.persist()
  } catch {
    return false
  }
}
