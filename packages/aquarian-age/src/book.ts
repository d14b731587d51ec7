import { Book } from '@fudaba/kernel/rules'
import { type AquarianAgeClause, rulebook } from '../rulebook/index.ts'

/** Where every declaration of アクエリアンエイジ is registered under its clause. */
export const book = new Book<AquarianAgeClause>(rulebook)

export const { step, ask, procedure, requirement, verb, change, trigger, consequence, fact, rule, direct } =
  book

book.mayConcede('base.1.1.9')
