import type { VanguardCard } from '../src/cards.ts'
import { set1 } from './set1.ts'

/** Every card of the game. */
export const catalogue: readonly VanguardCard[] = set1
