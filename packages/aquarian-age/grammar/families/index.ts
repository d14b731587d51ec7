import type { Family, Phrases } from '@fudaba/cardtext'
import { phrasesOf } from '../phrases.ts'
import {
  breaksOnly,
  continuous,
  effect,
  effectOfCard,
  judged,
  ownCost,
  replacement,
  skills,
  triggered,
  usable,
} from './abilities.ts'

const p: Phrases = phrasesOf(() => families)

/** The sentence families of アクエリアンエイジ. */
export const families: readonly Family[] = [
  skills,
  breaksOnly,
  effectOfCard,
  triggered,
  ownCost,
  continuous,
  judged,
  replacement,
  effect,
  usable,
].map((make) => make(p))
