import type { PlayerName, Replay } from '@fudaba/kernel'
import { type Host, HostError, type HostReply, remoteHost } from '@fudaba/table'
import type { FilmFrame, FilmStep, FromWorker, ToWorker } from './protocol.ts'

/** The other end of the worker: a host like any other, and a projector for replays. */
export interface Channel {
  readonly host: Host
  loadFilm(replay: Replay): Promise<readonly FilmStep[]>
  showFilm(at: number, viewer: PlayerName | null, since: number): Promise<FilmFrame>
  close(): void
}

/** `onCrash` hears of an error that left a request without an answer. */
export function openChannel(onCrash: (message: string) => void): Channel {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (reply: HostReply) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.(data.reply)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    onCrash(event.message)
    for (const settle of waiting.values()) settle({ error: { code: 'internal', message: event.message } })
    waiting.clear()
  })
  const send = (request: ToWorker['request']): Promise<HostReply> =>
    new Promise((resolve) => {
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
    loadFilm: (replay) => ask({ method: 'film.load', replay }),
    showFilm: (at, viewer, since) => ask({ method: 'film.show', at, viewer, since }),
    close: () => worker.terminate(),
  }
}
