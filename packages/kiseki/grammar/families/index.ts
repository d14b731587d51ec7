import type { Family, Phrases } from '@fudaba/cardtext'
import { phrasesOf } from '../phrases.ts'
import { activated } from './activated.ts'
import { attacking } from './attacking.ts'
import { continuous } from './continuous.ts'
import { effect } from './effect.ts'
import { icons } from './icons.ts'
import { replacement } from './replacement.ts'
import { limit, onlyDuring, onlyIf } from './riders.ts'
import { triggered } from './triggered.ts'

const p: Phrases = phrasesOf(() => families)

/** The sentence families of 軌跡TCG. */
export const families: readonly Family[] = [
  icons,
  activated,
  // Before the common one, which would print 絆 in another order.
  attacking,
  triggered,
  continuous,
  replacement,
  effect,
  limit,
  onlyIf,
  onlyDuring,
].map((make) => make(p))
