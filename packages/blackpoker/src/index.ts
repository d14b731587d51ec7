import { type Book, type Game, type GameRules, O, R, V, playerName } from '@fudaba/kernel'
import { rulebook } from '../rulebook/index.ts'
import './actions/index.ts'
import { attacking } from './actions/attack.ts'
import { book, fact } from './book.ts'
import { type PlayingCard, cardByWord, cards } from './cards.ts'
import { characterOf, entered, isBarrier, size, sizeOf } from './characters.ts'
import { settings } from './config.ts'
import { checkDeck, decks } from './deck.ts'
import { evaluate } from './evaluate.ts'
import { flow, requestName } from './flow.ts'
import { layout } from './layout.ts'
import { about } from './about.ts'
import { messages } from './messages.ts'
import { position } from './position.ts'
import { primer } from './primer.ts'
import { begin } from './setup.ts'
import { turnPlayer } from './turn.ts'
import { helper } from './guidance.ts'
import { suggested } from './defending.ts'
import { usual, window } from './window.ts'
import { field, place } from './zones.ts'

/** A deck of the frame is known to both: every game of a frame is played with the same list, or with all cards. */
book.openDecks = true

const players = fact('base.3.2.1', 2, 0)

function describe(g: Game, row: number): Record<string, string | number | boolean> {
  if (g.object(row, O.stands) > 0) return { action: requestName(g, row) }
  if (!g.inZone(row, field)) return {}
  const character = characterOf(g, row)
  if (isBarrier(g, row)) return { character, place: g.object(row, place) }
  return {
    character,
    size: sizeOf(g, row),
    printedSize: size.base(g, row),
    fresh: g.object(row, entered) === g.get(V.turn),
    attacking: g.relations(attacking, row).some((r) => g.same(row, g.relation(r, R.aId))),
  }
}

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
  facts: (g) => ({ turnPlayer: playerName(turnPlayer(g)), chance: playerName(flow.holder(g)) }),
  evaluate,
  playouts: 3,
  judged: 'moment',
  window,
  usual,
  suggested,
  helper,
  position,
  messages: { ...about, ...primer, ...messages },
  layout,
}

export { actions } from './actions/index.ts'
export { labels, characterOf, sizeOf } from './characters.ts'
export { frames } from './deck.ts'
export { zones, orientation } from './zones.ts'
export { flow as chance } from './flow.ts'
export { rulebook } from '../rulebook/index.ts'
export type { BlackpokerConfig } from './config.ts'
export type { PlayingCard } from './cards.ts'
