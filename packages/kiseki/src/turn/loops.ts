import { loops } from '@fudaba/kernel/rules'
import { book, procedure, step } from '../book.ts'
import { minus, plus } from '../changes/modifiers.ts'
import { bond, cpPool, epPool, primary, ruleActionsWait } from '../board/state.ts'
import { ruleActions } from './ruleActions.ts'

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

/** Runs before every rule action check, which every loop passes. */
export const ruleActionsOrLoop = procedure('ruleActionsOrLoop', 0, [
  loop.step,
  // Runs before every priority and is seldom due: its table is read only then.
  step(
    '1002',
    (g) => {
      if (ruleActionsWait(g)) g.call(ruleActions)
    },
    'rule actions',
  ),
])
