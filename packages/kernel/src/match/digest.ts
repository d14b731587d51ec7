import type { Book } from '../game/book.ts'
import type { Game } from '../game/game.ts'
import { hashOf, mixed } from '../base/nameHash.ts'
import { type CellReader, readState } from './stateReader.ts'

/**
 * 64-bit digest of what a state means: which objects are where, what is known, the values, the step of each procedure.
 * Declarations count by their names, cells that are 0 do not count, and tallies count in any order. So the digest
 * does not depend on the order in which the files of a game are loaded, and a declaration, a column or a card that is
 * added and not used does not change it. Held by tests/numbering.test.ts.
 */
export function digestOfMeaning(g: Game, cardId: (printed: unknown) => string): string {
  const sum = new Sum()
  readState(g, cardId, sum)
  return sum.text()
}

/** Prefix of a digest by names. Those of 0.1.0 had none: they were made of bare numbers and can't be compared. */
const MARK = 'm'

/** Whether a text is a digest, of this kind or of 0.1.0. */
export const isDigest = (text: unknown): boolean => typeof text === 'string' && /^m?[0-9a-f]{16}$/.test(text)

/** Whether the digest of a state can be compared with this one. */
export const isOfMeaning = (digest: string): boolean => digest.startsWith(MARK)

/** Hash of the numbers that declarations have here: saved tables are read only where it is the same. */
export function numberingOf(book: Book): string {
  const lists = [
    book.zones,
    book.procedures,
    book.verbs,
    book.actions,
    book.relations,
    book.effects,
    book.abilities,
    book.programs,
    book.triggers,
    book.replacements,
    book.scopes,
    book.limits,
    book.characteristics,
  ].map((list) => list.map(({ name }) => name))
  const { kinds, variables, counters, columns, recordColumns, endings } = book
  const names = [...lists, kinds, variables, counters, columns, recordColumns, endings]
  let h = 0
  for (const list of names) for (const name of [...list, '']) h = mixed(h, hashOf(name))
  return (h >>> 0).toString(16).padStart(8, '0')
}

/** Sum of the hashes of all cells, each with its place, so that their order does not matter. */
class Sum implements CellReader {
  private a = 0
  private b = 0

  cell(table: string, row: number, column: number | string, value: number): void {
    const place = mixed(mixed(hashOf(table), row), typeof column === 'number' ? column : hashOf(column))
    const h = mixed(place, value)
    this.a = (this.a + h) | 0
    this.b = (this.b + Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) + (mixed(value, place) >>> 3)) | 0
  }

  text(): string {
    const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0')
    return MARK + hex(mixed(this.a, 0x5bd1e995)) + hex(mixed(this.b, 0x27d4eb2f))
  }
}
