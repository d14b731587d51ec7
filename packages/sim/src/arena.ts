import { agentNamed, agents as tableAgents, measuringAgents } from '@fudaba/ai'
import type { GameRules } from '@fudaba/kernel'
import { type ArenaGame, type Contest, playPair } from './arenaGame.ts'
import { type ArenaReport, arenaReport } from './arenaReport.ts'
import { sequentialTest } from './sequential.ts'
import type { Progress } from './simulate.ts'
import { type GameModule, askWorker, openWorker } from './workers.ts'

export interface ArenaOptions extends Pick<Contest, 'decks' | 'config'> {
  readonly rules: GameRules
  /** Names of agents; see `contestants`. */
  readonly agents: readonly [string, string]
  /** As at the table, where levels have a ceiling of seconds: what comes of it depends on the machine. */
  readonly timed?: boolean
  /** Each is played twice, with changed seats. */
  readonly pairs: number
  readonly seed: string | number
  /** Stops as soon as it is clear whether the first agent wins this part of all games. */
  readonly target?: number
  /** Begins no pair after so many seconds, and reports on those that were played. */
  readonly seconds?: number
  /** Threads, if there are any, and where they find the rules. */
  readonly workers?: number
  readonly game?: GameModule
  readonly onProgress?: (progress: Progress) => void
  /** Pairs of the same contest that were played before, by their numbers. */
  readonly played?: ReadonlyMap<number, Pair>
  /** Hears of every pair that is played. */
  readonly onPair?: (number: number, pair: Pair) => void
}

/** The same game twice, with changed seats. */
export type Pair = readonly [ArenaGame, ArenaGame]

/** A pair as a worker is asked for it. */
export interface PairTask extends Pick<ArenaOptions, 'agents' | 'timed' | 'decks' | 'config'> {
  readonly game: GameModule
  readonly seed: string
  readonly pair: number
}

/** A thread's share of the arena. */
export const playTask = (rules: GameRules, task: PairTask): [ArenaGame, ArenaGame] =>
  playPair({ rules, ...task, agents: namedAgents(task) }, task.pair)

/** Who may meet: by playouts alone, or as at the table. */
export const contestants = (timed = false): typeof tableAgents => (timed ? tableAgents : measuringAgents)

function namedAgents({ agents: [a, b], timed }: Pick<ArenaOptions, 'agents' | 'timed'>): Contest['agents'] {
  const among = contestants(timed)
  return [agentNamed(a, among), agentNamed(b, among)]
}

/** Plays the pairs in their order, on one thread or several, and reports on them. */
export async function arena(options: ArenaOptions): Promise<ArenaReport> {
  const { rules, agents, timed, pairs, target, played, onProgress, onPair } = options
  const seed = String(options.seed)
  const contest: Contest = { ...options, seed, agents: namedAgents(options) }
  const start = performance.now()
  const done: Pair[] = []
  const seconds = (): number => (performance.now() - start) / 1000
  let next = 0
  let stop = pairs
  const goesOn = (): boolean => {
    for (let kept = played?.get(next); kept !== undefined && next < stop; kept = played?.get(next))
      count(next++, kept)
    return next < stop && seconds() < (options.seconds ?? Infinity)
  }
  const finish = (at: number, pair: Pair): void => {
    onPair?.(at, pair)
    count(at, pair)
  }
  const count = (at: number, pair: Pair): void => {
    done[at] = pair
    // Only what lies before a gap counts, so that the threads' pace decides nothing.
    const whole = done.findIndex((each) => each === undefined)
    if (target !== undefined)
      stop = Math.min(stop, decided(done.slice(0, whole < 0 ? undefined : whole), target))
    const counted = Object.values(done).slice(0, stop)
    onProgress?.({ done: counted.length * 2, of: pairs * 2, seconds: seconds(), won: wonIn(counted) })
  }
  const { workers = 1, game } = options
  if (workers < 2 || game === undefined)
    while (goesOn()) {
      const at = next++
      finish(at, playPair(contest, at))
      // The progress line is drawn between two pairs.
      await new Promise<void>((resolve) => void setTimeout(resolve, 0))
    }
  else await onThreads(Math.min(workers, pairs))
  return arenaReport({ game: rules.name, seed, agents, timed, target }, done.slice(0, stop), seconds())

  async function onThreads(count: number): Promise<void> {
    const work = async (): Promise<void> => {
      const worker = openWorker()
      try {
        while (goesOn()) {
          const pair = next++
          const { decks, config } = options
          const named = { module: game!.module, export: game!.export }
          finish(pair, await askWorker(worker, { game: named, agents, timed, decks, config, seed, pair }))
        }
      } finally {
        await worker.terminate()
      }
    }
    await Promise.all(Array.from({ length: count }, work))
  }
}

const wonIn = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [first, second]) => sum + first.score + second.score, 0)

/** After how many pairs the test was decided; Infinity if it was not. */
function decided(pairs: readonly Pair[], target: number): number {
  const wins: number[] = []
  for (const pair of pairs) {
    wins.push(wonIn([pair]))
    if (sequentialTest(target, wins).verdict !== 'undecided') return wins.length
  }
  return Infinity
}
