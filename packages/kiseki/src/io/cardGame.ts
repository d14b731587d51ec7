import {
  type CardGame,
  type CardLine,
  type CardSet,
  type PrintedCard,
  bringWords,
  playerLines,
  readText,
  readTexts,
  wordSentences,
} from '@fudaba/cardtext'
import type { CardWords } from '@fudaba/kernel'
import type { Book, EnteredCards } from '@fudaba/kernel/rules'
import { grammar } from '../../grammar/index.ts'
import { brings, cardFields, names, plain } from './cardFields.ts'
import { type KisekiCard, setsOf } from '../board/cards.ts'
import { settings } from '../board/config.ts'
import { correctedOn, versions } from '../board/corrected.ts'
import { textOf } from '../play/texts.ts'
import { organisationMessages } from '../table/messages.ts'
import { cardGrammar } from '../text/printedText.ts'

/** Cards from files: what is printed is all there is. */
export const cardGame: CardGame<KisekiCard> = {
  name: 'kiseki',
  fields: cardFields,
  grammar,
  brings,
  names,
  plain,
  make: (card) => card as unknown as KisekiCard,
}

/** The game with the words of this book. */
const gameIn = (book: Book): CardGame<KisekiCard> => ({ ...cardGame, grammar: cardGrammar.in(book).grammar })

/** Numbers the words of cards and makes rules of their texts: once, before any game begins with the book. */
export function enter(
  into: Book,
  cards: readonly KisekiCard[],
  words: CardWords = {},
): EnteredCards<KisekiCard> {
  cardGrammar.in(into).bring(cardGame, cards, words)
  const all = cards.flatMap((card) => versions(card))
  for (const card of all) setsOf(into, card)
  for (const card of all) textOf(into, card)
  return {
    cards,
    messages: { ...wordSentences(cardGame, cards, words), ...organisationMessages(words['organisations']) },
  }
}

const byId = (a: KisekiCard, b: KisekiCard): number => (a.id < b.id ? -1 : 1)

/** The game's own cards, in the order of their ids. Its words are known before the first text is read. */
export function readSet(into: Book, set: CardSet): EnteredCards<KisekiCard> {
  bringWords(cardGame, set.cards, set.words ?? {})
  return enter(into, set.cards.map(cardGame.make).sort(byId), set.words)
}

/** What a card says on the usual day of corrections, for players; what was not read is marked. */
export function cardText(card: KisekiCard, book: Book): CardLine[] {
  const game = gameIn(book)
  const usual = correctedOn(card, settings.correctionsDate.default)
  const idle = new Set((usual.text ?? '').split('\n').filter((line) => isIdle(game, usual, line)))
  return playerLines(game, readTexts(game, usual as unknown as PrintedCard)).map((line) =>
    idle.has(line.text.ja) ? { ...line, unread: true } : line,
  )
}

/** An effect without a mark (207.3) is carried out as its card resolves: on a UNIT or an ITEM there is no such moment. */
const isIdle = (game: CardGame<KisekiCard>, { types }: KisekiCard, line: string): boolean =>
  types.every((type) => type === 'UNIT' || type === 'ITEM') &&
  readText(game.grammar, line).paragraphs.some(
    ({ ability, bullet }) => bullet === '' && ability?.kind === 'instruction',
  )
