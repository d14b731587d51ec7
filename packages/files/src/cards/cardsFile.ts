import {
  type BringsWords,
  type CardGame,
  type CardSet,
  type DatedCard,
  cardSchema,
  checkCard,
  wordFields,
} from '@fudaba/cardtext'
import { z } from 'zod'
import { checked } from '../source/checked.ts'
import { type SourceDocument, parseText } from '../source/sourceDocument.ts'
import { FileError, type Place } from '../source/fileError.ts'

export const CARDS_FORMAT = 'fudaba-cards/1'

/** English for the words that cards bring, by field. */
export const wordsSchema = z
  .record(z.string(), z.record(z.string().min(1), z.string().min(1)))
  .describe('English for words that the cards bring, by field')

/** The cards themselves are checked by the fields that their game declares. */
const cardsSchema = z
  .strictObject({
    format: z.literal(CARDS_FORMAT),
    game: z.string().min(1),
    note: z.string().optional(),
    words: wordsSchema.optional(),
    cards: z.array(z.unknown()).max(50_000),
  })
  .meta({ title: 'Cards' })

/** The JSON Schema of a game's card files, for editors. */
export function cardsFileSchema({ name, fields }: Pick<CardGame, 'name' | 'fields'>): object {
  const { properties, ...whole } = z.toJSONSchema(cardsSchema, { io: 'input' })
  const cards = { type: 'array', items: cardSchema(fields) }
  return { ...whole, properties: { ...properties, game: { const: name }, cards } }
}

/** A card with the place of each of its parts. */
export interface LocatedCard {
  readonly card: DatedCard
  readonly file: string
  place(path: readonly PropertyKey[]): Place
  /** Where a line and column of one of its texts stand in the file. */
  inside(path: readonly PropertyKey[], within: Place): Place
}

export interface CardsFile {
  readonly game: string
  readonly words: NonNullable<CardSet['words']>
  /** What stands there for each card, unchecked. */
  readonly values: readonly unknown[]
  /** Every card, or an error with everything that is wrong with them. */
  cards(game: BringsWords): LocatedCard[]
}

export function parseCards(file: string, text: string): CardsFile {
  const source = parseText(file, text)
  const data = checked(source, cardsSchema, CARDS_FORMAT)
  const words = data.words ?? {}
  return {
    game: data.game,
    words,
    values: data.cards,
    cards(game) {
      refuseUnknownWordFields(source, words, game)
      const at = (i: number) => ({
        file,
        place: (path: readonly PropertyKey[]) => source.place(['cards', i, ...path]),
        inside: (path: readonly PropertyKey[], within: Place) => source.inside(['cards', i, ...path], within),
      })
      return checkCards(
        data.cards.map((value, i) => ({ value, ...at(i) })),
        game,
      )
    },
  }
}

/** Throws if a file has English for words of a field that brings none. */
export function refuseUnknownWordFields(
  source: SourceDocument,
  words: NonNullable<CardSet['words']>,
  game: BringsWords,
): void {
  const known = wordFields(game)
  const strange = Object.keys(words).find((field) => !known.includes(field))
  if (strange === undefined) return
  const there = known.join(', ') || 'none'
  throw new FileError(
    source.file,
    `words.${strange}: cards bring words of these fields: ${there}`,
    source.place(['words', strange]),
  )
}

/** Errors beyond this number are not listed. */
const MOST_ERRORS = 50

/** The cards, or an error with everything that is wrong with them. */
export function checkCards(
  values: readonly (Omit<LocatedCard, 'card'> & { readonly value: unknown })[],
  { fields }: Pick<CardGame, 'fields'>,
): LocatedCard[] {
  const errors: FileError[] = []
  const out: LocatedCard[] = []
  for (const { value, file, place, inside } of values) {
    const { card, problems } = checkCard(fields, value)
    for (const { path, message } of problems)
      errors.push(new FileError(file, message.en, place(path), [], message.ja))
    if (card !== null) out.push({ card, file, place, inside })
    if (errors.length >= MOST_ERRORS) break
  }
  throwAll(errors)
  return out
}

/** No two cards have one id: the error names both places. */
export function refuseDuplicateIds(cards: readonly LocatedCard[]): void {
  const seen = new Map<string, LocatedCard>()
  const errors: FileError[] = []
  for (const each of cards) {
    const first = seen.get(each.card.id)
    if (first === undefined) seen.set(each.card.id, each)
    else if (errors.length < MOST_ERRORS) {
      const { line, column } = first.place(['id'])
      const message = `the id ${each.card.id} is already at ${first.file}:${line}:${column}`
      errors.push(new FileError(each.file, message, each.place(['id'])))
    }
  }
  throwAll(errors)
}

/** Throws the first error with the others in it; does nothing if there is none. */
export function throwAll(errors: readonly FileError[]): void {
  const [first, ...more] = errors
  if (first !== undefined) throw new FileError(first.file, first.problem, first, more, first.problemJa)
}
