import type { Puzzle } from '../puzzle/puzzle.ts'

/** A collection is data: each puzzle as in a file of its own, without its format. */
const collections: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  blackpoker: () => import('./blackpoker.json', { with: { type: 'json' } }),
  'aquarian-age': () => import('./aquarian-age.json', { with: { type: 'json' } }),
}

/** The puzzles that come with a game, easy ones first; of a game that has none, none. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  if (!Object.hasOwn(collections, game)) return []
  const puzzles = (await collections[game]()).default as readonly Puzzle[]
  return [...puzzles].sort((a, b) => a.grade - b.grade)
}
