import { type Game, anyPending, checkTiming } from '@fudaba/kernel/rules'
import { book, procedure, step } from '../book.ts'
import { loop, ruleActionsOrLoop } from './loops.ts'
import { playTrigger } from '../play/triggered.ts'
import { primary, ruleActionsWait } from '../board/state.ts'

/** ルールチェック (1000). */

/** Rule actions, then one triggered craft of the primary player, then of the other, until none is left. */
const { steps } = checkTiming(book, {
  name: 'rules and triggers',
  clauses: { rules: '1002.1a', turnPlayer: '1002.1b', other: '1002.1c' },
  turnPlayer: primary,
  ruleActions: ruleActionsOrLoop,
  play: playTrigger,
  queued: true,
})

const PLAYED = 0

/** Shortcut before every priority: with no rule action due and no craft pending, only the watch for loops runs. */
function skipIfIdle(g: Game): void {
  if (anyPending(g) || ruleActionsWait(g)) return
  const here = g.frame
  // Where it goes on if there is a loop to decide about.
  g.goto('turn player')
  if (book.switches.on(loop.step.clause)) loop.look(g)
  if (g.frame === here) g.done(g.local(PLAYED))
}

// The kernel's steps go back to 'rules' after a trigger; of two steps with that label the first is taken, so it is this one.
/** 1002: rule actions and what has triggered, again and again until nothing is left. */
export const ruleCheck = procedure('ruleCheck', 2, [step('1002.1a', skipIfIdle, 'rules'), ...steps])
