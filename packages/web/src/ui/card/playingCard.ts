import type { Words } from '@fudaba/table'

export interface Playing {
  readonly suit: string
  readonly rank: number
}

/** A card of a game with `layout.pips` as a playing card, or null for one without a suit. */
export function playingCard(words: Words, id: string | null): Playing | null {
  const { pips } = words.rules.table.layout
  if (pips === undefined || id === null) return null
  const card = words.printed(id) as Readonly<Record<string, unknown>> | undefined
  const [suit, rank] = [card?.[pips.suit], card?.[pips.rank]]
  return typeof suit === 'string' && typeof rank === 'number' ? { suit, rank } : null
}

/** Where the pips of each rank lie: columns 0 to 2, and a height in percent. */
const columns: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 50]],
  2: [
    [1, 20],
    [1, 80],
  ],
  3: [
    [1, 20],
    [1, 50],
    [1, 80],
  ],
  4: pairs(20, 80),
  5: [...pairs(20, 80), [1, 50]],
  6: pairs(20, 50, 80),
  7: [...pairs(20, 50, 80), [1, 35]],
  8: [...pairs(20, 50, 80), [1, 35], [1, 65]],
  9: [...pairs(14, 38, 62, 86), [1, 50]],
  10: [...pairs(14, 38, 62, 86), [1, 26], [1, 74]],
}

function pairs(...heights: readonly number[]): (readonly [number, number])[] {
  return heights.flatMap((height): (readonly [number, number])[] => [
    [0, height],
    [2, height],
  ])
}

/** Where the pips of a number lie; a court card has none. */
export const pipsOf = (rank: number): readonly (readonly [number, number])[] | undefined => columns[rank]
