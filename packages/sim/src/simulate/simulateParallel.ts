import { systemClock } from '@fudaba/ai/clock'
import type { Worker } from 'node:worker_threads'
import { type GameModule, askWorker, moduleOf, withWorkers } from '../threads/workers.ts'
import { report, type SimReport } from './report.ts'
import { type Part, type SimOptions, reportHead } from './simulate.ts'

export interface ParallelOptions extends Omit<SimOptions, 'agents' | 'from'> {
  /** Where the threads find the same rules. */
  readonly game: GameModule
  /** Names of built-in agents. */
  readonly agents?: readonly [string, string]
  readonly workers: number
}

/** Games `from` to `from + n - 1` of a simulation, as a worker is asked for them. */
export interface PartTask extends Omit<SimOptions, 'rules' | 'agents' | 'onProgress'> {
  readonly game: GameModule
  readonly agents?: readonly [string, string]
}

/** Parts a worker: enough that all finish at about the same time. */
const PARTS_PER_WORKER = 8

/** The same games and the same report as `simulate`, on several threads. */
export async function simulateParallel(options: ParallelOptions): Promise<SimReport> {
  const { n, rules, workers, onProgress } = options
  const size = Math.max(1, Math.ceil(n / (workers * PARTS_PER_WORKER)))
  const tasks: PartTask[] = []
  for (let from = 0; from < n; from += size) tasks.push(partTask(options, from, Math.min(size, n - from)))
  const parts: Part[] = []
  const start = systemClock.now()
  let done = 0
  let next = 0
  await withWorkers(Math.min(workers, tasks.length), async (worker) => {
    while (next < tasks.length) {
      const at = next++
      parts[at] = await askPart(worker, tasks[at])
      done += tasks[at].n
      onProgress?.({ done, of: n, seconds: (systemClock.now() - start) / 1000 })
    }
  })
  return report(
    reportHead(rules.book.rulebook, options),
    parts.flatMap((p) => p.records),
    parts.map((p) => p.counts),
    (systemClock.now() - start) / 1000,
  )
}

function partTask(options: ParallelOptions, from: number, n: number): PartTask {
  const { game, agents, seed, config, decks } = options
  return { game: moduleOf(game), agents, seed, config, decks, from, n }
}

export const askPart = (worker: Worker, task: PartTask): Promise<Part> => askWorker(worker, task)
