import type { Book, GameRules } from '@fudaba/kernel'
import { catalogue } from '../cards/catalogue.ts'
import { set } from '../cards/set1/generated.ts'
import { rulebook } from '../rulebook/index.ts'
import { book, fact } from './book.ts'
import { cardText, enter } from './cardGame.ts'
import { wordSentences } from '@fudaba/cardtext'
import { type VanguardCard, readCard } from './cards.ts'
import { settings } from './config.ts'
import { checkDeck, decks, defaultDecks } from './deck.ts'
import { describe, facts } from './describe.ts'
import { evaluate } from './evaluate.ts'
import { helper } from './guidance.ts'
import { layout } from './layout.ts'
import { about } from './about.ts'
import { messages } from './messages.ts'
import { position } from './position.ts'
import { primer } from './primer.ts'
import { refused } from './refusals.ts'
import { prior } from './prior.ts'
import { begin } from './setup.ts'
import { window } from './window.ts'

const cards = catalogue.map(enter)
const players = fact('1.1.1', 2, 0)

/** カードファイト!! ヴァンガード, comprehensive rules 1.45.4. */
export const vanguard: GameRules<VanguardCard> = {
  name: rulebook.game,
  // The book's declarations take this game's clause ids only; readers of the book take any.
  book: book as unknown as Book,
  settings,
  cards,
  players,
  cardId: (card) => card.id,
  cardName: (card) => ({ ja: card.name, en: card.name }),
  cardByWord: (word) => cards.find((card) => card.name === word),
  cardText,
  readCard: (literal) => enter(readCard(literal)),
  decks,
  defaultDecks,
  checkDeck,
  begin,
  decisionBound: 20_000,
  describe,
  facts,
  evaluate,
  prior,
  playouts: 2,
  judged: 'moment',
  together: ['guard', 'intercept'],
  helper,
  refused,
  window,
  position,
  messages: { ...wordSentences(set), ...about, ...primer, ...messages },
  layout,
}

export { rulebook, type VanguardClause } from '../rulebook/index.ts'
export { grammar } from '../grammar/index.ts'
export { cardFields } from './cardFields.ts'
export { cardGame } from './cardGame.ts'
export type { VanguardCard } from './cards.ts'
export { helper, shieldNeeded } from './guidance.ts'
export { vanguardDamage } from './state.ts'
export { texts } from './texts.ts'
export { testBoard } from './testBoard.ts'
export { characteristics } from './units.ts'
export type { VanguardConfig } from './config.ts'
export { zones } from './zones.ts'
