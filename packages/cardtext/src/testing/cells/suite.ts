import { describe, expect, it } from 'vitest'
import { type Cell, type CellGame, type Outcome, occasionsOf } from './cells.ts'
import { deedCells } from './deedCells.ts'
import { eventCells, isOccasion } from './eventCells.ts'
import { outcomeOf } from './reading.ts'
import { pageOf, rowOf } from './table.ts'

/** The page of a game, and what on it is inert. `words`: these alone. */
export function textsPage(
  game: CellGame,
  words?: readonly string[],
): { readonly page: string; readonly inert: readonly string[] } {
  const all = outcomes(
    game,
    cellsOf(game).filter(({ word }) => words?.includes(word) ?? true),
  )
  return { page: pageOf(game.title, all, game.untried), inert: inert(all) }
}

/** Every cell of a game, word by word. */
const cellsOf = (game: CellGame): Cell[] => [
  ...Object.keys(game.occasions).flatMap((word) =>
    occasionsOf(game, word).flatMap((occasion) => eventCells(game, word, occasion)),
  ),
  ...Object.entries(game.deeds).flatMap(([word, deed]) => deedCells(game, word, deed)),
]
const outcomes = (game: CellGame, cells: readonly Cell[]): Outcome[] =>
  cells.map((cell) => outcomeOf(game.grammar, game.bullet, cell))

/** What each cell that is read and does nothing should have done. */
const inert = (of: readonly Outcome[]): string[] =>
  of
    .filter(({ outcome }) => outcome === 'inert')
    .map(({ word, frame, sentence, reason }) => `${word}, ${frame}: ${sentence} – ${reason}`)

/** One of so many is played out in each run of all tests. */
const EACH = 15

/** Registers what holds for a part of the cells; `page` is the committed page of the game. */
export function someCells(game: CellGame, page: string): void {
  describe(`words in frames: ${game.grammar.spec.name}`, () => {
    it('every word has its occasion or its deed', () => {
      const { untried = {} } = game
      const missing = game.events.filter(
        (word) => occasionsOf(game, word).length === 0 && untried[word] === undefined,
      )
      expect(missing).toEqual([])
      expect(
        game.doing.filter((word) => game.deeds[word] === undefined && untried[word] === undefined),
      ).toEqual([])
    })
    it('some cells do what the page says', () => {
      const some = outcomes(
        game,
        cellsOf(game).filter((_, i) => i % EACH === 0),
      )
      expect(inert(some)).toEqual([])
      for (const outcome of some) expect(page).toContain(rowOf(outcome))
    })
  })
}

/** Registers what holds for all of them, and that the page is what they say. */
export function allCells(game: CellGame, page: string): void {
  describe(`words in frames: ${game.grammar.spec.name}`, () => {
    it('every occasion comes about where nothing stands in its way', () => {
      const never = Object.keys(game.occasions).filter((word) =>
        occasionsOf(game, word).some((occasion) => !isOccasion(game, occasion)),
      )
      expect(never).toEqual([])
    })
    it('no cell is read and does nothing, and the page is not stale', () => {
      const now = textsPage(game)
      expect(now.inert).toEqual([])
      expect(page).toBe(now.page)
    })
  })
}
