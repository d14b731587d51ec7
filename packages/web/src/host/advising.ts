import { type Advice, explainWords, hintWords } from '@fudaba/ai'
import type { ThinkReply, ThinkRequest } from '@fudaba/ai/web'
import type { Match, Random } from '@fudaba/kernel'
import { HostError, type TableAdvice } from '@fudaba/table'

let thinker: Worker | null = null
let last = 0

/** Advice from the thinker, which starts with the first question that wants any. The match may go on meanwhile. */
export async function advise(match: Match, random: Random): Promise<TableAdvice> {
  const advice = await ask({ id: ++last, kind: 'advise', seed: random.word(), replay: startOf(match) })
  return { answer: advice.answer, hint: hintWords(advice), lines: explainWords(advice) }
}

function ask(request: ThinkRequest): Promise<Advice> {
  const worker = (thinker ??= new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }))
  const { promise, resolve, reject } = Promise.withResolvers<Advice>()
  const hear = ({ data }: MessageEvent<ThinkReply>): void => {
    if (data.id !== request.id) return
    if (data.kind === 'advice') resolve(data.advice)
    else if (data.kind === 'error') reject(new HostError('no-advice', data.message))
  }
  const fail = ({ message }: ErrorEvent): void => {
    // The next question gets a new one.
    thinker = null
    reject(new HostError('no-advice', message))
  }
  worker.addEventListener('message', hear)
  worker.addEventListener('error', fail)
  worker.postMessage(request)
  return promise.finally(() => {
    worker.removeEventListener('message', hear)
    worker.removeEventListener('error', fail)
  })
}

/** The game so far as the thinker plays it again; what it gives the adviser is a view. */
const startOf = (match: Match): Extract<ThinkRequest, { replay: unknown }>['replay'] => {
  const { rules, seed, decks, position, config, inputs } = match
  const start = position === null ? { seed, decks } : { seed, position }
  return { game: rules.name, config, start, inputs: [...inputs] }
}
