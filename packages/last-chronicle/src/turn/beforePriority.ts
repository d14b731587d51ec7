import { checkTiming } from '@fudaba/kernel/rules'
import { book } from '../book.ts'
import { ruleProcessOrLoop } from './loops.ts'
import { putTrigger } from '../play/triggered.ts'
import { turnPlayer } from '../board/state.ts'

/** Rule processes until none is left, then the triggers: the turn player's in any order, then the other's. */
export const beforePriority = checkTiming(book, {
  name: 'beforePriority',
  clauses: { rules: '11.1.3', turnPlayer: '11.6.6', other: '11.6.6' },
  turnPlayer,
  ruleActions: ruleProcessOrLoop,
  play: putTrigger,
  queued: true,
  triggers: 'all',
})
