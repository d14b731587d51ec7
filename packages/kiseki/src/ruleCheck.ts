import { checkTiming } from '@fudaba/kernel'
import { book } from './book.ts'
import { ruleActionsOrLoop } from './loops.ts'
import { playTrigger } from './play/index.ts'
import { primary } from './state.ts'

/** ルールチェック (1000). */

/** Rule actions, then one triggered craft of the primary player, then of the other, until none is left. */
export const ruleCheck = checkTiming(book, {
  name: 'ruleCheck',
  clauses: { rules: '1002.1a', turnPlayer: '1002.1b', other: '1002.1c' },
  turnPlayer: primary,
  ruleActions: ruleActionsOrLoop,
  play: playTrigger,
  queued: true,
})
