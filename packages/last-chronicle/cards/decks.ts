import type { Deck } from '@fudaba/kernel'

const times = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([id, n]) => Array.from({ length: n }, () => id))
const three = (...ids: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(ids.map((id) => [id, 3]))

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `S-${String(from + i).padStart(3, '0')}`)

/** Two ready decks of fifty: white, orange and purple against black, blue and what belongs to none. */
export const starterDecks: readonly Deck[] = [
  {
    name: 'dawn',
    title: { ja: '暁', en: 'Dawn' },
    cards: times({ ...three(...range(1, 11), ...range(21, 24)), 'S-012': 3, 'S-013': 2 }),
  },
  {
    name: 'dusk',
    title: { ja: '黄昏', en: 'Dusk' },
    cards: times({ ...three(...range(13, 24), ...range(9, 11)), 'S-001': 3, 'S-002': 2 }),
  },
]
