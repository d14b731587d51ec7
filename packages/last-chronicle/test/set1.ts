import { set } from '../cards/set1/generated.ts'
import { cardsOfSet } from '../src/io/cardFile.ts'

/** The cards of the first set as they are printed, without what the rules make of their texts. */
export const set1 = cardsOfSet(set)
