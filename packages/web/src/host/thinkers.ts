import type { ThinkReply, ThinkRequest } from '@fudaba/ai/web'
import type { Match } from '@fudaba/kernel'
import { HostError } from '@fudaba/table'

type Question = Omit<Extract<ThinkRequest, { replay: unknown }>, 'id'>
type Thought = Extract<ThinkReply, { kind: 'answer' | 'advice' }>

/** A worker that thinks beside the table. It starts with the first question, and a later one stops the one before. */
export class Thinker {
  private worker: Worker | null = null
  private last = 0

  async ask(question: Question): Promise<Thought> {
    const worker = (this.worker ??= new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }))
    this.stop()
    const id = ++this.last
    const { promise, resolve, reject } = Promise.withResolvers<Thought>()
    const hear = ({ data }: MessageEvent<ThinkReply>): void => {
      if (data.id !== id) return
      if (data.kind === 'answer' || data.kind === 'advice') resolve(data)
      else if (data.kind === 'error') reject(new HostError('no-thought', data.message))
    }
    const fail = ({ message }: ErrorEvent): void => {
      // The next question gets a new one.
      this.worker = null
      reject(new HostError('no-thought', message))
    }
    worker.addEventListener('message', hear)
    worker.addEventListener('error', fail)
    worker.postMessage({ ...question, id } satisfies ThinkRequest)
    return promise.finally(() => {
      worker.removeEventListener('message', hear)
      worker.removeEventListener('error', fail)
    })
  }

  /** What it is thinking about is answered with the best so far. */
  stop(): void {
    this.worker?.postMessage({ id: this.last, kind: 'cancel' } satisfies ThinkRequest)
  }
}

/** The game so far as a thinker plays it again; what it gives the agent is a view. */
export const startOf = ({ rules, seed, decks, position, config, inputs }: Match): Question['replay'] => ({
  game: rules.name,
  config,
  start: position === null ? { seed, decks } : { seed, position },
  inputs: [...inputs],
})
