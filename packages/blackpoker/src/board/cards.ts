import { CardCell, type Game } from '@fudaba/kernel/rules'
import { fact, direct } from '../book.ts'

/** スート. */
export const suits = ['♠', '♡', '◇', '♣'] as const
export type Suit = (typeof suits)[number]

/** A playing card: rank 1 (A) to 13 (K); the Joker has rank 0 and no suit. */
export interface PlayingCard {
  readonly id: string
  readonly suit: Suit | null
  readonly rank: number
}

const rankName = (rank: number): string => ['Joker', 'A'][rank] ?? ['J', 'Q', 'K'][rank - 11] ?? String(rank)

export const JOKER = 0
export const ACE = 1
export const JACK = 11
export const KING = 13

/** Every card there is: 52 and the Joker, of which a deck may hold two. */
export const cards: readonly PlayingCard[] = [
  ...suits.flatMap((suit) =>
    Array.from({ length: KING }, (_, i): PlayingCard => ({ id: suit + rankName(i + 1), suit, rank: i + 1 })),
  ),
  { id: 'Joker', suit: null, rank: JOKER },
]

/** Spellings people type: S5, s5, ♠5, ♢Q, Joker. */
export function cardByWord(word: string): PlayingCard | undefined {
  const letters: Readonly<Record<string, string>> = {
    S: '♠',
    H: '♡',
    D: '◇',
    C: '♣',
    '♥': '♡',
    '♦': '◇',
    '♢': '◇',
  }
  const first = word.slice(0, 1).toUpperCase()
  const id = (letters[first] ?? first) + word.slice(1).toUpperCase()
  return cards.find((c) => c.id === id || c.id.toUpperCase() === word.toUpperCase())
}

const ace = fact('base.3.2.13', 1, 0)
const jack = fact('base.3.2.14', 11, 0)
const queen = fact('base.3.2.15', 12, 0)
const king = fact('base.3.2.16', 13, 0)
direct('base.3.2.17')

/** 数字: what the card counts. */
export function numberOf(card: PlayingCard): number {
  switch (card.rank) {
    case 0:
      return 0
    case 1:
      return ace()
    case 11:
      return jack()
    case 12:
      return queen()
    case 13:
      return king()
    default:
      return card.rank
  }
}

/** Printed data of a card in play. */
export const printed = (g: Game, card: number): PlayingCard => g.printed(card) as PlayingCard

/** Joker, A, J, Q or K: the ranks of 世代交代. */
export const isCourt = (card: PlayingCard): boolean => card.rank <= ACE || card.rank >= JACK

export const ownerOf = (g: Game, card: number): 0 | 1 => g.card(card, CardCell.owner) as 0 | 1
