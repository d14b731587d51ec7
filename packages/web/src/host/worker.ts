import { agents, chooseFor } from '@fudaba/ai'
import { HostError, type HostReply, LocalHost, serveHost } from '@fudaba/table'
import { advise } from './advising.ts'
import { Film } from './film.ts'
import { loadGame } from './loadGame.ts'
import { type FilmRequest, type FromWorker, type ToWorker, isFilm } from './protocol.ts'

/** The kernel, the games and the computer players live here, off the thread that draws. */
const serve = serveHost(
  new LocalHost({
    loadGame,
    decide: (name, match, random) => {
      const agent = agents[name]
      if (agent === undefined) throw new HostError('no-agent', `no agent ${name}`)
      return chooseFor(match, agent, random)
    },
    advise,
  }),
)

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

// One after the other: an agent that thinks must not meet an undo half-way.
let queue: Promise<void> = Promise.resolve()

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<ToWorker>) => {
  const reply = async (): Promise<void> => {
    self.postMessage({ id, reply: await answer(request) } satisfies FromWorker)
  }
  // Advice is thought about elsewhere, from the game as it is now: nothing waits for it.
  if (request.method === 'advise') void reply()
  else queue = queue.then(reply)
})
