import { HostError, type HostReply, LocalHost, serveHost } from '@fudaba/table'
import { advise } from './advising.ts'
import { decide } from './deciding.ts'
import { Film } from './film.ts'
import { loadGame } from './loadGame.ts'
import { type FilmRequest, type FromWorker, type ToWorker, isFilm } from './protocol.ts'

/** The kernel and the games live here, off the thread that draws. Whoever thinks for long does so in a third. */
const serve = serveHost(new LocalHost({ loadGame, decide, advise }))

let film: Film | null = null

async function showFilm(request: FilmRequest): Promise<HostReply> {
  if (request.method === 'film.load') {
    film = new Film(await loadGame(request.replay.game), request.replay)
    return { value: film.steps }
  }
  if (film === null) throw new HostError('bad-request', 'no replay is loaded')
  return { value: film.show(request.at, request.viewer, request.since) }
}

async function answer(request: ToWorker['request']): Promise<HostReply> {
  try {
    return isFilm(request) ? await showFilm(request) : await serve(request)
  } catch (error) {
    // A bug in the rules must reach the page as a message, not as silence.
    const code = error instanceof HostError ? error.code : 'internal'
    return { error: { code, message: error instanceof Error ? error.message : String(error) } }
  }
}

// Nothing waits for a computer that thinks: the table stops it when the game changes under it.
self.addEventListener('message', ({ data: { id, request } }: MessageEvent<ToWorker>) => {
  void answer(request).then((reply) => self.postMessage({ id, reply } satisfies FromWorker))
})
