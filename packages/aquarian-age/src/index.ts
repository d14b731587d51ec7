import type { Book, GameRules } from '@fudaba/kernel'
import { catalogue } from '../cards/catalogue.ts'
import { set } from '../cards/set1/generated.ts'
import { rulebook } from '../rulebook/index.ts'
import { book } from './book.ts'
import { cardText, enter } from './cardGame.ts'
import { wordSentences } from '@fudaba/cardtext'
import { type AquarianCard, readCard } from './cards.ts'
import { settings } from './config.ts'
import { checkDeck, decks } from './deck.ts'
import { describe, facts } from './describe.ts'
import { evaluate } from './evaluate.ts'
import { helper } from './guidance.ts'
import { layout } from './layout.ts'
import { about } from './about.ts'
import { messages } from './messages.ts'
import { position } from './position.ts'
import { primer } from './primer.ts'
import { refused } from './refusals.ts'
import { begin } from './setup.ts'
import { window } from './window.ts'
import './discarding.ts'

const cards = catalogue.map(enter)

/** アクエリアンエイジ, Saga 3, by the seventh rule summary. */
export const aquarianAge: GameRules<AquarianCard> = {
  name: rulebook.game,
  // The book's declarations take this game's clause ids only; readers of the book take any.
  book: book as unknown as Book,
  settings,
  cards,
  players: () => 2,
  cardId: (card) => card.id,
  cardName: (card) => ({ ja: card.name, en: card.name }),
  cardByWord: (word) => cards.find((card) => card.name === word),
  cardText,
  readCard: (literal) => enter(readCard(literal)),
  decks,
  defaultDecks: () => [decks[0].name, decks[2].name],
  checkDeck,
  begin,
  decisionBound: 20_000,
  describe,
  facts,
  evaluate,
  window,
  helper,
  refused,
  position,
  messages: { ...wordSentences(set), ...about, ...primer, ...messages },
  layout,
}

export { grammar } from '../grammar/index.ts'
export { cardFields } from './cardFields.ts'
export { cardGame } from './cardGame.ts'
export { rulebook, type AquarianAgeClause } from '../rulebook/index.ts'
export { actions, chain } from './chain.ts'
export { characteristics } from './characters.ts'
export type { AquarianCard } from './cards.ts'
export type { AquarianAgeConfig } from './config.ts'
export { defineSkill } from './skillDefinitions.ts'
export type { Skill } from './skills.ts'
export { testBoard } from './testBoard.ts'
export { types } from './words.ts'
export { zones } from './zones.ts'
