import type { CardText } from '../document.ts'
import { readText } from '../document.ts'
import type { Grammar } from '../grammar.ts'
import type { WordList } from '../syntax/words.ts'
import { type DatedCard, cardOn } from './corrections.ts'
import { type CardFields, type FieldPath, type PrintedCard, textsIn, valueAt } from './fields.ts'

/** What a game says about its cards: their fields, the grammar of their texts, and how the rules take them. */
export interface CardGame<Card = unknown> {
  readonly name: string
  readonly fields: CardFields
  readonly grammar: Grammar
  /**
   * Lists of the grammar that are open: words of the field of the same name, and those that a set names, enter them
   * before texts are read.
   */
  readonly brings: Readonly<Record<string, WordList>>
  /** How a text of this card is read, where that depends on the card; absent: by the grammar alone. */
  read?(card: PrintedCard, text: string, path: FieldPath): CardText
  /** The card as the rules play it, corrections and all: which of them count is up to each game that is played. */
  make(card: DatedCard): Card
}

/** What was read of a card, by the path of the field: `text`, `arts.text`. */
export type CardTexts = ReadonlyMap<string, CardText>

/** A set of cards as plain data, the same from files and from a module. */
export interface CardSet {
  readonly id: string
  readonly name: { readonly ja: string; readonly en: string }
  readonly version: string
  readonly game: string
  /** English for the words that its cards bring, by field. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly cards: readonly DatedCard[]
  readonly decks?: readonly SetDeck[]
}
/** The same words as a game's sentences (`card.<field>.<word>`), so that tables can say them in either language. */
export function wordSentences({ words = {} }: CardSet): Record<string, { ja: string; en: string }> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, known]) =>
      Object.entries(known).map(([ja, en]) => [`card.${field}.${ja}`, { ja, en }]),
    ),
  )
}

export interface SetDeck {
  readonly name: string
  readonly title: { readonly ja: string; readonly en: string }
  /** One sentence for somebody who plays it for the first time. */
  readonly hint?: { readonly ja: string; readonly en: string }
  /** Copies of each card, by its id. */
  readonly cards: Readonly<Record<string, number>>
}

/** A card of a set on a day, with its texts read. */
export interface ReadCard {
  readonly printed: PrintedCard
  readonly texts: CardTexts
}

/**
 * Cards as they read on a day. The words of all of them are known before the first text is read. Without English a
 * word is said as it is printed, in quotes like a name.
 */
export function readCards(
  game: CardGame,
  set: Pick<CardSet, 'cards' | 'words'>,
  day: string | null,
): ReadCard[] {
  const cards = set.cards.map((card) => cardOn(card, day))
  bringWords(game, cards, set.words ?? {})
  return cards.map((printed) => ({ printed, texts: readTexts(game, printed) }))
}

/** The texts of one card, whose words are known already. */
export const readTexts = ({ fields, grammar, read }: CardGame, card: PrintedCard): CardTexts =>
  new Map(
    textsIn(fields, card).map(({ path, text }) => [
      path.join('.'),
      read?.(card, text, path) ?? readText(grammar, text),
    ]),
  )

/** The cards of a set as the rules play them. */
export function cardsOf<Card>(game: CardGame<Card>, set: Pick<CardSet, 'cards' | 'words'>): Card[] {
  bringWords(
    game,
    set.cards.flatMap((card) => [card, cardOn(card, null)]),
    set.words ?? {},
  )
  return set.cards.map((card) => game.make(card))
}

export function bringWords(
  { brings }: Pick<CardGame, 'brings'>,
  cards: readonly object[],
  english: NonNullable<CardSet['words']>,
): void {
  for (const [field, list] of Object.entries(brings)) {
    const own = cards.flatMap((card) => (valueAt(card, [field]) ?? []) as readonly string[])
    const named: Readonly<Record<string, string>> = english[field] ?? {}
    for (const ja of new Set([...Object.keys(named), ...own]))
      if (!list.has(ja)) list.add({ id: ja, ja, en: Object.hasOwn(named, ja) ? named[ja] : `“${ja}”` })
  }
}
