import type { AnswerIds, GameRules, View } from '@fudaba/kernel'
import type { AutoMode } from './auto.ts'

/**
 * The answer of a question that has no other worth giving: which of several equal texts comes first, and what the
 * game says of itself. ON asks everything.
 */
export function foregoneAnswer(rules: GameRules, view: View, mode: AutoMode): AnswerIds | null {
  const { decision } = view
  if (decision === null || mode === 'on') return null
  const { message, candidates, shape } = decision
  if (message.key === 'timing.trigger' && shape === 'option') {
    const texts = new Set(candidates.map(({ id }) => id.replace(/[@#].*$/, '')))
    if (candidates.length > 1 && texts.size === 1) return [candidates[0].id]
  }
  return rules.foregone?.(view) ?? null
}
