import { Book } from '@fudaba/kernel/rules'
import { type ChronicleClause, rulebook } from '../rulebook/index.ts'

/** Where every declaration of ラストクロニクル is registered under its clause. */
export const book = new Book<ChronicleClause>(rulebook)

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

book.mayConcede('3.1.3')
