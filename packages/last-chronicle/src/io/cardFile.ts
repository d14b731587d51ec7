import {
  type BringsWords,
  type CardSet,
  type DatedCard,
  bringWords,
  cardOn,
  wordSentences,
} from '@fudaba/cardtext'
import type { CardWords } from '@fudaba/kernel'
import type { Book, EnteredCards } from '@fudaba/kernel/rules'
import { type ChronicleCard, type LampColour, factsOf } from '../board/cards.ts'
import { textOf } from '../play/index.ts'
import { costSentences } from '../board/words.ts'
import { cardGrammar, completed } from '../text/printedText.ts'
import { brings, cardFields, names } from './cardFields.ts'

/** From the card of a file to the card that the rules play. */

const bringing: BringsWords = { fields: cardFields, brings, names }

/** Lamps stand in a file as letters. */
const LAMPS: Readonly<Record<string, LampColour>> = { 無: 'none', 緑: 'green', 赤: 'red' }

/** The newest printing of a card: this game has no day on which another one counts. */
export function fromFile(card: DatedCard): ChronicleCard {
  const { lamps, ...printed } = cardOn(card, null)
  const colours = typeof lamps === 'string' ? lamps.split('').map((letter) => LAMPS[letter] ?? 'none') : null
  return {
    categories: [],
    ...(printed as object),
    ...(colours !== null && { lamps: colours }),
  } as unknown as ChronicleCard
}

const byId = (a: ChronicleCard, b: ChronicleCard): number => (a.id < b.id ? -1 : 1)
/** The game's own cards as they are printed, by id. Its texts are read with its words. */
export function cardsOfSet({ cards, words = {} }: CardSet): ChronicleCard[] {
  bringWords(bringing, cards, words)
  return cards.map(fromFile).sort(byId)
}

/**
 * Completes cards with what their texts say, numbers their words and compiles the texts: once, before any game begins
 * with the book.
 */
export function enter(
  into: Book,
  cards: readonly ChronicleCard[],
  words: CardWords = {},
): EnteredCards<ChronicleCard> {
  cardGrammar.in(into).bring(bringing, cards, words)
  const whole = cards.map((card) => completed(into, card))
  for (const card of whole) factsOf(into, card)
  for (const card of whole) textOf(into, card)
  const costs = costSentences(whole.flatMap(({ cost, alternative }) => [cost, alternative]))
  return { cards: whole, messages: { ...wordSentences(bringing, cards, words), ...costs } }
}
