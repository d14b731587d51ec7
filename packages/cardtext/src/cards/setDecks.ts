import type { Deck } from '@fudaba/kernel'
import type { CardSet } from './cardGame.ts'

/** The ready decks of a set, card by card. */
export const setDecks = ({ decks = [] }: CardSet): Deck[] =>
  decks.map(({ cards, ...deck }) => ({
    ...deck,
    cards: Object.entries(cards).flatMap(([card, n]) => Array.from({ length: n }, () => card)),
  }))
