import {
  type BringsWords,
  type CardSet,
  cardsInText,
  checkCard,
  type CardGame,
  type DatedCard,
} from '@fudaba/cardtext'
import { stringify } from 'yaml'
import { FileError } from '../source/fileError.ts'
import { CARDS_FORMAT, parseCards } from './cardsFile.ts'
import { parseCardsTable } from './cardsTable.ts'
import { gameOfText, isPlainText } from './plainCards.ts'

/** Cards for somebody who mends them where they are shown: one that is not whole comes as it stands. */
export interface LooseCards {
  readonly words: NonNullable<CardSet['words']>
  /** Each with an id; those that are whole in the game's own terms. */
  readonly cards: readonly DatedCard[]
}

/** A hostile file is read up to here. */
const MOST_CARDS = 20_000

/**
 * The cards of a text in any form: YAML, JSON, a table, or blocks as they are copied from a site. Throws where the text
 * as a whole is none of these, or is of another game.
 */
export function parseLooseCards(
  file: string,
  text: string,
  game: Pick<CardGame, 'name' | 'plain'> & BringsWords,
): LooseCards {
  if (/\.csv$/iu.test(file))
    return { words: {}, cards: parseCardsTable(file, text, game).map(({ card }) => card) }
  if (!isPlainText(file, text)) {
    const { game: named, words, values } = parseCards(file, text)
    refuseOther(file, named, game.name)
    return { words, cards: withIds(values, game) }
  }
  const { game: named, text: blocks } = gameOfText(text)
  if (named !== undefined) refuseOther(file, named, game.name)
  const found = cardsInText(game, blocks.replace(/^\uFEFF/u, ''))
  const values = found.map(({ value }) => value)
  // A text without a single field is no list of cards.
  if (!found.some(({ places }) => places.size > 1))
    throw new FileError(file, 'there is no card in it', undefined, [], 'カードが見つかりません')
  return { words: {}, cards: withIds(values, game) }
}

function refuseOther(file: string, named: string, game: string): void {
  if (named !== game)
    throw new FileError(
      file,
      `cards of ${named}, not of ${game}`,
      undefined,
      [],
      `${game}ではなく${named}のカードです`,
    )
}

function withIds(values: readonly unknown[], { fields }: Pick<CardGame, 'fields'>): DatedCard[] {
  const taken = new Set<string>()
  return values.slice(0, MOST_CARDS).flatMap((value): DatedCard[] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    const given = value as Readonly<Record<string, unknown>>
    const wanted = [given['id'], given['name']].find((each) => typeof each === 'string' && each.trim() !== '')
    const id = freeId(typeof wanted === 'string' ? wanted : '?', taken)
    taken.add(id)
    const whole = { ...given, id }
    return [checkCard(fields, whole).card ?? (whole as DatedCard)]
  })
}

/** The id, or the same with a number where it is taken. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const called = wanted.trim().slice(0, 190)
  for (let n = 1; ; n++) {
    const id = n === 1 ? called : `${called} (${n})`
    if (!taken.has(id)) return id
  }
}

/** Cards as the text of a card file. */
export function cardsFileText(game: string, { words, cards }: LooseCards): string {
  return stringify(
    { format: CARDS_FORMAT, game, ...(Object.keys(words).length > 0 && { words }), cards },
    { lineWidth: 0 },
  )
}
