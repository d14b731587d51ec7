import { Book } from '@fudaba/kernel/rules'
import { type KisekiClause, rulebook } from '../rulebook/index.ts'

/** Where every declaration of 軌跡TCG is registered under its clause. */
export const book = new Book<KisekiClause>(rulebook)

export const {
  step,
  ask,
  procedure,
  requirement,
  verb,
  change,
  event,
  trigger,
  consequence,
  fact,
  rule,
  direct,
} = book

book.mayConcede('103.4')
