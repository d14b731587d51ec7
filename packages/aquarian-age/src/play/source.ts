import { book } from '../book.ts'

/** From a declared effect to the character whose effect it is. */
export const source = book.relation('source', 'from')
/** Number of the ability that was declared, plus one. */
export const usedAbility = book.column('used ability', 'ability+1')
