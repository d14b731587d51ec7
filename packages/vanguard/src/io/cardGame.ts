import {
  type CardGame,
  type CardLine,
  type CardSet,
  type PrintedCard,
  bringWords,
  playerLines,
  readTexts,
  wordSentences,
} from '@fudaba/cardtext'
import type { CardWords } from '@fudaba/kernel'
import type { Book, EnteredCards } from '@fudaba/kernel/rules'
import { grammar } from '../../grammar/index.ts'
import { brings, cardFields, names } from './cardFields.ts'
import { fromFile } from './cardFile.ts'
import { type VanguardCard, setsOf } from '../board/cards.ts'
import { cardGrammar, completed } from '../text/printedText.ts'
import { abilitiesOfCard } from '../play/texts.ts'

/** Cards from files: what is printed is all there is. */
export const cardGame: CardGame<VanguardCard> = {
  name: 'vanguard',
  fields: cardFields,
  grammar,
  brings,
  names,
  make: fromFile,
}

/** The words of a card as files have them: a card that is played has one race. */
const wordsOn = ({ race, ...card }: VanguardCard): object => ({
  ...card,
  races: race === undefined ? [] : [race],
})

/** Numbers the words of cards and makes rules of their texts: once, before any game begins with the book. */
export function enter(
  into: Book,
  cards: readonly VanguardCard[],
  words: CardWords = {},
): EnteredCards<VanguardCard> {
  cardGrammar.in(into).bring(cardGame, cards.map(wordsOn), words)
  const whole = cards.map((card) => completed(into, card))
  for (const card of whole) setsOf(into, card)
  for (const card of whole) abilitiesOfCard(into, card)
  return { cards: whole, messages: wordSentences(cardGame, cards, words) }
}

const byId = (a: VanguardCard, b: VanguardCard): number => (a.id < b.id ? -1 : 1)

/** The game's own cards, in the order of their ids. Its words are known before the first text is read. */
export function readSet(into: Book, set: CardSet): EnteredCards<VanguardCard> {
  bringWords(cardGame, set.cards, set.words ?? {})
  return enter(into, set.cards.map(fromFile).sort(byId), set.words)
}

/** What a card says, for players; what was not read is marked. */
export function cardText({ id, text }: VanguardCard, book: Book): CardLine[] {
  const printed: PrintedCard = { id, ...(text === undefined ? {} : { text }) }
  const game = { ...cardGame, grammar: cardGrammar.in(book).grammar }
  return playerLines(game, readTexts(game, printed))
}
