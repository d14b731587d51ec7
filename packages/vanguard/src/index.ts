import type { GameRules } from '@fudaba/kernel'
import type { Book } from '@fudaba/kernel/rules'
import { set } from '../cards/set1/generated.ts'
import { rulebook } from '../rulebook/index.ts'
import { book, fact } from './book.ts'
// First: players are told of actions in the order of their declarations, and legion stands before the guard.
import './play/seekMate.ts'
import { cardFields } from './io/cardFields.ts'
import { cardText, enter, readSet } from './io/cardGame.ts'
import { checkedLiteral, englishFields, setDecks } from '@fudaba/cardtext'
import { type VanguardCard, cardName, readCard } from './board/cards.ts'
import { settings } from './board/config.ts'
import { checkDeck, deckParts } from './io/deck.ts'
import { describe, facts } from './table/describe.ts'
import { evaluate } from './io/evaluate.ts'
import { asPrinted } from './text/printedText.ts'
import { helper } from './table/guidance.ts'
import { layout } from './table/layout.ts'
import { about } from './table/about.ts'
import { sums } from './table/sums.ts'
import { messages } from './table/messages.ts'
import { positionOf } from './io/position.ts'
import { primer } from './table/primer.ts'
import { priorOf } from './io/prior.ts'
import { begin } from './turn/setup.ts'
import { window } from './table/window.ts'

/** The book's declarations take this game's clause ids only; readers of the book take any. */
const anyBook = book as unknown as Book
const { cards, messages: wordMessages } = readSet(anyBook, set)
const decks = setDecks(set)
const players = fact('1.1.1', 2, 0)

/** カードファイト!! ヴァンガード, comprehensive rules 1.45.4. */
export const vanguard: GameRules<VanguardCard> = {
  name: rulebook.game,
  book: anyBook,
  revision: 2,
  settings,
  cards,
  players,
  cardId: (card) => card.id,
  cardName,
  cardByWord: (word) => cards.find((card) => Object.values(cardName(card)).includes(word)),
  cardText,
  readCard: (literal) => readCard(checkedLiteral(cardFields, literal)),
  unplayed: englishFields(cardFields),
  enter,
  asPrinted,
  decks,
  defaultDecks: () => [decks[0].name, decks[1].name],
  checkDeck,
  deckParts,
  begin,
  decisionBound: 20_000,
  describe,
  facts,
  prior: priorOf(decks),
  position: positionOf(cards),
  table: {
    sums,
    helper,
    window,
    messages: { ...wordMessages, ...about, ...primer, ...messages },
    layout,
  },
  ai: { evaluate, playouts: 2, judged: 'moment', together: ['guard', 'intercept'] },
}

// Beside what other packages use: what rows of the rulebook name under `models`.
export { cardGame } from './io/cardGame.ts'
export type { VanguardCard } from './board/cards.ts'
export { shieldNeeded } from './table/guidance.ts'
export { vanguardDamage } from './board/state.ts'
export { texts } from './play/texts.ts'
export { testBoard } from './io/testBoard.ts'
export { characteristics } from './board/characteristics.ts'
export { zones } from './board/zones.ts'
