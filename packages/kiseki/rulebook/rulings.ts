import type { Ruling } from '@fudaba/kernel/rules'
import { rulingsBattle } from './rulingsBattle.ts'
import { rulingsPlays } from './rulingsPlays.ts'
import { rulingsTerms } from './rulingsTerms.ts'
import { rulingsTurn } from './rulingsTurn.ts'

/** Our readings: the question, what we do, and the test that holds it. */
export const rulings: readonly Ruling[] = [...rulingsTurn, ...rulingsBattle, ...rulingsPlays, ...rulingsTerms]
