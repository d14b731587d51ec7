import type { ChronicleCard } from '../src/cards.ts'
import { enter } from '../src/cardGame.ts'
import { set1 } from './set1.ts'
import { starter } from './starter.ts'

/** Every card of the game, as the rules play it. */
export const catalogue: readonly ChronicleCard[] = [...set1, ...starter].map(enter)
