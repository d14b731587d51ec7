import { parseDeck, type DeckFile, DECK_FORMAT } from '../formats/deckFile.ts'
import { gameOfText } from '../cards/plainCards.ts'
import { FileError } from '../source/fileError.ts'
import type { NamedCard } from './cardNames.ts'
import { codeIn, readDeckCode } from './deckCode.ts'
import { type StrayLine, parseDeckList } from './deckList.ts'

/** What tells a deck that was given in any form. */
export interface DeckSourceOptions {
  /** For a list, which seldom says whose cards it names. */
  readonly game?: string
  /** The cards of a game, by id and name; throws for a game that there is not. */
  readonly cardsOf: (game: string) => Promise<readonly NamedCard[]>
}

/** The deck of a text. */
export interface FoundDeck {
  readonly deck: DeckFile
  /** Lines of a list that fit no card. */
  readonly strays: readonly StrayLine[]
}

/** A deck of a text in any form: a file, a code, a link, a list. `file` is named in errors. */
export async function readDeckText(
  file: string,
  text: string,
  options: DeckSourceOptions,
): Promise<FoundDeck> {
  const code = codeIn(text)
  if (code !== null) return { deck: await readDeckCode(code), strays: [] }
  if (isDeckFile(file, text)) return { deck: parseDeck(file, text), strays: [] }
  const game = options.game ?? gameOfText(text).game
  if (game === undefined)
    throw new FileError(
      file,
      'a list does not say which game it is for: name the game (--game)',
      undefined,
      [],
      '一覧だけではどのゲームのデッキか分かりません（--game でゲームを指定）',
    )
  const { name, cards, strays } = parseDeckList(text, await options.cardsOf(game))
  return { deck: { format: DECK_FORMAT, game, ...(name !== null && { name }), cards }, strays }
}

/** YAML or JSON with a format; a list that says one by chance is none. */
const isDeckFile = (file: string, text: string): boolean =>
  /\.(?:ya?ml|json)$/iu.test(file) || /^\uFEFF?\s*(?:\{|(?:#[^\n]*\n\s*)*["']?format["']?\s*:)/u.test(text)
