import { loops } from '@fudaba/kernel/rules'
import { book, procedure, step } from '../book.ts'
import { modified } from '../changes/modifiers.ts'
import { ruleProcess } from './ruleCheck.ts'
import { invasion, life, turnPlayer } from '../board/state.ts'

/** 無限ループ (13): what only grows from round to round is no difference. */
export const loop = loops(book, {
  clauses: { draw: '13.1', one: '13.2', both: '13.3', repeat: '13.2', bar: '13.2' },
  turnPlayer,
  accumulators: { counters: [life, invasion], effects: [modified] },
  ending: book.ending('loop'),
})

/** Looks for a loop, then runs the rule processes: every round of a loop passes through here. */
export const ruleProcessOrLoop = procedure('ruleProcessOrLoop', 0, [
  loop.step,
  step('13', (g) => g.call(ruleProcess), 'rule processes'),
])
