import type { Family, Phrases } from '@fudaba/cardtext'
import { phrasesOf } from '../phrases.ts'
import { continuous, declared, effect, ownCost, replacement, triggered } from './abilities.ts'

const p: Phrases = phrasesOf(() => families)

/** The sentence families of アクエリアンエイジ. */
export const families: readonly Family[] = [
  declared,
  triggered,
  ownCost,
  continuous,
  replacement,
  effect,
].map((make) => make(p))
