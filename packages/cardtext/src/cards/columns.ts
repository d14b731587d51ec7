import type { CardField, CardFields, FieldPath } from './fields.ts'
import { leavesOf } from './fields.ts'
import { valueSaid, wordSaid } from './fieldWords.ts'

/** A column of a table of cards: `arts.text`. */
export interface CardColumn {
  readonly name: string
  readonly path: FieldPath
  readonly field: CardField
}

/** Between the words of a cell. */
export const WORD_SEPARATOR = '|'

/** The columns of the game's cards beside `id`, and `since`, which makes a row a correction. */
export const cardColumns = (fields: CardFields): CardColumn[] =>
  leavesOf(fields).map(({ path, field }) => ({ name: path.join('.'), path, field }))

/** What a cell holds; a number that is none stays text, and the check of the card names it. */
export function cellValue({ field }: CardColumn, cell: string): string | number | readonly string[] {
  switch (field.kind) {
    case 'number':
    case 'word': {
      const said = valueSaid(field, cell)
      return typeof said === 'object' || said === undefined ? cell : said
    }
    case 'words':
      return cell
        .split(WORD_SEPARATOR)
        .map((word) => wordSaid(field, word.trim()))
        .filter((word) => word !== '')
    case 'line':
      return cell.trim()
    case 'text':
    case 'part':
      return cell
  }
}
