import type { Failure } from '@fudaba/ai'
import type { ArenaGame, Thinking } from './arenaGame.ts'
import { type SequentialTest, sequentialTest } from '../statistics/sequentialTest.ts'
import { type Rate, wilson } from '../statistics/statistics.ts'

/** What a contest says. If it is not timed, all but the seconds is the same for the same seed, with any number of workers. */
export interface ArenaReport {
  readonly game: string
  readonly seed: string
  readonly agents: readonly [string, string]
  /** Whether the levels had their seconds, as at the table. */
  readonly timed: boolean
  readonly pairs: number
  readonly games: number
  /** Of the first agent; a draw counts half. */
  readonly wins: Rate
  readonly draws: number
  /** Pairs in which it won both games, one and none. */
  readonly pairResults: { readonly both: number; readonly one: number; readonly none: number }
  readonly test: SequentialTest | null
  readonly decisionsPerGame: number
  readonly turnsPerGame: number
  readonly secondsPerGame: number
  readonly thinking: readonly [Thinking, Thinking]
  /** Games stopped at the game's bound of decisions. */
  readonly unfinished: number
  /** Answers that greedy gave in place of an agent that failed. */
  readonly failures: readonly Failure[]
  readonly seconds: number
}

export interface ArenaHead {
  readonly game: string
  readonly seed: string
  readonly agents: readonly [string, string]
  readonly timed?: boolean
  readonly target?: number
}

export function arenaReport(
  head: ArenaHead,
  pairs: readonly (readonly [ArenaGame, ArenaGame])[],
  seconds: number,
): ArenaReport {
  const games = pairs.flat()
  const wins = games.reduce((sum, { score }) => sum + score, 0)
  const sums = pairs.map(([first, second]) => first.score + second.score)
  const thinking = [sumOf(games, 0), sumOf(games, 1)] as const
  const mean = (total: number): number => (games.length === 0 ? 0 : total / games.length)
  return {
    game: head.game,
    seed: head.seed,
    agents: head.agents,
    timed: head.timed ?? false,
    pairs: pairs.length,
    games: games.length,
    wins: wilson(wins, games.length),
    draws: games.filter(({ score, ending }) => score === 0.5 && ending !== null).length,
    pairResults: {
      both: sums.filter((sum) => sum === 2).length,
      one: sums.filter((sum) => sum > 0 && sum < 2).length,
      none: sums.filter((sum) => sum === 0).length,
    },
    test: head.target === undefined ? null : sequentialTest(head.target, sums),
    decisionsPerGame: mean(thinking[0].decisions + thinking[1].decisions),
    turnsPerGame: mean(games.reduce((sum, { turns }) => sum + turns, 0)),
    secondsPerGame: mean(games.reduce((sum, game) => sum + game.seconds, 0)),
    thinking,
    unfinished: games.filter(({ ending }) => ending === null).length,
    failures: games.flatMap(({ failures }) => failures),
    seconds,
  }
}

function sumOf(games: readonly ArenaGame[], who: 0 | 1): Thinking {
  let decisions = 0
  let seconds = 0
  let longest = 0
  for (const { thinking } of games) {
    decisions += thinking[who].decisions
    seconds += thinking[who].seconds
    longest = Math.max(longest, thinking[who].longest)
  }
  return { decisions, seconds, longest }
}
