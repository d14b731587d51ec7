import { type CardFields, valueAt } from './fields.ts'

/** A name on a card, and what it is called in English. */
export interface EnglishName {
  /** The field that holds the Japanese name. */
  readonly field: string
  readonly ja: string
  readonly en: string
}

/** The fields that hold English names: nothing is played by them. */
export const englishFields = (fields: CardFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'line' && field.englishOf !== undefined ? [name] : [],
  )

/** The names on a card that have an English one beside them. One without characters is no word for a text. */
export const englishNames = (fields: CardFields, card: object): EnglishName[] =>
  Object.entries(fields).flatMap(([path, field]): EnglishName[] => {
    if (field.kind !== 'line' || field.englishOf === undefined) return []
    const ja = valueAt(card, [field.englishOf])
    const en = valueAt(card, [path])
    return typeof ja === 'string' && typeof en === 'string' && ja !== ''
      ? [{ field: field.englishOf, ja, en }]
      : []
  })

/** The field of the names of cards, whose English a set may give for names that no card of it has. */
export const NAME = 'name'
