import { book } from '../book.ts'

/** From a declared effect to the character whose effect it is. */
export const source = book.relation('source', true)
/** Number of the ability that was declared, plus one. */
export const usedAbility = book.column('used ability')
