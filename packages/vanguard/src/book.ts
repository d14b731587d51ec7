import { Book } from '@fudaba/kernel/rules'
import { type VanguardClause, rulebook } from '../rulebook/index.ts'

/** Where every declaration of ヴァンガード is registered under its clause. */
export const book = new Book<VanguardClause>(rulebook)

export const { step, ask, procedure, requirement, verb, change, trigger, consequence, fact, rule, direct } =
  book

book.mayConcede('1.2.4')
