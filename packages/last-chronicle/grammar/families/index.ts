import type { Family, Phrases } from '@fudaba/cardtext'
import { phrasesOf } from '../phrases.ts'
import { activated } from './activated.ts'
import { continuous, effect, replacement } from './continuous.ts'
import { keywords } from './keywords.ts'
import { limit, onlyIf } from './riders.ts'
import { soulBurst, triggered } from './triggered.ts'

const p: Phrases = phrasesOf(() => families)

/** The sentence families of ラストクロニクル. */
export const families: readonly Family[] = [
  keywords,
  activated,
  triggered,
  soulBurst,
  continuous,
  replacement,
  effect,
  limit,
  onlyIf,
].map((make) => make(p))
