import type { DatedCard } from '@fudaba/cardtext'

/** Decks and card sets of one's own, as this browser keeps them. */

/** Copies of a card in a deck. The name is kept too: where its set is gone, people see what is missing. */
export interface DeckLine {
  readonly card: string
  /** The set of one's own that it is in; absent: the game has it. */
  readonly set?: string
  readonly name: string
  readonly count: number
}

export interface KeptDeck {
  readonly id: string
  readonly game: string
  readonly name: string
  /** Settings of the rules it is built for, where they are not the usual ones. */
  readonly config: Readonly<Record<string, string | number | boolean>>
  readonly lines: readonly DeckLine[]
  /** When it was kept: milliseconds since 1970. */
  readonly at: number
  /** How often it was kept: who writes says which one he has seen. */
  readonly revision: number
}

/** A set without its cards, for lists. */
export interface SetHead {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly count: number
  readonly at: number
  readonly revision: number
  /** The revision that was last written to a file; 0: none. */
  readonly exported: number
}

export interface SetBody {
  /** English for the words that its cards bring, by field. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly cards: readonly DatedCard[]
}

export type KeptSet = SetHead & SetBody

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

const isListed = (value: unknown): value is Fields =>
  isRecord(value) &&
  ['id', 'game', 'name'].every((field) => typeof value[field] === 'string') &&
  isWhole(value['at']) &&
  isWhole(value['revision'])

const isLine = (value: unknown): value is DeckLine =>
  isRecord(value) &&
  typeof value['card'] === 'string' &&
  typeof value['name'] === 'string' &&
  isWhole(value['count']) &&
  (value['set'] === undefined || typeof value['set'] === 'string')

/** What else lies there is not listed, and not touched. */
export const isKeptDeck = (value: unknown): value is KeptDeck =>
  isListed(value) &&
  isRecord(value['config']) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isLine)

export const isSetHead = (value: unknown): value is SetHead =>
  isListed(value) && isWhole(value['count']) && isWhole(value['exported'])

export const isSetBody = (value: unknown): value is SetBody =>
  isRecord(value) &&
  isRecord(value['words']) &&
  Array.isArray(value['cards']) &&
  value['cards'].every((card) => isRecord(card) && typeof card['id'] === 'string')
