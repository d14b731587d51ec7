import { agentNamed, chooseFor, greedy } from '@fudaba/ai'
import { startOf } from '@fudaba/ai/web'
import type { AnswerIds, Match, Random } from '@fudaba/kernel'
import { type AgentFailure, HostError, type Thinking } from '@fudaba/table'
import { Thinker } from './thinkers.ts'

/** The computer's own, beside that of advice: either may think while the other does. */
const opponent = new Thinker()

/**
 * One that decides at once does so here; one that thinks for long does so beside the table, and can be stopped. Whatever
 * goes wrong there, greedy answers here: a game never waits for somebody who does not answer.
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
    // What was stopped is not wanted, and the game may have gone on.
    if (thinking.stopped) return []
    onFailure({ agent: name, decision, message: error instanceof Error ? error.message : String(error) })
    return chooseFor(match, greedy, random)
  }
}
