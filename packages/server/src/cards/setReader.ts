import { Worker } from 'node:worker_threads'
import type { RulesModule } from '@fudaba/ai/node'
import type { CardSet } from '@fudaba/protocol'

/** One reading: the set, and where its game's rules are loaded from. */
export interface Reading {
  readonly rules: RulesModule
  readonly set: CardSet
}

/** What the thread tells: that the game is loaded, then what it found. */
export type ReadingNews =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly faults: readonly string[] }

/** The parser bounds the steps of each text; this is for all texts of a set together. */
const LONGEST_READING = 120_000
/** A thread that has nothing to read for so long is ended. */
const IDLE_MILLISECONDS = 60_000
const MOST_MEGABYTES = 768

/** Runs something later, and calls it off. */
type After = (milliseconds: number, run: () => void) => () => void

/**
 * Reads card sets of strangers in a thread, one after the other: whoever plays meanwhile does not wait for it, and a set
 * that takes too long or too much memory ends the thread and nothing else.
 */
export class SetReader {
  private readonly after: After
  private worker: Worker | null = null
  private turn: Promise<unknown> = Promise.resolve()
  private stopIdle: () => void = () => undefined

  constructor(after: After) {
    this.after = after
  }

  /** What is wrong with a set. */
  faults(reading: Reading): Promise<readonly string[]> {
    const done = this.turn.then(() => this.read(reading))
    this.turn = done
    return done
  }

  async close(): Promise<void> {
    this.stopIdle()
    const { worker } = this
    this.worker = null
    await worker?.terminate()
  }

  private async read(reading: Reading): Promise<readonly string[]> {
    this.stopIdle()
    const worker = (this.worker ??= newThread())
    const { promise, resolve } = Promise.withResolvers<readonly string[]>()
    let stop = (): void => undefined
    const heard = (news: ReadingNews): void => {
      if (news.kind === 'done') resolve(news.faults)
      else stop = this.after(LONGEST_READING, () => resolve(['it takes too long to read']))
    }
    const died = (): void => resolve(['it takes more memory than there is for it'])
    worker.on('message', heard).on('error', died).on('exit', died)
    worker.postMessage(reading)
    const faults = await promise
    stop()
    worker.off('message', heard).off('error', died).off('exit', died)
    // A fault may be that the thread is gone, or busy for good.
    if (faults.length > 0) await this.close()
    else this.stopIdle = this.after(IDLE_MILLISECONDS, () => void this.close())
    return faults
  }
}

function newThread(): Worker {
  const source = import.meta.url.endsWith('.ts')
  const worker = new Worker(new URL(source ? './readingThread.ts' : './readingThread.js', import.meta.url), {
    execArgv: source ? ['--conditions=fudaba-source'] : [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  worker.unref()
  return worker
}
