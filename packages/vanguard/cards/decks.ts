import type { Deck } from '@fudaba/kernel'
import { set } from './set1/generated.ts'

/** Ready decks, from the set's folder. */
export const decks1: readonly Deck[] = (set.decks ?? []).map(({ cards, ...deck }) => ({
  ...deck,
  cards: Object.entries(cards).flatMap(([card, n]) => Array.from({ length: n }, () => card)),
}))
