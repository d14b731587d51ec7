import type { Bilingual } from '@fudaba/kernel'
import type { Solution } from '../solve/solver.ts'
import type { Puzzle } from './puzzle.ts'

/** Hints from a nudge to the first answer: what the puzzle says itself, then what the solver knows. */
export function hintsOf(puzzle: Puzzle, solution: Solution): readonly Bilingual[] {
  const solving = solution.firsts.filter(({ verdict }) => verdict === 'reached')
  const shortest = [...solving].sort((a, b) => a.line.length - b.line.length).at(0)
  if (shortest === undefined) return puzzle.hints
  const own = shortest.line.filter(({ player }) => player === puzzle.side).length
  return [
    ...puzzle.hints,
    {
      ja: `正しい初手は${solution.firsts.length}通りのうち${solving.length}通り。最短では自分の選択が${own}回`,
      en: `${solving.length} of ${solution.firsts.length} first answers are right; the shortest way takes ${own} answers of yours`,
    },
    { ja: `初手: ${shortest.words.ja}`, en: `It begins with: ${shortest.words.en}` },
  ]
}
