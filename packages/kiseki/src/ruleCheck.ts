import { type Game, anyPending, checkTiming } from '@fudaba/kernel'
import { book, procedure, step } from './book.ts'
import { loop, ruleActionsOrLoop } from './loops.ts'
import { playTrigger } from './play/index.ts'
import { ruleActionsWait } from './ruleActions.ts'
import { primary } from './state.ts'

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

/** Before every priority, and there is hardly ever anything to check: then the watch for loops is all of it. */
function unlessQuiet(g: Game): void {
  if (anyPending(g) || ruleActionsWait(g)) return
  const here = g.frame
  // Where it goes on if there is a loop to decide about.
  g.goto('turn player')
  if (book.switches.on(loop.step.clause)) loop.look(g)
  if (g.frame === here) g.done(g.local(PLAYED))
}

// Whoever goes back to the rules after a trigger comes by here too: of two steps of a name the first counts.
export const ruleCheck = procedure('ruleCheck', 2, [step('1002.1a', unlessQuiet, 'rules'), ...steps])
