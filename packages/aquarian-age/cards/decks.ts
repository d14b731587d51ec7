import { setDecks } from '@fudaba/cardtext'
import { set } from './set1/generated.ts'

/** Ready decks, from the set's folder. */
export const decks1 = setDecks(set)
