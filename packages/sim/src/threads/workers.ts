import { Worker } from 'node:worker_threads'

/** A game by the module that exports its rules, because rules cannot be sent to another thread. */
export interface GameModule {
  /** Package name or URL. */
  readonly module: string
  readonly export: string
}

/** Only these two fields: a table's entry for a game has functions beside them, which no message can carry. */
export const moduleOf = ({ module, export: name }: GameModule): GameModule => ({ module, export: name })

/** In a clone the thread runs from source, and finds the packages by the condition `fudaba-source`. */
export function openWorker(): Worker {
  const source = import.meta.url.endsWith('.ts')
  return new Worker(new URL(source ? '../worker.ts' : '../worker.js', import.meta.url), {
    execArgv: source ? ['--conditions=fudaba-source'] : [],
  })
}

/** Sends a task and resolves with the worker's one reply; rejects if the worker fails. */
export function askWorker<Task extends { readonly game: GameModule }, Reply>(
  worker: Worker,
  task: Task,
): Promise<Reply> {
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
    worker.postMessage(task)
  })
}

/** Opens this many workers, runs `work` on each until it resolves, and closes them all. */
export async function withWorkers(count: number, work: (worker: Worker) => Promise<void>): Promise<void> {
  const one = async (): Promise<void> => {
    const worker = openWorker()
    try {
      await work(worker)
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: count }, one))
}
