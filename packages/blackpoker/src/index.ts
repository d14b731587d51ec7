import type { GameRules } from '@fudaba/kernel'
import type { Book } from '@fudaba/kernel/rules'
import { rulebook } from '../rulebook/index.ts'
import './play/index.ts'
import { book, fact } from './book.ts'
import { type PlayingCard, cardByWord, cards } from './board/cards.ts'
import { settings } from './board/config.ts'
import { checkDeck, decks } from './io/deck.ts'
import { evaluate } from './io/evaluate.ts'
import { describe, facts } from './table/describe.ts'
import { layout } from './table/layout.ts'
import { about } from './table/about.ts'
import { messages } from './table/messages.ts'
import { position } from './io/position.ts'
import { primer } from './table/primer.ts'
import { begin } from './turn/setup.ts'
import { helper } from './table/guidance.ts'
import { suggested } from './table/defending.ts'
import { usual, window } from './table/window.ts'

/** A deck of the frame is known to both: every game of a frame is played with the same list, or with all cards. */
book.openDecks = true

const players = fact('base.3.2.1', 2, 0)

/** BlackPoker, 8th edition, format ライト. */
export const blackpoker: GameRules<PlayingCard> = {
  name: rulebook.game,
  // The book's declarations take this game's clause ids only; readers of the book take any.
  book: book as unknown as Book,
  settings,
  cards,
  players,
  cardId: (card) => card.id,
  cardName: (card) => ({ ja: card.id, en: card.id }),
  cardByWord,
  decks,
  defaultDecks: (config) => (config['frame'] === 'full54' ? ['full54', 'full54'] : ['entry20', 'entry20']),
  checkDeck,
  begin,
  decisionBound: 5000,
  describe,
  facts,
  position,
  table: {
    window,
    sums: { size: { printed: 'soldier.size', cards: 'equipped.size' } },
    usual,
    suggested,
    helper,
    messages: { ...about, ...primer, ...messages },
    layout,
  },
  ai: { evaluate, playouts: 3, judged: 'moment' },
}

// Beside what other packages use: what rows of the rulebook name under `models`.
export { actions } from './play/index.ts'
export { labels, characterOf, sizeOf } from './board/characteristics.ts'
export { frames } from './io/deck.ts'
export { zones, orientation } from './board/zones.ts'
export { flow as chance } from './turn/flow.ts'
export type { PlayingCard } from './board/cards.ts'
