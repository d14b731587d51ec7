import type { Failure } from '@fudaba/ai'
import type { RulesConfig } from '@fudaba/kernel'
import type { Rulebook } from '@fudaba/kernel/rules'
import { type Coverage, type PartCounts, coverage } from './coverage.ts'
import type { GameRecord } from './play.ts'
import { type Rate, type Spread, spread, wilson } from '../statistics/statistics.ts'

/** What many games say. Everything but the time is the same for the same seed, with any number of workers. */
export interface SimReport {
  readonly game: string
  readonly seed: string
  readonly games: number
  readonly agents: readonly [string, string]
  readonly config: Partial<RulesConfig>
  readonly seats: { readonly P1: Rate; readonly P2: Rate }
  readonly draws: Rate
  /** How often whoever had the first turn won; null where both share every turn. */
  readonly firstPlayer: Rate | null
  readonly decisions: Spread & { readonly total: number }
  readonly turns: Spread
  readonly endings: Readonly<Record<string, number>>
  /** Games stopped at the game's bound of decisions: each is a bug. */
  readonly unfinished: number
  /** Answers that greedy gave in place of an agent that failed. */
  readonly failures: readonly Failure[]
  readonly coverage: Coverage
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
}

export interface ReportHead {
  readonly rulebook: Rulebook
  readonly seed: string
  readonly agents: readonly [string, string]
  readonly config: Partial<RulesConfig>
}

export function report(
  head: ReportHead,
  records: readonly GameRecord[],
  counts: readonly PartCounts[],
  seconds: number,
): SimReport {
  const { rulebook, seed, agents, config } = head
  const n = records.length
  const count = (test: (r: GameRecord) => boolean): Rate => wilson(records.filter(test).length, n)
  const total = records.reduce((sum, r) => sum + r.decisions, 0)
  return {
    game: rulebook.game,
    seed,
    games: n,
    agents,
    config,
    seats: { P1: count((r) => r.winner === 'P1'), P2: count((r) => r.winner === 'P2') },
    draws: count((r) => r.winner === null && r.ending !== null),
    firstPlayer: firstPlayer(records),
    decisions: { ...spread(records.map((r) => r.decisions)), total },
    turns: spread(records.map((r) => r.turns)),
    endings: endings(records),
    unfinished: records.filter((r) => r.ending === null).length,
    failures: records.flatMap((r) => r.failures),
    coverage: coverage(rulebook, counts),
    seconds,
    decisionsPerSecond: seconds > 0 ? total / seconds : 0,
    gamesPerSecond: seconds > 0 ? n / seconds : 0,
  }
}

/** Games whose first turn went by without a decision do not count. */
function firstPlayer(records: readonly GameRecord[]): Rate | null {
  if (records.some((r) => r.first === 'shared')) return null
  const known = records.filter((r) => r.first !== null)
  return wilson(known.filter((r) => r.winner === r.first).length, known.length)
}

function endings(records: readonly GameRecord[]): Record<string, number> {
  const out: Record<string, number> = {}
  for (const { ending } of records) if (ending !== null) out[ending] = (out[ending] ?? 0) + 1
  return out
}
