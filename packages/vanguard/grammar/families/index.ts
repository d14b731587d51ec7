import type { Family, Phrases } from '@fudaba/cardtext'
import { phrasesOf } from '../phrases.ts'
import { activated, continuous, keyworded, replacement, triggered } from './abilities.ts'
import { effect, usedUp } from './following.ts'
import { deckRule } from './deckRule.ts'
import { gSkills } from './gSkills.ts'
import { keywordLines, seekMate } from './lines.ts'

const p: Phrases = phrasesOf(() => families)

/** The sentence families of ヴァンガード. */
export const families: readonly Family[] = [
  keywordLines,
  gSkills,
  seekMate,
  triggered,
  keyworded,
  activated,
  continuous,
  replacement,
  deckRule,
  effect,
  usedUp,
].map((make) => make(p))
