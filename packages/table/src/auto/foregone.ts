import { type AnswerIds, type GameRules, type View, choiceOf, idsFor } from '@fudaba/kernel'
import { onlyAnswer } from '@fudaba/kernel/search'
import type { AutoMode } from './autoPass.ts'

/**
 * The answer to a question that need not be asked: the only one there is, the order of equal triggered texts, and what
 * the game's `foregone` answers. Null if it has to be asked; in mode ON always.
 */
export function foregoneAnswer(rules: GameRules, view: View, mode: AutoMode): AnswerIds | null {
  const { decision } = view
  if (decision === null || mode === 'on') return null
  const { message, candidates, shape } = decision
  if (message.key === 'timing.trigger' && shape === 'option') {
    const texts = new Set(candidates.map(({ id }) => id.replace(/[@#].*$/, '')))
    if (candidates.length > 1 && texts.size === 1) return [candidates[0].id]
  }
  // Such questions are asked in a room only, so that the other does not learn it.
  const only = shape === 'act' ? null : onlyAnswer(choiceOf(decision))
  if (only !== null) return idsFor(decision, only)
  return rules.table.foregone?.(view) ?? null
}
