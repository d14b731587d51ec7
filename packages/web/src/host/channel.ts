import type { PlayerName, Replay } from '@fudaba/kernel'
import { type Host, HostError, type HostReply, remoteHost } from '@fudaba/table'
import type { FromWorker, LoadedReplay, ReplayFrame, ToWorker } from './protocol.ts'

/** The page's end of the worker: a host, and one replay that is shown step by step. */
export interface Channel {
  readonly host: Host
  /** Resolves with the reason when the worker has died; requests to it are refused with `WORKER_GONE`. */
  readonly died: Promise<string>
  loadReplay(replay: Replay): Promise<LoadedReplay>
  showReplay(at: number, viewer: PlayerName | null, since: number): Promise<ReplayFrame>
  close(): void
}

/** Code of a request whose worker died. */
export const WORKER_GONE = 'worker-gone'

export const isWorkerGone = (error: unknown): boolean =>
  error instanceof HostError && error.code === WORKER_GONE

/** Starts a worker. One with an uncaught error is ended: what it holds may be half done. */
export function openChannel(): Channel {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (reply: HostReply) => void>()
  const died = Promise.withResolvers<string>()
  const closed = new AbortController()
  let last = 0
  let reason: string | null = null
  const die = (message: string): void => {
    if (reason !== null || closed.signal.aborted) return
    reason = message
    worker.terminate()
    // First, so that there is another worker by the time a refused request is asked again.
    died.resolve(message)
    for (const settle of waiting.values()) settle({ error: { code: WORKER_GONE, message } })
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('lock' in data) return watch(data.lock, closed.signal, () => die('the worker ended'))
    waiting.get(data.id)?.(data.reply)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => die(event.message || 'the worker could not be loaded'))
  const send = (request: ToWorker['request']): Promise<HostReply> =>
    new Promise((resolve) => {
      if (reason !== null) return resolve({ error: { code: WORKER_GONE, message: reason } })
      const message: ToWorker = { id: ++last, request }
      waiting.set(message.id, resolve)
      worker.postMessage(message)
    })
  const ask = async <T>(request: ToWorker['request']): Promise<T> => {
    const reply = await send(request)
    if ('error' in reply) throw new HostError(reply.error.code, reply.error.message)
    return reply.value as T
  }
  return {
    host: remoteHost(send),
    died: died.promise,
    loadReplay: (replay) => ask({ method: 'replay.load', replay }),
    showReplay: (at, viewer, since) => ask({ method: 'replay.show', at, viewer, since }),
    close() {
      closed.abort()
      worker.terminate()
    },
  }
}

/** No event says that a worker was ended from outside; but the lock it holds is then free. */
function watch(lock: string, signal: AbortSignal, onEnd: () => void): void {
  navigator.locks.request(lock, { signal }, onEnd).catch(() => undefined)
}
