import type { Ruling } from '@fudaba/kernel/rules'
import { rulingsPlays } from './rulingsPlays.ts'
import { rulingsTurn } from './rulingsTurn.ts'

/** Our readings where the rulebook is silent or disagrees with itself: the question, what we do, the test that holds it. */
export const rulings: readonly Ruling[] = [...rulingsTurn, ...rulingsPlays]
