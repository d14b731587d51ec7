import type { AquarianCard } from '../src/cards.ts'
import { cardOfFile } from '../src/fileCards.ts'
import { set1 } from './set1.ts'

/** Every card of the game. */
export const catalogue: readonly AquarianCard[] = set1.map((card) => cardOfFile(card))
