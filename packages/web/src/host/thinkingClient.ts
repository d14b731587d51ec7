import type { ThinkQuestion, ThinkReply, ThinkRequest } from '@fudaba/ai/web'
import { HostError, type Thinking } from '@fudaba/table'

type Thought = Extract<ThinkReply, { kind: 'answer' | 'advice' }>

/** Asks a worker of `thinkingWorker.ts`. The worker starts with the first question; a new question cancels the last. */
export class ThinkingClient {
  private worker: Worker | null = null
  private last = 0

  async ask(question: ThinkQuestion, thinking: Thinking): Promise<Thought> {
    const worker = (this.worker ??= new Worker(new URL('./thinkingWorker.ts', import.meta.url), {
      type: 'module',
    }))
    const id = ++this.last
    const { promise, resolve, reject } = Promise.withResolvers<Thought>()
    const hear = ({ data }: MessageEvent<ThinkReply>): void => {
      if (data.id !== id) return
      if (data.kind === 'answer' || data.kind === 'advice') resolve(data)
      else if (data.kind === 'error') reject(new HostError('no-thought', data.message))
      else thinking.progress = data.progress
    }
    const fail = ({ message }: ErrorEvent): void => {
      // The next question starts a new worker.
      this.worker = null
      reject(new HostError('no-thought', message))
    }
    worker.addEventListener('message', hear)
    worker.addEventListener('error', fail)
    worker.postMessage({ ...question, id } satisfies ThinkRequest)
    thinking.whenEnded(() => worker.postMessage({ id, kind: 'cancel' } satisfies ThinkRequest))
    return promise.finally(() => {
      worker.removeEventListener('message', hear)
      worker.removeEventListener('error', fail)
    })
  }
}
