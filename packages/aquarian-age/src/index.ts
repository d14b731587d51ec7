import type { Book, GameRules } from '@fudaba/kernel'
import { basic } from '../cards/basic.ts'
import { rulebook } from '../rulebook/index.ts'
import { book } from './book.ts'
import { type AquarianCard, readCard, setsOf } from './cards.ts'
import { settings } from './config.ts'
import { checkDeck, decks } from './deck.ts'
import { describe, facts } from './describe.ts'
import { evaluate } from './evaluate.ts'
import { layout } from './layout.ts'
import { messages } from './messages.ts'
import { position } from './position.ts'
import { begin } from './setup.ts'

for (const card of basic) setsOf(card)

/** アクエリアンエイジ, Saga 3, by the seventh rule summary. */
export const aquarianAge: GameRules<AquarianCard> = {
  name: rulebook.game,
  // The book's declarations take this game's clause ids only; readers of the book take any.
  book: book as unknown as Book,
  settings,
  cards: basic,
  players: () => 2,
  cardId: (card) => card.id,
  cardName: (card) => ({ ja: card.name, en: card.name }),
  cardByWord: (word) => basic.find((card) => card.name === word),
  readCard,
  decks,
  defaultDecks: () => ['harbour', 'shrine'],
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

export { rulebook, type AquarianAgeClause } from '../rulebook/index.ts'
export { actions, chain } from './chain.ts'
export { characteristics } from './characters.ts'
export type { AquarianCard } from './cards.ts'
export type { AquarianAgeConfig } from './config.ts'
export type { Skill } from './skills.ts'
export { types } from './words.ts'
export { zones } from './zones.ts'
