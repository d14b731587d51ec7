import { book, procedure, step } from '../book.ts'
import { payOwn } from './paying.ts'

/** What texts call power as a cost: the character pays with its own (base.1.5.3). */

/** The record that power is paid for now. */
export const payingFor = book.bookkeeping('paying for')

/** (player, amount, character): negative if it could not be paid. */
export const payPower = procedure('payPower', 3, [
  step('21-3', (g) => g.call(payOwn, g.local(0), g.local(2), g.local(1), g.get(payingFor)), 'pay'),
  step('21-3', (g) => g.done(1), 'paid'),
])
