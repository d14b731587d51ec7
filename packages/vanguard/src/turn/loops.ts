import { type Procedure, loops } from '@fudaba/kernel/rules'
import { book, procedure, rule, step } from '../book.ts'
import { turnFighter } from '../board/state.ts'
import { stillWaits } from '../play/unusable.ts'

/** 永久循環 (12.1): what only grows from round to round is no difference. */
export const loop = loops(book, {
  clauses: {
    draw: '12.1.1.1',
    one: '12.1.1.2',
    both: '12.1.1.3',
    repeat: '12.1.1.4',
    bar: '12.1.1.2',
  },
  turnPlayer: turnFighter,
  ending: book.ending('loop'),
})
/** The same within another step. */
export const watchForLoops = rule('12.1.1.4', loop.look, () => undefined)
/** Runs before every rule action check, which every loop passes. */
export const withLoops = (ruleActions: Procedure): Procedure =>
  procedure('ruleActionsOrLoop', 0, [
    loop.step,
    step('8.4.1.1', stillWaits, 'what waits'),
    step('8.4.1.1', (g) => g.call(ruleActions), 'rule actions'),
  ])
