import type { Bilingual, GameRules } from '@fudaba/kernel'
import { type FirstAnswer, type Solution, solve } from '../solve/solver.ts'
import { type Puzzle, beginPuzzle, goalOf } from './puzzle.ts'

/** Answers a puzzle may take to be solved: some seconds on an ordinary machine. */
export const PUZZLE_BUDGET = 200_000

/** What the solver says of a puzzle, and what is wrong with it. */
export interface PuzzleCheck {
  readonly solution: Solution
  /** Empty: it is sound. */
  readonly faults: readonly Bilingual[]
}

/** Solves a puzzle and compares with what it says of itself. */
export function checkPuzzle(rules: GameRules, puzzle: Puzzle, budget = PUZZLE_BUDGET): PuzzleCheck {
  const match = beginPuzzle(rules, puzzle)
  const faults: Bilingual[] = []
  if (match.decision?.player !== puzzle.side)
    faults.push({
      ja: `${puzzle.side}の番から始まらない`,
      en: `it does not begin with ${puzzle.side} to answer`,
    })
  const solution = solve(match, goalOf(puzzle, match), { budget })
  if (solution.verdict === 'missed') faults.push({ ja: '解けない', en: 'it has no solution' })
  if (solution.verdict === 'unknown')
    faults.push({
      ja: `${solution.looked}手を調べても決まらない`,
      en: `${solution.looked} answers did not suffice to decide it`,
    })
  const solving = solution.firsts.filter(({ verdict }) => verdict === 'reached')
  const undecided = solution.firsts.filter(({ verdict }) => verdict === 'unknown')
  if (puzzle.kind === 'order' && solving.length !== 1 && solution.verdict === 'reached')
    faults.push({
      ja: `正しい初手が1つでない: ${words(solving, 'ja')}`,
      en: `not one first answer alone solves it: ${words(solving, 'en')}`,
    })
  if (puzzle.kind === 'order' && undecided.length > 0)
    faults.push({
      ja: `決まらない初手がある: ${words(undecided, 'ja')}`,
      en: `first answers are undecided: ${words(undecided, 'en')}`,
    })
  for (const { answer } of puzzle.tempting) {
    const meant = solution.firsts.filter((first) => first.words.ja === answer)
    if (meant.length === 0)
      faults.push({ ja: `「${answer}」という初手はない`, en: `there is no first answer "${answer}"` })
    else if (meant.some(({ verdict }) => verdict !== 'missed'))
      faults.push({ ja: `「${answer}」は誤りと言えない`, en: `"${answer}" is not refuted` })
  }
  return { solution, faults }
}

const words = (firsts: readonly FirstAnswer[], lang: 'ja' | 'en'): string =>
  firsts.map((first) => first.words[lang]).join(lang === 'ja' ? '／' : ' / ')
