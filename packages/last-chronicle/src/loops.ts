import { loops } from '@fudaba/kernel'
import { book, procedure, step } from './book.ts'
import { modified } from './modifiers.ts'
import { ruleProcess } from './ruleProcess.ts'
import { invasion, life, turnPlayer } from './state.ts'

/** 無限ループ (13): what only grows from round to round is no difference. */
export const loop = loops(book, {
  clauses: { draw: '13.1', one: '13.2', both: '13.3', repeat: '13.2', bar: '13.2' },
  turnPlayer,
  accumulators: { counters: [life, invasion], effects: [modified] },
  ending: book.ending('loop'),
})

/** Whoever goes round in circles comes by here: before every look at the rule processes. */
export const ruleProcessOrLoop = procedure('ruleProcessOrLoop', 0, [
  loop.step,
  step('13', (g) => g.call(ruleProcess), 'rule processes'),
])
