import { Worker } from 'node:worker_threads'
import type { PairTask } from './arena.ts'
import { report, type SimReport } from './report.ts'
import { type Part, type Progress, type SimOptions, reportHead } from './simulate.ts'

/** A game by the module that exports its rules, because rules cannot be sent to another thread. */
export interface GameModule {
  /** Package name or URL. */
  readonly module: string
  readonly export: string
}

export interface ParallelOptions extends Omit<SimOptions, 'agents' | 'from'> {
  /** Where the threads find the same rules. */
  readonly game: GameModule
  /** Names of built-in agents. */
  readonly agents?: readonly [string, string]
  readonly workers: number
}

/** What a worker is asked for. */
export interface Task extends Omit<SimOptions, 'rules' | 'agents' | 'onProgress'> {
  readonly game: GameModule
  readonly agents?: readonly [string, string]
}

/** Parts a worker: enough that all finish at about the same time. */
const PARTS_PER_WORKER = 8

/** The same games and the same report as `simulate`, on several threads. */
export async function simulateParallel(options: ParallelOptions): Promise<SimReport> {
  const { n, rules, workers, onProgress } = options
  const size = Math.max(1, Math.ceil(n / (workers * PARTS_PER_WORKER)))
  const tasks: Task[] = []
  for (let from = 0; from < n; from += size) tasks.push(task(options, from, Math.min(size, n - from)))
  const parts: Part[] = []
  const start = performance.now()
  let done = 0
  let next = 0
  const work = async (): Promise<void> => {
    const worker = openWorker()
    try {
      while (next < tasks.length) {
        const at = next++
        parts[at] = await ask(worker, tasks[at])
        done += tasks[at].n
        onProgress?.({ done, of: n, seconds: (performance.now() - start) / 1000 } satisfies Progress)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, work))
  return report(
    reportHead(rules.book.rulebook, options),
    parts.flatMap((p) => p.records),
    parts.map((p) => p.counts),
    (performance.now() - start) / 1000,
  )
}

function task(options: ParallelOptions, from: number, n: number): Task {
  const { game, agents, seed, config, decks } = options
  return { game: { module: game.module, export: game.export }, agents, seed, config, decks, from, n }
}

/** In a clone the sources run as they are, and find each other by the condition of the same name. */
export function openWorker(): Worker {
  const source = import.meta.url.endsWith('.ts')
  return new Worker(new URL(source ? './worker.ts' : './worker.js', import.meta.url), {
    execArgv: source ? ['--conditions=fudaba-source'] : [],
  })
}

export const ask = (worker: Worker, task: Task): Promise<Part> => askWorker(worker, task)

/** Sends a task, and waits for what the worker says. */
export function askWorker<Reply>(worker: Worker, message: Task | PairTask): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      worker.off('message', onMessage)
      worker.off('error', onError)
    }
    const onMessage = (reply: Reply): void => {
      finish()
      resolve(reply)
    }
    const onError = (error: unknown): void => {
      finish()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(message)
  })
}
