/** Agents that play from what their player may know, and from nothing else. */
import type { Agent } from './agent.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export { type Agent, type Worlds, chooseFor, worldsFor } from './agent.ts'
export { candidateAnswers } from './candidates.ts'
export { type GreedyOptions, greedy, makeGreedy } from './greedy.ts'
export { random } from './random.ts'
export { settle } from './rollout.ts'

/** The agents by name. */
export const agents: Readonly<Record<string, Agent>> = { random, greedy }
