import { type AnswerIds, type GameRules, Match, Random, type Replay } from '@fudaba/kernel'
import { cardsBroughtBy, rulesWithCards } from '@fudaba/kernel/host'
import type { Advice } from './agents/advice.ts'
import { adviseFor } from './agents/advise.ts'
import { agentNamed } from './agents/agents.ts'
import { type Failure, considerFor } from './agents/choose.ts'

/** What is asked of a thread that thinks. The game comes as its start and inputs; the agent in it gets a view. */
export type ThinkRequest =
  | {
      readonly id: number
      readonly kind: 'decide' | 'advise'
      /** `cards`: those that are printed otherwise than in the catalogue. */
      readonly replay: Pick<Replay, 'game' | 'config' | 'cards' | 'start' | 'inputs'>
      /** For `decide`: who does. */
      readonly agent?: string
      readonly seed: string | number
      /** It was stopped before it was asked: the first answer that is found will do. */
      readonly stopped?: boolean
    }
  | { readonly id: number; readonly kind: 'cancel' }

/** What a thread that thinks sends back, under the number of the request. */
export type ThinkReply =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: number }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: AnswerIds; readonly failure?: Failure }
  | { readonly id: number; readonly kind: 'advice'; readonly advice: Advice }
  | { readonly id: number; readonly kind: 'error'; readonly message: string }

/** A request without its number, which whoever sends it gives it. */
export type ThinkQuestion = Omit<Extract<ThinkRequest, { replay: unknown }>, 'id'>

/** The game so far as a thread plays it again; what it gives the agent is a view. */
export const startOf = ({
  rules,
  seed,
  decks,
  position,
  config,
  inputs,
}: Match): ThinkQuestion['replay'] => ({
  game: rules.name,
  config,
  cards: cardsBroughtBy(rules),
  start: position === null ? { seed, decks } : { seed, position },
  inputs: [...inputs],
})

/**
 * Thinks for whoever sends requests: a worker thread in Node, a Web Worker in the browser. All of it is JSON. One at a
 * time: a request stops the one before it and waits for its answer, because both think about the same match.
 */
export function thinkServer(
  loadGame: (name: string) => Promise<GameRules>,
  post: (reply: ThinkReply) => void,
): (request: ThinkRequest) => Promise<void> {
  const running = new Map<number, AbortController>()
  let last: Promise<void> = Promise.resolve()
  let course: Course | null = null
  const think = async (
    request: Extract<ThinkRequest, { replay: unknown }>,
    signal: AbortSignal,
  ): Promise<void> => {
    const { id } = request
    try {
      course = continuedCourse(await loadGame(request.replay.game), course, request.replay)
      const { match } = course
      const random = new Random(request.seed)
      let failure: Failure | undefined
      const options = {
        signal,
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
      course = null
      post({ id, kind: 'error', message: error instanceof Error ? error.message : String(error) })
    }
  }
  return async (request) => {
    if (request.kind === 'cancel') return running.get(request.id)?.abort()
    for (const earlier of running.values()) earlier.abort()
    const stop = new AbortController()
    if (request.stopped === true) stop.abort()
    running.set(request.id, stop)
    const before = last
    last = before.then(() => think(request, stop.signal)).finally(() => running.delete(request.id))
    await last
  }
}

/** A match, and what it was begun with. */
interface Course {
  readonly match: Match
  /** The catalogue's rules. */
  readonly rules: GameRules
  readonly begun: string
}

/** The match of the last request with what happened since, or a new one: so thoughts can be gone on with. */
function continuedCourse(rules: GameRules, last: Course | null, replay: ThinkQuestion['replay']): Course {
  const { game, start, inputs, config, cards } = replay
  const begun = JSON.stringify({ game, start, config, cards })
  const known = last?.match.inputs.length ?? 0
  const same =
    last !== null &&
    last.rules === rules &&
    last.begun === begun &&
    known <= inputs.length &&
    JSON.stringify(last.match.inputs) === JSON.stringify(inputs.slice(0, known))
  const match = same
    ? last.match
    : new Match({ rules: rulesWithCards(rules, cards), config, ...start, recorded: true })
  for (const input of inputs.slice(match.inputs.length)) match.apply(input)
  return { match, rules, begun }
}
