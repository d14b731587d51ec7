import { Book } from '@fudaba/kernel/rules'
import { type BlackpokerClause, rulebook } from '../rulebook/index.ts'

/** Where every declaration of BlackPoker Lite is registered under its clause. */
export const book = new Book<BlackpokerClause>(rulebook)

export const { step, ask, procedure, requirement, verb, change, trigger, consequence, fact, rule, direct } =
  book

book.mayConcede('base.3.8.2')
