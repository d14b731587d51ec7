import type { Book, GameRules } from '@fudaba/kernel'
import { catalogue } from '../cards/catalogue.ts'
import { set } from '../cards/set1/generated.ts'
import { rulebook } from '../rulebook/index.ts'
import { book, fact } from './book.ts'
import { cardText, enter } from './cardGame.ts'
import { wordSentences } from '@fudaba/cardtext'
import { type ChronicleCard, readCard } from './cards.ts'
import { settings } from './config.ts'
import { checkDeck, decks } from './deck.ts'
import { describe, facts } from './describe.ts'
import { evaluate } from './evaluate.ts'
import { helper, suggested } from './guidance.ts'
import { layout } from './layout.ts'
import { about } from './about.ts'
import { messages } from './messages.ts'
import { position } from './position.ts'
import { primer } from './primer.ts'
import { refused } from './refusals.ts'
import { begin } from './setup.ts'
import { foregone, window } from './window.ts'
import { costSentences } from './words.ts'
import './keywordRules.ts'
import './lastInformation.ts'
import './modifiers.ts'
import './replacing.ts'
import './timestamps.ts'

const players = fact('1.1', 2, 0)

/** ラストクロニクル, comprehensive rules. */
export const lastChronicle: GameRules<ChronicleCard> = {
  name: rulebook.game,
  // The book's declarations take this game's clause ids only; readers of the book take any.
  book: book as unknown as Book,
  settings,
  cards: catalogue,
  players,
  cardId: (card) => card.id,
  cardName: ({ name }) => ({ ja: name, en: name }),
  cardText,
  cardByWord: (word) => catalogue.find(({ name }) => name === word),
  readCard: (literal) => enter(readCard(literal)),
  decks,
  defaultDecks: () => ['hill', 'plains'],
  checkDeck,
  begin,
  decisionBound: 20_000,
  describe,
  facts,
  evaluate,
  judged: 'moment',
  window,
  helper,
  refused,
  suggested,
  foregone,
  position,
  messages: {
    ...wordSentences(set),
    ...costSentences(catalogue.flatMap(({ cost, alternative }) => [cost, alternative])),
    ...about,
    ...primer,
    ...messages,
  },
  layout,
}

export { rulebook, type ChronicleClause } from '../rulebook/index.ts'
export { isSquad } from './battleUnits.ts'
export { cardGame } from './cardGame.ts'
export { ownerOf, type ChronicleCard } from './cards.ts'
export { testBoard } from './testBoard.ts'
export { characteristics, layers } from './characteristics.ts'
export type { ChronicleConfig } from './config.ts'
export { keywords } from './keywords.ts'
export { costKinds } from './play/index.ts'
export { priority } from './priority.ts'
export { ruleProcess } from './ruleProcess.ts'
export { abilityKinds, effectKinds } from './play/kinds.ts'
export { sourceOf } from './play/source.ts'
export { exchange } from './exchange.ts'
export { damage, turnPlayer } from './state.ts'
export { tokenKind } from './tokens.ts'
export { face, orientation, zones } from './zones.ts'
export { players }
