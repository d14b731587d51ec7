import { type AnswerIds, type GameRules, Match, Random, type Replay } from '@fudaba/kernel'
import type { Advice } from './advice.ts'
import { adviseFor } from './advise.ts'
import { agentNamed } from './agents.ts'
import { type Failure, considerFor } from './choose.ts'

/** What is asked of a thread that thinks. The game comes as its start and inputs; the agent in it gets a view. */
export type ThinkRequest =
  | {
      readonly id: number
      readonly kind: 'decide' | 'advise'
      readonly replay: Pick<Replay, 'game' | 'config' | 'start' | 'inputs'>
      /** For `decide`: who does. */
      readonly agent?: string
      readonly seed: string | number
    }
  | { readonly id: number; readonly kind: 'cancel' }

export type ThinkReply =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: number }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: AnswerIds; readonly failure?: Failure }
  | { readonly id: number; readonly kind: 'advice'; readonly advice: Advice }
  | { readonly id: number; readonly kind: 'error'; readonly message: string }

/** Thinks for whoever sends requests: a worker thread in Node, a Web Worker in the browser. All of it is JSON. */
export function thinkServer(
  loadGame: (name: string) => Promise<GameRules>,
  post: (reply: ThinkReply) => void,
): (request: ThinkRequest) => Promise<void> {
  const running = new Map<number, AbortController>()
  let match: Match | null = null
  return async (request) => {
    const { id } = request
    if (request.kind === 'cancel') return running.get(id)?.abort()
    const stop = new AbortController()
    running.set(id, stop)
    try {
      const rules = await loadGame(request.replay.game)
      match = goOn(rules, match, request.replay)
      const random = new Random(request.seed)
      let failure: Failure | undefined
      const options = {
        signal: stop.signal,
        onProgress: (progress: number): void => post({ id, kind: 'progress', progress }),
        onFailure: (failed: Failure): void => void (failure = failed),
      }
      if (request.kind === 'advise')
        post({ id, kind: 'advice', advice: await adviseFor(match, random, options) })
      else {
        const answer = await considerFor(match, agentNamed(request.agent ?? 'normal'), random, options)
        post({ id, kind: 'answer', answer, failure })
      }
    } catch (error) {
      post({ id, kind: 'error', message: error instanceof Error ? error.message : String(error) })
    } finally {
      running.delete(id)
    }
  }
}

/** The match of the last request with what happened since, or a new one: so thoughts can be gone on with. */
function goOn(
  rules: GameRules,
  last: Match | null,
  replay: Pick<Replay, 'config' | 'start' | 'inputs'>,
): Match {
  const { start, inputs, config } = replay
  const known = last?.inputs.length ?? 0
  const same =
    last !== null &&
    last.rules === rules &&
    last.seed === start.seed &&
    known <= inputs.length &&
    JSON.stringify(last.inputs) === JSON.stringify(inputs.slice(0, known)) &&
    JSON.stringify(last.decks) === JSON.stringify('decks' in start ? start.decks : last.decks)
  const match = same ? last : new Match({ rules, config, ...start })
  for (const input of inputs.slice(match.inputs.length)) match.apply(input)
  return match
}
