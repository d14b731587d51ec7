import { AutoPass, foregoneAnswer } from '@fudaba/table'
import type { Deed } from './deeds.ts'
import type { Fold } from './fold.ts'

/** What AUTO answers for who has to decide, or what is foregone; null: he is asked himself. */
export function passedAnswer(fold: Fold): Deed | null {
  const { rules, match, deciding, auto, seats } = fold
  if (match === null || deciding === null || seats[deciding]?.bot !== null) return null
  const passing = new AutoPass()
  passing.state = auto[deciding]
  const view = fold.viewOf(deciding)
  const answer = passing.passes(rules, view) ? [] : foregoneAnswer(rules, view, passing.mode)
  return answer && { kind: 'answer', seat: deciding, decision: match.decision!.id, answer, automatic: true }
}
