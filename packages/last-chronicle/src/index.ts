import { checkedLiteral, englishFields, setDecks } from '@fudaba/cardtext'
import type { GameRules } from '@fudaba/kernel'
import type { Book } from '@fudaba/kernel/rules'
import { set } from '../cards/set1/generated.ts'
import { starter } from '../cards/starter.ts'
import { rulebook } from '../rulebook/index.ts'
import { book, fact } from './book.ts'
import { cardFields } from './io/cardFields.ts'
import { cardsOfSet, enter } from './io/cardFile.ts'
import { cardText } from './io/cardGame.ts'
import { type ChronicleCard, cardName, readCard } from './board/cards.ts'
import { settings } from './board/config.ts'
import { checkDeck } from './io/deck.ts'
import { describe, facts } from './table/describe.ts'
import { evaluate } from './io/evaluate.ts'
import { asPrinted } from './text/printedText.ts'
import { helper, suggested } from './table/guidance.ts'
import { layout } from './table/layout.ts'
import { about } from './table/about.ts'
import { sums } from './table/sums.ts'
import { messages } from './table/messages.ts'
import { position } from './io/position.ts'
import { primer } from './table/primer.ts'
import { begin } from './turn/setup.ts'
import { foregone, window } from './table/window.ts'
import './battle/keywordRules.ts'
import './changes/lastInformation.ts'
import './changes/modifiers.ts'
import './changes/replacement.ts'
import './changes/timestamps.ts'

/** The book's declarations take this game's clause ids only; readers of the book take any. */
const anyBook = book as unknown as Book
/** Every card of the game, as the rules play it. */
const { cards: catalogue, messages: cardMessages } = enter(
  anyBook,
  [...cardsOfSet(set), ...starter],
  set.words,
)

/** 1.1: how many play. */
const players = fact('1.1', 2, 0)

/** ラストクロニクル, comprehensive rules. */
export const lastChronicle: GameRules<ChronicleCard> = {
  name: rulebook.game,
  book: anyBook,
  revision: 2,
  settings,
  cards: catalogue,
  players,
  cardId: (card) => card.id,
  cardName,
  cardText,
  cardByWord: (word) => catalogue.find((card) => Object.values(cardName(card)).includes(word)),
  readCard: (literal) => readCard(checkedLiteral(cardFields, literal)),
  unplayed: englishFields(cardFields),
  enter,
  asPrinted,
  decks: setDecks(set),
  defaultDecks: () => ['hill', 'plains'],
  checkDeck,
  begin,
  decisionBound: 20_000,
  describe,
  facts,
  // What a position leaves open is filled with cards without a text first.
  position: { ...position, filler: () => [...starter, ...catalogue].map(({ id }) => id) },
  table: {
    window,
    sums,
    helper,
    suggested,
    foregone,
    messages: {
      ...cardMessages,
      ...about,
      ...primer,
      ...messages,
    },
    layout,
  },
  ai: { evaluate, judged: 'moment' },
}

// Beside what other packages use: what rows of the rulebook name under `models`.
export { isSquad } from './battle/battleUnits.ts'
export { cardGame } from './io/cardGame.ts'
export { ownerOf, type ChronicleCard } from './board/cards.ts'
export { testBoard } from './io/testBoard.ts'
export { characteristics, layers } from './board/characteristics.ts'
export { keywords } from './board/keywords.ts'
export { costKinds } from './play/index.ts'
export { ruleProcess } from './turn/ruleCheck.ts'
export { abilityKinds, effectKinds } from './play/kinds.ts'
export { sourceOf } from './play/source.ts'
export { damage, turnPlayer } from './board/state.ts'
export { tokenKind } from './board/tokens.ts'
export { face, orientation, zones } from './board/zones.ts'
export { players }
