import { KernelError } from './errors.ts'
import type { Deck, GameRules } from './rules.ts'

/** The same game with more cards and decks: those that somebody brings. The cards are the game's own already. */
export function withCards<Card>(
  rules: GameRules<Card>,
  cards: readonly Card[],
  decks: readonly Deck[] = [],
): GameRules<Card> {
  const ids = new Set(rules.cards.map((card) => rules.cardId(card)))
  for (const id of cards.map((card) => rules.cardId(card))) {
    if (ids.has(id)) throw new KernelError('bad-deck', `${rules.name} has a card ${id} already`)
    ids.add(id)
  }
  const named = (card: Card, word: string): boolean => {
    const { ja, en } = rules.cardName(card)
    return ja === word || en === word
  }
  return {
    ...rules,
    cards: [...rules.cards, ...cards],
    decks: [...rules.decks, ...decks],
    cardByWord: (word) => rules.cardByWord?.(word) ?? cards.find((card) => named(card, word)),
  }
}
