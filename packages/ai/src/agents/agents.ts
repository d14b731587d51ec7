import { KernelError } from '@fudaba/kernel'
import type { Agent } from './agent.ts'
import { greedy } from './greedy.ts'
import { easy, hard, normal, untimedLevels } from './levels.ts'
import { random } from './random.ts'

/** The agents by name. */
export const agents: Readonly<Record<string, Agent>> = { random, greedy, easy, normal, hard }

/** The same without a clock, and one that sees everything: for measuring, not for play. */
export const measuringAgents: Readonly<Record<string, Agent>> = { random, greedy, ...untimedLevels }

/** An agent by its name; an unknown one is refused with the list. */
export function agentNamed(name: string, among: Readonly<Record<string, Agent>> = agents): Agent {
  if (Object.hasOwn(among, name)) return among[name]
  throw new KernelError('bad-config', `no agent ${name}; there are ${Object.keys(among).join(', ')}`)
}
