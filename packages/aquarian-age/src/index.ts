import { checkedLiteral, englishFields, setDecks } from '@fudaba/cardtext'
import type { GameRules } from '@fudaba/kernel'
import type { Book } from '@fudaba/kernel/rules'
import { set } from '../cards/set1/generated.ts'
import { rulebook } from '../rulebook/index.ts'
import { book } from './book.ts'
import { cardFields } from './io/cardFields.ts'
import { asPrinted, cardsOfSet, enter } from './io/cardFile.ts'
import { cardText } from './io/cardGame.ts'
import { type AquarianCard, cardName, readCard } from './board/cards.ts'
import { settings } from './board/config.ts'
import { checkDeckBy } from './io/deck.ts'
import { describe, facts } from './table/describe.ts'
import { evaluate } from './io/evaluate.ts'
import { helper } from './table/guidance.ts'
import { layout } from './table/layout.ts'
import { about } from './table/about.ts'
import { sums } from './table/sums.ts'
import { messages } from './table/messages.ts'
import { position } from './io/position.ts'
import { primer } from './table/primer.ts'
import { begin } from './turn/setup.ts'
import { window } from './table/window.ts'
import './changes/bind.ts'
import './changes/discarding.ts'

/** The book's declarations take this game's clause ids only; readers of the book take any. */
const anyBook = book as unknown as Book
/** Every card of the game, as the rules play it. */
const { cards, messages: wordMessages } = enter(anyBook, cardsOfSet(set), set.words)
const decks = setDecks(set)

/** アクエリアンエイジ, Saga 3, by the seventh rule summary. */
export const aquarianAge: GameRules<AquarianCard> = {
  name: rulebook.game,
  book: anyBook,
  revision: 2,
  settings,
  cards,
  players: () => 2,
  cardId: (card) => card.id,
  cardName,
  cardByWord: (word) => cards.find((card) => Object.values(cardName(card)).includes(word)),
  cardText,
  readCard: (literal) => readCard(checkedLiteral(cardFields, literal, ['x', 'skills'])),
  unplayed: englishFields(cardFields),
  enter,
  asPrinted,
  decks,
  defaultDecks: () => [decks[0].name, decks[2].name],
  checkDeck: checkDeckBy(anyBook),
  begin,
  decisionBound: 20_000,
  describe,
  facts,
  position,
  table: {
    window,
    sums,
    helper,
    messages: { ...wordMessages, ...about, ...primer, ...messages },
    layout,
  },
  ai: { evaluate },
}

// Beside what other packages use: what rows of the rulebook name under `models`.
export { cardGame } from './io/cardGame.ts'
export { characteristics } from './board/characteristics.ts'
export type { AquarianCard } from './board/cards.ts'
export { withSkills } from './io/cardFile.ts'
export type { Skill } from './board/skills.ts'
export { testBoard } from './io/testBoard.ts'
export { types } from './board/words.ts'
