import { explainWords, hintWords } from '@fudaba/ai'
import { startOf } from '@fudaba/ai/web'
import type { Match, Random } from '@fudaba/kernel'
import { HostError, type TableAdvice, type Thinking } from '@fudaba/table'
import { ThinkingClient } from './thinkingClient.ts'

const adviser = new ThinkingClient()

/** What the agent would answer in the person's place. The match may go on while it thinks. */
export async function advise(match: Match, random: Random, thinking: Thinking): Promise<TableAdvice> {
  const question = { kind: 'advise', seed: random.word(), replay: startOf(match) } as const
  const thought = await adviser.ask(question, thinking)
  if (thought.kind !== 'advice') throw new HostError('no-thought', 'no advice came')
  const { advice } = thought
  return { answer: advice.answer, hint: hintWords(advice), lines: explainWords(advice) }
}
