import type { CardText } from '../document/document.ts'
import { readText } from '../document/document.ts'
import type { Grammar } from '../grammar/grammar.ts'
import type { Word, WordList } from '../syntax/words.ts'
import { type DatedCard, cardOn } from './corrections.ts'
import type { PlainGame } from './plainCard.ts'
import { type CardFields, type FieldPath, type PrintedCard, textsIn, valueAt } from './fields.ts'
import { NAME, englishNames } from './names.ts'

/** What a game says about its cards: their fields, the grammar of their texts, and how the rules take them. */
export interface CardGame<Card = unknown> {
  readonly name: string
  readonly fields: CardFields
  readonly grammar: Grammar
  /**
   * Lists of the grammar that are open: words of the field of the same name, and those that a set names, are known
   * before texts are read.
   */
  readonly brings: Readonly<Record<string, WordList>>
  /** The list of names that texts quote: those that have English on a card, or in the words of a set. */
  readonly names?: WordList
  /** What cards print without labels, for those that are copied as plain text. */
  readonly plain?: PlainGame['plain']
  /** How a text of this card is read, where that depends on the card; absent: by the grammar alone. */
  read?(grammar: Grammar, card: PrintedCard, text: string, path: FieldPath): CardText
  /**
   * The card as the rules play it, corrections and all: which of them count is up to each game that is played. What its
   * texts do is read when rules are made with it.
   */
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

/** What of a game says which words its cards bring. */
export type BringsWords = Pick<CardGame, 'fields' | 'brings' | 'names'>

/** The fields whose words a set may give English for. */
export const wordFields = ({ brings, names }: BringsWords): string[] => [
  ...Object.keys(brings),
  ...(names === undefined ? [] : [NAME]),
]

/**
 * The words of a set and the names on its cards as a game's sentences (`card.<field>.<word>`), so that tables can say
 * them in either language.
 */
export function wordSentences(
  { fields }: Pick<CardGame, 'fields'>,
  cards: readonly object[],
  words: CardSet['words'] = {},
): Record<string, { ja: string; en: string }> {
  const named = cards.flatMap((card) => englishNames(fields, card))
  const brought = Object.entries(words).flatMap(([field, known]) =>
    Object.entries(known).map(([ja, en]) => ({ field, ja, en })),
  )
  return Object.fromEntries(
    [...named, ...brought].map(({ field, ja, en }) => [`card.${field}.${ja}`, { ja, en }]),
  )
}

/** A ready deck of a card set. */
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
  const reading = withWordsOf(game, cards, set.words)
  return cards.map((printed) => ({ printed, texts: readTexts(reading, printed) }))
}

/** The texts of one card, whose words are known already. */
export const readTexts = ({ fields, grammar, read }: CardGame, card: PrintedCard): CardTexts =>
  new Map(
    textsIn(fields, card).map(({ path, text }) => [
      path.join('.'),
      read?.(grammar, card, text, path) ?? readText(grammar, text),
    ]),
  )

/** The game as cards are read that bring words of their own (classes, organisations …): its own grammar stays as it is. */
export function withWordsOf<Card>(
  game: CardGame<Card>,
  cards: readonly object[],
  english: CardSet['words'],
): CardGame<Card> {
  const grammar = game.grammar.knowing(wordsOf(game, cards, english))
  return grammar === game.grammar ? game : { ...game, grammar }
}

/**
 * The words that cards bring, by the list they belong to: those of the field of its name, and those that a set names.
 * A name is among them if its English is known.
 */
export function wordsOf(
  { fields, brings, names }: BringsWords,
  cards: readonly object[],
  english: CardSet['words'] = {},
): Map<WordList, Word[]> {
  const out = new Map<WordList, Word[]>()
  for (const [field, list] of Object.entries(brings)) {
    const own = cards.flatMap((card) => wordsIn(valueAt(card, [field])))
    const named: Readonly<Record<string, string>> = Object.hasOwn(english, field) ? english[field] : {}
    const all = [...new Set([...Object.keys(named), ...own])].filter((ja) => ja !== '')
    const word = (ja: string): Word => ({ id: ja, ja, en: Object.hasOwn(named, ja) ? named[ja] : `“${ja}”` })
    out.set(list, [...(out.get(list) ?? []), ...all.map(word)])
  }
  if (names !== undefined) out.set(names, namesIn(fields, cards, english[NAME]))
  return out
}

function namesIn(
  fields: CardFields,
  cards: readonly object[],
  english: Readonly<Record<string, string>> = {},
): Word[] {
  const known = new Map(Object.entries(english))
  for (const { ja, en } of cards.flatMap((card) => englishNames(fields, card)))
    if (!known.has(ja)) known.set(ja, en)
  return [...known].map(([ja, en]) => ({ id: ja, ja, en }))
}

const wordsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : []

/** Adds the words of the game's own cards to its lists, before any text is read: while the game is loaded. */
export function bringWords(
  game: BringsWords,
  cards: readonly object[],
  english: NonNullable<CardSet['words']>,
): void {
  for (const [list, words] of wordsOf(game, cards, english))
    for (const word of words) if (!list.has(word.id)) list.add(word)
}
