import { loops } from '@fudaba/kernel'
import { book, procedure, step } from './book.ts'
import { minus, plus } from './modifiers.ts'
import { ruleActions, ruleActionsWait } from './ruleActions.ts'
import { bond, cpPool, epPool, primary } from './state.ts'

/** ループ (1501): what only grows from round to round is no difference. */
export const loop = loops(book, {
  clauses: {
    draw: '1501.1c',
    one: '1501.1a',
    both: '1501.1b',
    repeat: '1501.1',
    bar: '1501.1a',
  },
  turnPlayer: primary,
  accumulators: { counters: [bond, cpPool, epPool], effects: [plus, minus] },
  ending: book.ending('loop'),
})

/** Whoever goes round in circles comes by here: before every look at the rule actions. */
export const ruleActionsOrLoop = procedure('ruleActionsOrLoop', 0, [
  loop.step,
  // Before every priority, and there is hardly ever one: only then its table is gone through.
  step(
    '1002',
    (g) => {
      if (ruleActionsWait(g)) g.call(ruleActions)
    },
    'rule actions',
  ),
])
