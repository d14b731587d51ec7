import { HostError, type HostReply, LocalHost, serveHost } from '@fudaba/table'
import { advise } from './advise.ts'
import { decide } from './decide.ts'
import { loadGame } from './loadGame.ts'
import { type ReplayRequest, type FromWorker, type ToWorker, isReplayRequest } from './protocol.ts'
import { SteppedReplay } from './steppedReplay.ts'

/** Kernel and games run here, off the thread that draws; agents that think for long run in `thinkingWorker.ts`. */
const serve = serveHost(new LocalHost({ loadGame, decide, advise }))

let replay: SteppedReplay | null = null

async function showReplay(request: ReplayRequest): Promise<HostReply> {
  if (request.method === 'replay.load') {
    replay = new SteppedReplay(await loadGame(request.replay.game), request.replay)
    return { value: replay.loaded }
  }
  if (replay === null) throw new HostError('bad-request', 'no replay is loaded')
  return { value: replay.show(request.at, request.viewer, request.since) }
}

async function answer(request: ToWorker['request']): Promise<HostReply> {
  try {
    return isReplayRequest(request) ? await showReplay(request) : await serve(request)
  } catch (error) {
    // An unexpected error must become a reply: without one the page would wait for ever.
    const code = error instanceof HostError ? error.code : 'internal'
    return { error: { code, message: error instanceof Error ? error.message : String(error) } }
  }
}

// Requests are answered as they finish: an agent that thinks blocks no other request.
self.addEventListener('message', ({ data: { id, request } }: MessageEvent<ToWorker>) => {
  void answer(request).then((reply) => self.postMessage({ id, reply } satisfies FromWorker))
})

// Only a page in a secure context has locks; elsewhere a silent death of the worker is not noticed.
const locks = navigator.locks as LockManager | undefined
const lock = `fudaba.worker.${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
void locks?.request(lock, () => {
  self.postMessage({ lock } satisfies FromWorker)
  return new Promise(() => undefined)
})
