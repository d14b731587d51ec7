import { agents, chooseFor } from '@fudaba/ai'
import type { AnswerIds, Match, Random } from '@fudaba/kernel'
import { HostError, type Thinking } from '@fudaba/table'
import { Thinker, startOf } from './thinkers.ts'

/** The computer's own, beside that of advice: either may think while the other does. */
const opponent = new Thinker()

/** One that decides at once does so here; one that thinks for long does so beside the table, and can be stopped. */
export async function decide(
  name: string,
  match: Match,
  random: Random,
  thinking: Thinking,
): Promise<AnswerIds> {
  const agent = agents[name]
  if (agent === undefined) throw new HostError('no-agent', `no agent ${name}`)
  if (agent.think === undefined) return chooseFor(match, agent, random)
  thinking.whenStopped(() => opponent.stop())
  const thought = await opponent.ask({
    kind: 'decide',
    agent: name,
    seed: random.word(),
    replay: startOf(match),
  })
  if (thought.kind !== 'answer') throw new HostError('no-thought', 'no answer came')
  return thought.answer
}
