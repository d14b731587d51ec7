import { agentNamed, agents as tableAgents, measuringAgents } from '@fudaba/ai'
import type { GameRules } from '@fudaba/kernel'
import { type Contest, playPair } from './arenaGame.ts'
import { type ArenaReport, arenaReport } from './arenaReport.ts'
import { PairQueue, type Pair } from './pairQueue.ts'
import type { Progress } from '../simulate/simulate.ts'
import { type GameModule, askWorker, moduleOf, withWorkers } from '../threads/workers.ts'

/** Who plays whom, with what, and how many pairs of games. */
export interface ArenaOptions extends Pick<Contest, 'decks' | 'config'> {
  readonly rules: GameRules
  /** Names of agents; see `contestants`. */
  readonly agents: readonly [string, string]
  /** Levels have a ceiling of seconds, as at the table, so the result depends on the machine. */
  readonly timed?: boolean
  /** Each is played twice, with changed seats. */
  readonly pairs: number
  readonly seed: string | number
  /** Stops as soon as the sequential test says whether the first agent wins this share of all games. */
  readonly target?: number
  /** Begins no pair after so many seconds, and reports on those that were played. */
  readonly seconds?: number
  /** How many threads, and the module in which they find the rules; one thread if either is absent. */
  readonly workers?: number
  readonly game?: GameModule
  readonly onProgress?: (progress: Progress) => void
  /** Pairs of the same contest that were played before, by their numbers. */
  readonly played?: ReadonlyMap<number, Pair>
  /** Called with every pair that is played now. */
  readonly onPair?: (number: number, pair: Pair) => void
}

/** A pair as a worker is asked for it. */
export interface PairTask extends Pick<ArenaOptions, 'agents' | 'timed' | 'decks' | 'config'> {
  readonly game: GameModule
  readonly seed: string
  readonly pair: number
}

/** What a worker answers to a `PairTask`. */
export const playPairTask = (rules: GameRules, task: PairTask): Pair =>
  playPair({ rules, ...task, agents: namedAgents(task) }, task.pair)

/** Agents that may meet: with fixed numbers of playouts, or with the seconds they have at the table. */
export const contestants = (timed = false): typeof tableAgents => (timed ? tableAgents : measuringAgents)

function namedAgents({ agents: [a, b], timed }: Pick<ArenaOptions, 'agents' | 'timed'>): Contest['agents'] {
  const among = contestants(timed)
  return [agentNamed(a, among), agentNamed(b, among)]
}

/** Plays the pairs in their order, on one thread or several, and reports on them. */
export async function arena(options: ArenaOptions): Promise<ArenaReport> {
  const { rules, agents, timed, pairs, target, workers = 1, game } = options
  const seed = String(options.seed)
  const queue = new PairQueue(options)
  if (workers < 2 || game === undefined) await playHere({ ...options, seed, agents: namedAgents(options) })
  else await playOnThreads(game)
  return arenaReport({ game: rules.name, seed, agents, timed, target }, queue.counted(), queue.seconds())

  async function playHere(contest: Contest): Promise<void> {
    for (let pair = queue.take(); pair !== null; pair = queue.take()) {
      queue.finish(pair, playPair(contest, pair))
      // The event loop turns between two pairs, so that a progress line is drawn.
      await new Promise<void>((resolve) => void setTimeout(resolve, 0))
    }
  }

  async function playOnThreads(named: GameModule): Promise<void> {
    const { decks, config } = options
    const task = { game: moduleOf(named), agents, timed, decks, config, seed }
    await withWorkers(Math.min(workers, pairs), async (worker) => {
      for (let pair = queue.take(); pair !== null; pair = queue.take())
        queue.finish(pair, await askWorker<PairTask, Pair>(worker, { ...task, pair }))
    })
  }
}
