import type { Book, GameRules } from '@fudaba/kernel'
import { basic } from '../cards/basic.ts'
import { rulebook } from '../rulebook/index.ts'
import { book, fact } from './book.ts'
import { type VanguardCard, readCard, setsOf } from './cards.ts'
import { settings } from './config.ts'
import { checkDeck, decks } from './deck.ts'
import { describe, facts } from './describe.ts'
import { evaluate } from './evaluate.ts'
import { layout } from './layout.ts'
import { messages } from './messages.ts'
import { position } from './position.ts'
import { begin } from './setup.ts'
import { abilitiesOfCard } from './texts.ts'

for (const card of basic) {
  setsOf(card)
  abilitiesOfCard(card)
}
const players = fact('1.1.1', 2, 0)

/** カードファイト!! ヴァンガード, comprehensive rules 1.45.4. */
export const vanguard: GameRules<VanguardCard> = {
  name: rulebook.game,
  // The book's declarations take this game's clause ids only; readers of the book take any.
  book: book as unknown as Book,
  settings,
  cards: basic,
  players,
  cardId: (card) => card.id,
  cardName: (card) => ({ ja: card.name, en: card.name }),
  cardByWord: (word) => basic.find((card) => card.name === word),
  readCard(literal) {
    const card = readCard(literal)
    abilitiesOfCard(card)
    return card
  },
  decks,
  defaultDecks: () => ['caravan', 'fortress'],
  checkDeck,
  begin,
  decisionBound: 20_000,
  describe,
  facts,
  evaluate,
  position,
  messages,
  layout,
}

export { rulebook, type VanguardClause } from '../rulebook/index.ts'
export type { VanguardCard } from './cards.ts'
export { characteristics } from './units.ts'
export type { VanguardConfig } from './config.ts'
export { zones } from './zones.ts'
