import {
  type Bilingual,
  type GameRules,
  KernelError,
  type Match,
  type PlayerName,
  type Position,
  beginFromPosition,
} from '@fudaba/kernel'
import { rulesAt } from '@fudaba/kernel/host'
import { Var, playerNumber } from '@fudaba/kernel/rules'
import type { Goal } from '../solve/goal.ts'

/** A wrong first answer that looks right, by its words in Japanese, and why it fails. */
export interface Temptation {
  readonly answer: string
  readonly said: Bilingual
}

/**
 * A position with something to find. All cards lie open: both hands, what is face down, the order of the decks. Chance
 * does not count: what needs luck does not solve it.
 */
export interface Puzzle {
  /** Its name among the puzzles of its game; stays, because links hold it. */
  readonly id: string
  readonly game: string
  readonly title: Bilingual
  readonly side: PlayerName
  /** `win` in this turn, `survive` until the end of the next one, `order`: win, and only one first answer does. */
  readonly kind: 'win' | 'survive' | 'order'
  /** 1 easy, 2 middling, 3 hard. */
  readonly grade: 1 | 2 | 3
  readonly position: Position
  /** What is open beside the usual, or does not happen, in one sentence each. */
  readonly stated: readonly Bilingual[]
  /** From a nudge to nearly the solution. */
  readonly hints: readonly Bilingual[]
  readonly tempting: readonly Temptation[]
  /** Seed of the simulated game it was found in; absent: it was composed. */
  readonly foundIn?: string
}

/** What has to be brought about in the puzzle's position. */
export function goalOf(puzzle: Puzzle, match: Match): Goal {
  const turn = match.game.get(Var.turn)
  const survive = puzzle.kind === 'survive'
  return {
    side: playerNumber(puzzle.side),
    kind: survive ? 'survive' : 'win',
    lastTurn: survive ? turn + 1 : turn,
  }
}

/** The match that a puzzle begins: every window is asked that leaves a choice. */
export function beginPuzzle(rules: GameRules, puzzle: Pick<Puzzle, 'game' | 'position'>): Match {
  if (puzzle.game !== rules.name)
    throw new KernelError('bad-position', `a puzzle of ${puzzle.game}, not of ${rules.name}`)
  return beginFromPosition(rulesAt(rules, puzzle.position), puzzle.position)
}
