import { z } from 'zod'
import { checkedText } from '../source/checked.ts'
import { readText } from '../source/disk.ts'

export const DECK_FORMAT = 'fudaba-deck/1'

const configValue = z.union([z.string(), z.number(), z.boolean()])

/** A line of a deck list: a card, or a card with its number of copies ("2 Joker"). */
const deckLine = z.union([
  z.string().min(1).describe('A card id, or "<copies> <card id>"'),
  z.number().describe('A card id that looks like a number'),
  z.strictObject({ card: z.string().min(1), count: z.int().min(1).max(1000) }),
])

/** Cards of one's own that the deck has: in the form of a card file, checked by the fields that their game declares. */
const ownCards = z.strictObject({
  words: z.record(z.string(), z.record(z.string().min(1), z.string().min(1))).optional(),
  cards: z.array(z.looseObject({ id: z.string().min(1) })).max(10_000),
})

export const deckSchema = z
  .strictObject({
    format: z.literal(DECK_FORMAT),
    game: z.string().min(1),
    name: z.string().min(1).optional(),
    nameEn: z.string().min(1).optional().describe('Its name in English'),
    note: z.string().optional(),
    hint: z
      .strictObject({ ja: z.string().min(1), en: z.string().min(1) })
      .optional()
      .describe('One sentence for somebody who plays it for the first time'),
    config: z.record(z.string(), configValue).optional().describe('Settings of the rules it is built for'),
    cards: z.array(deckLine).max(10_000),
    own: ownCards.optional().describe('Cards of one’s own that the deck brings along'),
  })
  .meta({ title: 'Deck' })

/** A deck as the file has it, with one entry for each copy. */
export interface DeckFile {
  readonly format: typeof DECK_FORMAT
  readonly game: string
  readonly name?: string
  readonly nameEn?: string
  readonly note?: string
  readonly hint?: { readonly ja: string; readonly en: string }
  readonly config?: Readonly<Record<string, string | number | boolean>>
  readonly cards: readonly string[]
  readonly own?: OwnCards
}

/** Cards that a deck brings along, as a card file has them: not checked yet. */
export interface OwnCards {
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly cards: readonly OwnCard[]
}
/** What is printed on a card, by field. */
export type OwnCard = { readonly id: string } & Readonly<Record<string, unknown>>

/** A deck from the text of its file, with a card id for each copy; `file` is named in errors. */
export function parseDeck(file: string, text: string): DeckFile {
  const { own, ...deck } = checkedText(file, text, deckSchema, DECK_FORMAT)
  return { ...deck, cards: deck.cards.flatMap(copies), ...(own && { own: own as OwnCards }) }
}

/** Reads a deck file; throws a `FileError` with line and column where something is wrong. */
export const readDeck = (file: string): DeckFile => parseDeck(file, readText(file))

/** A card id for each copy that a line asks for. */
export function copies(line: z.infer<typeof deckLine>): string[] {
  if (typeof line === 'number') return [String(line)]
  if (typeof line !== 'string') return Array.from({ length: line.count }, () => line.card)
  const counted = /^(\d{1,3})(?:\s*[x×]\s*|\s+)(\S.*)$/.exec(line.trim())
  if (counted === null) return [line.trim()]
  return Array.from({ length: Number(counted[1]) }, () => counted[2])
}
