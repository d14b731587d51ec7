import { set } from '../cards/set1/generated.ts'
import { cardsOfSet } from '../src/io/cardFile.ts'

/** The cards of the first set. */
export const catalogue = cardsOfSet(set)
