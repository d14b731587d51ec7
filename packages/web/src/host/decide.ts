import { agentNamed, chooseFor, greedy } from '@fudaba/ai'
import { startOf } from '@fudaba/ai/web'
import type { AnswerIds, Match, Random } from '@fudaba/kernel'
import { type AgentFailure, HostError, type Thinking } from '@fudaba/table'
import { ThinkingClient } from './thinkingClient.ts'

/** Not shared with `advise.ts`: opponent and adviser may think at the same time. */
const opponent = new ThinkingClient()

/**
 * The answer of an agent. One without `think` answers here; the others are asked in their worker and can be stopped.
 * If that fails, `greedy` answers and the failure is reported, so that the game always goes on.
 */
export async function decide(
  name: string,
  match: Match,
  random: Random,
  thinking: Thinking,
): Promise<AnswerIds> {
  const agent = agentNamed(name)
  const onFailure = (failure: AgentFailure): void => void (thinking.failure = failure)
  if (agent.think === undefined) return chooseFor(match, agent, random, { onFailure })
  const decision = match.inputs.length + 1
  try {
    const question = { kind: 'decide', agent: name, seed: random.word(), replay: startOf(match) } as const
    const thought = await opponent.ask(question, thinking)
    if (thought.kind !== 'answer') throw new HostError('no-thought', 'no answer came')
    if (thought.failure !== undefined) onFailure(thought.failure)
    return thought.answer
  } catch (error) {
    // Stopped: the answer is not used, and the match may have moved on.
    if (thinking.stopped) return []
    onFailure({ agent: name, decision, message: error instanceof Error ? error.message : String(error) })
    return chooseFor(match, greedy, random)
  }
}
