import { explainWords, hintWords } from '@fudaba/ai'
import type { Match, Random } from '@fudaba/kernel'
import { HostError, type TableAdvice } from '@fudaba/table'
import { Thinker, startOf } from './thinkers.ts'

const adviser = new Thinker()

/** What the computer would do in the person's place. The match may go on meanwhile. */
export async function advise(match: Match, random: Random): Promise<TableAdvice> {
  const thought = await adviser.ask({ kind: 'advise', seed: random.word(), replay: startOf(match) })
  if (thought.kind !== 'advice') throw new HostError('no-thought', 'no advice came')
  const { advice } = thought
  return { answer: advice.answer, hint: hintWords(advice), lines: explainWords(advice) }
}
