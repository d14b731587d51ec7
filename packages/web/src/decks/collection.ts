import type { Calendar } from '@fudaba/ai/clock'
import type { Shelf } from '../saves/shelf.ts'
import {
  type KeptDeck,
  type KeptSet,
  type SetBody,
  type SetHead,
  isKeptDeck,
  isSetBody,
  isSetHead,
} from './kept.ts'

/** A set lies in two places: its head is listed without its cards. */
export const drawers = ['decks', 'sets', 'setCards'] as const
type Drawer = (typeof drawers)[number]

/** `changed`: another page wrote or deleted it since; nothing was written. */
export type Written = { readonly revision: number } | 'changed'

/** What the person made: decks and card sets. */
export class Collection {
  private readonly shelf: Shelf<Drawer>
  private readonly calendar: Calendar

  constructor(shelf: Shelf<Drawer>, calendar: Calendar) {
    this.shelf = shelf
    this.calendar = calendar
  }

  /** Every deck, the one changed last first. */
  async decks(): Promise<readonly KeptDeck[]> {
    const found = (await this.shelf.all('decks')).map(([, record]) => record)
    return found.filter(isKeptDeck).sort((a, b) => b.at - a.at)
  }

  /** Every set, the one changed last first. */
  async sets(): Promise<readonly SetHead[]> {
    const found = (await this.shelf.all('sets')).map(([, record]) => record)
    return found.filter(isSetHead).sort((a, b) => b.at - a.at)
  }

  /** A set with its cards. Null: there is none. */
  async set(id: string): Promise<KeptSet | null> {
    const head = await this.shelf.read({ drawer: 'sets', key: id })
    const body = await this.shelf.read({ drawer: 'setCards', key: id })
    return isSetHead(head) && isSetBody(body) ? { ...head, ...body } : null
  }

  /** Keeps a deck in place of the revision that was seen; 0: a new one. */
  writeDeck(deck: Omit<KeptDeck, 'at' | 'revision'>, seen: number): Promise<Written> {
    const place = { drawer: 'decks', key: deck.id } as const
    const at = this.calendar.now()
    return this.shelf.change<Written>(place, (found) => {
      if (revisionOf(found) !== seen) return { changes: [], value: 'changed' }
      const revision = seen + 1
      return { changes: [{ ...place, record: { ...deck, at, revision } }], value: { revision } }
    })
  }

  /** Keeps a set likewise. */
  writeSet(set: Omit<KeptSet, 'at' | 'revision' | 'count'>, seen: number): Promise<Written> {
    const place = { drawer: 'sets', key: set.id } as const
    const { words, cards, ...rest } = set
    const at = this.calendar.now()
    return this.shelf.change<Written>(place, (found) => {
      if (revisionOf(found) !== seen) return { changes: [], value: 'changed' }
      const revision = seen + 1
      const head: SetHead = { ...rest, count: cards.length, at, revision }
      const body: SetBody = { words, cards }
      return {
        changes: [
          { ...place, record: head },
          { drawer: 'setCards', key: set.id, record: body },
        ],
        value: { revision },
      }
    })
  }

  /** Notes that this revision of a set lies in a file by now. */
  async noteExport(id: string, revision: number): Promise<void> {
    const place = { drawer: 'sets', key: id } as const
    await this.shelf.change(place, (found) => ({
      changes: isSetHead(found) ? [{ ...place, record: { ...found, exported: revision } }] : [],
      value: null,
    }))
  }

  async removeDeck(id: string): Promise<void> {
    const place = { drawer: 'decks', key: id } as const
    await this.shelf.change(place, () => ({ changes: [place], value: null }))
  }

  async removeSet(id: string): Promise<void> {
    const place = { drawer: 'sets', key: id } as const
    await this.shelf.change(place, () => ({
      changes: [place, { drawer: 'setCards', key: id }],
      value: null,
    }))
  }
}

const revisionOf = (found: unknown): number =>
  typeof found === 'object' && found !== null && 'revision' in found ? Number(found.revision) : 0
