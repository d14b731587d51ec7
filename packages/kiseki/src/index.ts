import { wordSentences } from '@fudaba/cardtext'
import { type Book, type GameRules } from '@fudaba/kernel'
import { catalogue } from '../cards/catalogue.ts'
import { set } from '../cards/set1/generated.ts'
import { rulebook } from '../rulebook/index.ts'
import { book, fact } from './book.ts'
import { cardText, enter } from './cardGame.ts'
import { type KisekiCard, readCard } from './cards.ts'
import { settings } from './config.ts'
import { checkDeck, deckSources, decks, defaultDecks } from './deck.ts'
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
import './modifiers.ts'

const players = fact('102.1', 2, 0)

const cards = catalogue.map(enter)

/** 軌跡 TRADING CARD GAME, comprehensive rules 1.0.14. */
export const kiseki: GameRules<KisekiCard> = {
  name: rulebook.game,
  // The book's declarations take this game's clause ids only; readers of the book take any.
  book: book as unknown as Book,
  settings,
  cards,
  players,
  cardId: (card) => card.id,
  cardName: (card) => ({ ja: nameOf(card), en: nameOf(card) }),
  cardByWord: (word) => cards.find((card) => nameOf(card) === word),
  cardText,
  readCard: (literal) => enter(readCard(literal)),
  decks,
  deckSources,
  defaultDecks,
  checkDeck,
  begin,
  decisionBound: 20_000,
  describe,
  facts,
  evaluate,
  playouts: 0.04,
  judged: 'moment',
  window,
  helper,
  refused,
  position,
  messages: { ...wordSentences(set), ...about, ...primer, ...messages },
  layout,
}

const nameOf = ({ name, sub }: KisekiCard): string => (sub === undefined ? name : `${name}[${sub}]`)

export { grammar } from '../grammar/index.ts'
export { unknowns } from '../grammar/phrases.ts'
export { rulebook, type KisekiClause } from '../rulebook/index.ts'
export { corrections, type CorrectedField, type Correction } from '../rulebook/corrections.ts'
export { openBooster, openBoosters } from './boosters.ts'
export { cardFields } from './cardFields.ts'
export { cardGame } from './cardGame.ts'
export { ownerOf, type KisekiCard, type Rarity } from './cards.ts'
export { characteristics } from './characteristics.ts'
export type { KisekiConfig } from './config.ts'
export { formats } from './deck.ts'
export { iconCrafts } from './iconCrafts/index.ts'
export { abilityKinds, actions, artOf, costKinds, effectKinds, sourceOf } from './play/index.ts'
export { priority } from './priority.ts'
export { loop } from './loops.ts'
export { ruleActions } from './ruleActions.ts'
export { ruleCheck } from './ruleCheck.ts'
export { attributes, pools, states } from './state.ts'
export { testBoard } from './testBoard.ts'
export { organisations } from './words.ts'
export { face, orientation, zones } from './zones.ts'
export { players }
