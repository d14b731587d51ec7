import { checkedLiteral, englishFields, setDecks } from '@fudaba/cardtext'
import type { GameRules } from '@fudaba/kernel'
import type { Book } from '@fudaba/kernel/rules'
import { set } from '../cards/set1/generated.ts'
import { rulebook } from '../rulebook/index.ts'
import { book, fact } from './book.ts'
import { cardFields } from './io/cardFields.ts'
import { cardText, enter, readSet } from './io/cardGame.ts'
import { type KisekiCard, cardName, readCard } from './board/cards.ts'
import { settings } from './board/config.ts'
import { deckRules, defaultDecks } from './io/deck.ts'
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
import './changes/modifiers.ts'

/** The book's declarations take this game's clause ids only; readers of the book take any. */
const anyBook = book as unknown as Book

/** 102.1: how many play. */
const players = fact('102.1', 2, 0)

const { cards, messages: wordMessages } = readSet(anyBook, set)

/** 軌跡 TRADING CARD GAME, comprehensive rules 1.0.14. */
export const kiseki: GameRules<KisekiCard> = {
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
  decks: setDecks(set),
  defaultDecks,
  ...deckRules(cards),
  begin,
  decisionBound: 20_000,
  describe,
  facts,
  position,
  table: {
    window,
    sums,
    helper,
    messages: {
      ...about,
      ...primer,
      ...messages,
      ...wordMessages,
    },
    layout,
  },
  ai: { evaluate, playouts: 0.04, judged: 'moment' },
}

// Beside what other packages use: what rows of the rulebook name under `models`.
export { grammar } from '../grammar/index.ts'
export { unknowns } from '../grammar/phrases.ts'
export type { KisekiClause } from '../rulebook/index.ts'
export { corrections } from '../rulebook/corrections.ts'
export { cardGame } from './io/cardGame.ts'
export { ownerOf, type KisekiCard } from './board/cards.ts'
export { characteristics } from './board/characteristics.ts'
export { formats } from './io/deck.ts'
export { iconCrafts } from './text/iconCrafts/index.ts'
export { abilityKinds, effectKinds, sourceOf } from './play/kinds.ts'
export { artOf } from './play/texts.ts'
export { costKinds } from './changes/cost.ts'
export { actions } from './play/actions.ts'
export { priority } from './turn/priority.ts'
export { ruleActions } from './turn/ruleActions.ts'
export { ruleCheck } from './turn/ruleCheck.ts'
export { attributes, pools, states } from './board/state.ts'
export { testBoard } from './io/testBoard.ts'
export { organisations } from './board/words.ts'
export { face, orientation, zones } from './board/zones.ts'
export { players }
