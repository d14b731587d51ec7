import { type AnswerIds, KernelError, type Match, type Random, picksFor } from '@fudaba/kernel'
import { Game, type Player, playerName } from '@fudaba/kernel/rules'
import { checkLegal, copyState, run, deciding } from '@fudaba/kernel/search'
import { type Situation, type Worlds, worldsFor } from '../search/situation.ts'
import type { Agent, Thought } from './agent.ts'
import { greedy } from './greedy.ts'
import { random as anyAnswer } from './random.ts'

/** How thinking is stopped and followed while it goes on. */
export interface ChooseOptions {
  /** Stops the thinking; the best answer so far is given. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: number) => void
  /** The agent failed, and greedy answered in its place. */
  readonly onFailure?: (failure: Failure) => void
}

/** An agent that threw, or gave an answer that is not legal: which one, at which decision, and what it said. */
export interface Failure {
  readonly agent: string
  readonly decision: number
  readonly message: string
}

/** What the agent answers for whoever has to decide. One that fails is replaced for this answer. */
export function chooseFor(
  match: Match,
  agent: Agent,
  random: Random,
  options: ChooseOptions = {},
): AnswerIds {
  const player = whoDecides(match)
  try {
    if (agent.think === undefined) return checked(match, decideAtOnce(match, agent, random, player))
    const thought = startThought(match, agent, random, player)
    thought.go()
    return checked(match, keepThought(match, agent, player, thought))
  } catch (error) {
    return fallback(match, agent, random, player, error, options)
  }
}

/** Between two looks at whether it shall stop. */
const SLICE_MILLIS = 25

/** The same, with pauses in which messages are heard: it reports its progress and can be stopped. */
export async function considerFor(
  match: Match,
  agent: Agent,
  random: Random,
  options: ChooseOptions = {},
): Promise<AnswerIds> {
  const player = whoDecides(match)
  try {
    if (agent.think === undefined) return checked(match, decideAtOnce(match, agent, random, player))
    const thought = startThought(match, agent, random, player)
    await toTheEnd(thought, options)
    return checked(match, keepThought(match, agent, player, thought))
  } catch (error) {
    return fallback(match, agent, random, player, error, options)
  }
}

/** Thinks in slices until it is done or stopped. At least one slice, so that there is an answer. */
export async function toTheEnd(thought: Thought, { signal, onProgress }: ChooseOptions): Promise<void> {
  do {
    thought.go(SLICE_MILLIS)
    onProgress?.(thought.progress)
    await new Promise<void>((resolve) => void setTimeout(resolve, 0))
  } while (!thought.done && signal?.aborted !== true)
}

export function whoDecides(match: Match): Player {
  const player = deciding(match)
  if (player === null) throw new KernelError('game-over', 'there is no decision: the game is over')
  return player
}

/** What the agent is given: the view and worlds that fit it, never the game. */
export function situationFor(match: Match, agent: Agent, random: Random, player: Player): Situation {
  const { rules, game } = match
  const worlds = agent.seesAll === true ? trueState(game) : worldsFor(rules, game, player)
  return { view: match.view(playerName(player)), rules, random, worlds }
}

/** For measuring how much luck there is: chance and hidden cards as they really are. */
const trueState = (g: Game): Worlds => ({
  draw(_random, into) {
    const world = into ?? new Game(g.book, g.cards, g.config)
    copyState(g, world)
    run(world)
    return world
  },
})

function decideAtOnce(match: Match, agent: Agent, random: Random, player: Player): AnswerIds {
  const { view, rules, worlds } = situationFor(match, agent, random, player)
  return agent.decide(view, rules, random, worlds)
}

/** The last thought of a player, and at which input. */
interface Memory {
  readonly thought: Thought
  readonly agent: Agent
  readonly seed: string | number
  readonly at: number
  readonly answer: AnswerIds
}
const memories = new WeakMap<Match, (Memory | undefined)[]>()

function keepThought(match: Match, agent: Agent, player: Player, thought: Thought): AnswerIds {
  const answer = thought.answer()
  const own = memories.get(match) ?? []
  own[player] = { thought, agent, seed: match.seed, at: match.inputs.length, answer }
  memories.set(match, own)
  return answer
}

/** Reuses its last thought if its own answer was the last input. */
function startThought(match: Match, agent: Agent, random: Random, player: Player): Thought {
  const last = memories.get(match)?.[player]
  const given = last === undefined ? undefined : match.inputs[last.at]
  const follows =
    last !== undefined &&
    given !== undefined &&
    last.agent === agent &&
    last.seed === match.seed &&
    match.inputs.length === last.at + 1 &&
    given.player === playerName(player) &&
    'answer' in given &&
    given.answer.join() === last.answer.join()
  return agent.think!(situationFor(match, agent, random, player), follows ? last.thought : undefined)
}

/** The answer, if it is legal: an agent whose answer is not has failed. */
function checked(match: Match, ids: AnswerIds): AnswerIds {
  checkLegal(match.game.offer, picksFor(match.decision!, ids))
  return ids
}

function fallback(
  match: Match,
  agent: Agent,
  random: Random,
  player: Player,
  error: unknown,
  { onFailure }: ChooseOptions,
): AnswerIds {
  const message = error instanceof Error ? error.message : String(error)
  onFailure?.({ agent: agent.name, decision: match.inputs.length + 1, message })
  try {
    return decideAtOnce(match, greedy, random, player)
  } catch {
    return decideAtOnce(match, anyAnswer, random, player)
  }
}
