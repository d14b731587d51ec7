import type { Game } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** チェックタイミング (8.4.1), of turn/ruleCheck.ts, which plays the abilities that wait. */
export const checks = book.later<{
  /** Where a step does nothing else. */
  now: (g: Game) => void
  /** After something else that the step has done. */
  timing: (g: Game) => void
  /** Whether a rule action is to be carried out. */
  ruleActionsWait: (g: Game) => boolean
}>('checks')
