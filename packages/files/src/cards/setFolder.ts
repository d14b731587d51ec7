import { existsSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { CardGame, CardSet, SetDeck } from '@fudaba/cardtext'
import { z } from 'zod'
import {
  type CardsFile,
  type LocatedCard,
  parseCards,
  throwAll,
  refuseDuplicateIds,
  refuseUnknownWordFields,
  wordsSchema,
} from './cardsFile.ts'
import { parseCardsTable } from './cardsTable.ts'
import { gameOfText, parsePlainCards, isPlainText } from './plainCards.ts'
import { checked } from '../source/checked.ts'
import { copies, deckSchema, DECK_FORMAT } from '../formats/deckFile.ts'
import { readFolder, readText } from '../source/disk.ts'
import { parseText } from '../source/sourceDocument.ts'
import { FileError } from '../source/fileError.ts'

export const SET_FORMAT = 'fudaba-set/1'

export const setSchema = z
  .strictObject({
    format: z.literal(SET_FORMAT),
    id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens'),
    name: z.union([z.string().min(1), z.strictObject({ ja: z.string().min(1), en: z.string().min(1) })]),
    version: z.string().min(1).describe('Changes whenever a card of the set does'),
    game: z.string().min(1),
    words: wordsSchema.optional(),
    cards: z
      .array(
        z
          .string()
          .regex(
            /^(?!.*\.\.)[^/\\].*\.(ya?ml|json|csv|txt)$/i,
            'a YAML, JSON, CSV or text file of this folder',
          ),
      )
      .optional()
      .describe('Files with cards; all that lie beside this one if absent'),
  })
  .meta({ title: 'Set' })

/** A set from files, with the place of each card. */
export interface LoadedSet extends CardSet {
  readonly located: readonly LocatedCard[]
}

export interface SetOptions {
  /** The game by its name; throws for one that has no cards. */
  readonly load: (game: string) => Promise<CardGame>
  /** For a table of cards, which does not say whose they are. */
  readonly game?: string
  /** Cards that decks may name beside those of the set. */
  readonly knows?: (id: string) => boolean
}

/** A folder with a set.yaml, or one file with cards. */
export async function readCardSet(path: string, options: SetOptions): Promise<LoadedSet> {
  if (existsSync(path) && statSync(path).isDirectory()) return readSetFolder(path, options)
  return parseCardSet(path, readText(path), options)
}

/** The cards of one file, from its text; `path` is named in errors, and says what kind of file it is. */
export async function parseCardSet(path: string, text: string, options: SetOptions): Promise<LoadedSet> {
  const opened = open(path, text)
  const name = opened.file?.game ?? options.game
  if (name === undefined)
    throw new FileError(path, 'it does not say which game it is for: name the game (--game)')
  if (options.game !== undefined && name !== options.game)
    throw new FileError(path, `cards of ${name}, not of ${options.game}`)
  const game = await options.load(name)
  const located = opened.cards(game)
  refuseDuplicateIds(located)
  const title = path.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')
  return {
    id: title,
    name: { ja: title, en: title },
    version: '0',
    game: name,
    words: opened.file?.words ?? {},
    cards: located.map(({ card }) => card),
    located,
  }
}

interface Opened {
  readonly file: Pick<CardsFile, 'game' | 'words'> | null
  readonly cards: (game: CardGame) => LocatedCard[]
}

function open(path: string, text: string): Opened {
  if (/\.csv$/i.test(path)) return { file: null, cards: (game) => parseCardsTable(path, text, game) }
  if (isPlainText(path, text)) {
    const { game: named, text: blocks } = gameOfText(text)
    return {
      file: named === undefined ? null : { game: named, words: {} },
      cards: (game) => parsePlainCards(path, blocks, game),
    }
  }
  const file = parseCards(path, text)
  return { file, cards: (game) => file.cards(game) }
}

async function readSetFolder(folder: string, options: SetOptions): Promise<LoadedSet> {
  const manifest = join(folder, 'set.yaml')
  const source = parseText(manifest, readText(manifest))
  const { format: _, name, cards: named, words: own = {}, ...head } = checked(source, setSchema, SET_FORMAT)
  if (options.game !== undefined && head.game !== options.game)
    throw new FileError(manifest, `a set of ${head.game}, not of ${options.game}`, source.place(['game']))
  const game = await options.load(head.game)
  refuseUnknownWordFields(source, own, game)
  const files = (named ?? filesIn(folder)).map((file) => join(folder, file))
  const located: LocatedCard[] = []
  let words = own
  for (const path of files) {
    const { file, cards } = open(path, readText(path))
    if (file !== null && file.game !== head.game)
      throw new FileError(path, `cards of ${file.game} in a set of ${head.game}`)
    located.push(...cards(game))
    if (file !== null) words = merged(words, file.words)
  }
  refuseDuplicateIds(located)
  const ids = new Set(located.map(({ card }) => card.id))
  const decks = decksIn(folder).map((path) =>
    readSetDeck(path, head.game, (id) => ids.has(id) || options.knows?.(id) === true),
  )
  const title = typeof name === 'string' ? { ja: name, en: name } : name
  return { ...head, name: title, words, cards: located.map(({ card }) => card), decks, located }
}

const filesIn = (folder: string): string[] =>
  readFolder(folder).filter((file) => /\.(ya?ml|csv|txt)$/i.test(file) && file !== 'set.yaml')

function decksIn(folder: string): string[] {
  const decks = join(folder, 'decks')
  if (!existsSync(decks)) return []
  return readFolder(decks)
    .filter((file) => /\.ya?ml$/i.test(file))
    .map((file) => join(decks, file))
}

const merged = (
  a: NonNullable<CardSet['words']>,
  b: NonNullable<CardSet['words']>,
): NonNullable<CardSet['words']> =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((field) => [
      field,
      { ...a[field], ...b[field] },
    ]),
  )

/** A deck of the set; a card that nobody knows is named with its line. */
function readSetDeck(path: string, game: string, knows: (id: string) => boolean): SetDeck {
  const source = parseText(path, readText(path))
  const deck = checked(source, deckSchema, DECK_FORMAT)
  if (deck.game !== game)
    throw new FileError(path, `a deck of ${deck.game} in a set of ${game}`, source.place(['game']))
  const cards: Record<string, number> = {}
  const errors: FileError[] = []
  for (const [i, line] of deck.cards.entries())
    for (const id of copies(line)) {
      if (!knows(id)) {
        errors.push(new FileError(path, `there is no card ${id}`, source.place(['cards', i])))
        break
      }
      cards[id] = (cards[id] ?? 0) + 1
    }
  throwAll(errors)
  const name = basename(path, extname(path))
  const title = deck.name ?? name
  return {
    name,
    title: { ja: title, en: deck.nameEn ?? title },
    ...(deck.hint && { hint: deck.hint }),
    cards,
  }
}
