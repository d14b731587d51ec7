import { type CardGame, type PlainPlace, cardsInText } from '@fudaba/cardtext'
import { FileError, type Place } from '../source/fileError.ts'
import { type LocatedCard, checkCards } from './cardsFile.ts'

/** Cards as people copy them from a site: blocks of plain text. */

/** A first line may say the game: a text has no other place for it. */
const GAME = /^\s*(?:game|ゲーム)\s*[:：]\s*(\S+)\s*$/iu

/** Neither YAML nor JSON by its name, nor by how it begins. */
export const isPlainText = (file: string, text: string): boolean =>
  !/\.(?:ya?ml|json)$/iu.test(file) && !/^\uFEFF?\s*(?:\{|(?:#[^\n]*\n\s*)*["']?format["']?\s*:)/u.test(text)

/** The game that the text says it is for, and the text with that line left empty. */
export function gameOfText(text: string): { readonly game: string | undefined; readonly text: string } {
  const [first, ...rest] = text.split('\n')
  const game = GAME.exec(first)?.[1]
  return game === undefined ? { game, text } : { game, text: ['', ...rest].join('\n') }
}

/** Every card of the text, or an error with everything that is wrong with them. */
export function parsePlainCards(
  file: string,
  text: string,
  game: Pick<CardGame, 'fields' | 'plain'>,
): LocatedCard[] {
  const found = cardsInText(game, text.startsWith('\uFEFF') ? text.slice(1) : text)
  if (found.length === 0) throw new FileError(file, 'there is no card in it')
  return checkCards(
    found.map(({ value, places, lines }) => {
      const [first = { line: 0, column: 0 }] = places.values()
      const at = (path: readonly PropertyKey[]): PlainPlace => {
        const names = path.filter((key) => typeof key === 'string')
        return places.get(names.join('.')) ?? places.get(names[0] ?? '') ?? first
      }
      return {
        value,
        file,
        place: (path: readonly PropertyKey[]) => placeOf(at(path)),
        inside: (path: readonly PropertyKey[], within: Place) => {
          const line = lines.get(path.join('.'))?.[within.line - 1]
          if (line === undefined) return placeOf(at(path))
          return { line: line.line + 1, column: line.column + within.column }
        },
      }
    }),
    game,
  )
}

const placeOf = ({ line, column }: PlainPlace): Place => ({ line: line + 1, column: column + 1 })
