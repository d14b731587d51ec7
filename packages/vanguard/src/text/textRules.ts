import type { AbilityKind, TextRules } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../rulebook/index.ts'
import { book, fact, direct } from '../book.ts'
import { termRules } from './termRules.ts'
import { isCostless } from '../changes/costs.ts'

/** What the rules say about texts in general (8.1 to 8.6). */

/** The same rule of activated abilities (8.1.1.1.2) and of automatic ones (8.1.1.2.3). */
function ofBoth(activated: VanguardClause, automatic: VanguardClause): (kind: AbilityKind) => boolean {
  const [ofActivated, ofAutomatic] = [fact(activated, true, false), fact(automatic, true, false)]
  return (kind) => (kind === 'triggered' ? ofAutomatic() : ofActivated())
}

/** Of a card that is discarded, whoever the text says chooses it (10.3.1.2); without that, its owner. */
direct('10.3.1.2')

/** A card that is shown stays where it lies (10.9.1.3). */
direct('10.9.1.3')

export const textRules: TextRules = {
  ...termRules,
  sentences: {
    ends: ofBoth('8.1.1.1.2.2', '8.1.1.2.3.2'),
    looksBack: ofBoth('8.1.1.1.2.3', '8.1.1.2.3.3'),
    follows: ofBoth('8.1.1.1.2.4', '8.1.1.2.3.4'),
    also: ofBoth('8.1.1.1.2.5', '8.1.1.2.3.5'),
    usesUp: ofBoth('8.1.1.1.2.1', '8.1.1.2.3.1'),
    triggersAnyway: fact('8.1.1.2.3', true, false),
  },
  choosing: {
    obliged: fact('8.5.4.1', true, false),
    upTo: fact('8.5.4.1.1', true, false),
    fewer: fact('8.5.4.1.2', true, false),
    leftOut: fact('8.5.4.1.3', true, false),
  },
  // 8.1.1.2.2: the cost in [ ] is paid while it resolves; 8.6.4: all of it or nothing.
  optionalCost: fact('8.1.1.2.2', true, false),
  wholeCost: fact('8.6.4', true, false),
  costless: isCostless,
  revealing: {
    asCost: fact('10.9.1.1', true, false),
    lasts: fact('10.9.1.2', true, false),
    ends: fact('10.9.1.2.1', true, false),
  },
  shuffledUnseen: fact('10.11.1.2', true, false),
  eachTime: fact('8.6.2.1', true, false),
  arrivedChanged: fact('8.7.5', true, false),
  // Of both, each chooses, the turn fighter first, before anything is done (1.3.4).
  together: fact('1.3.4', true, false),
  delayed: { single: fact('8.6.6.1', true, false) },
}

/** Among several replacements the one concerned chooses; one that says "may" is asked about (8.2.1.3.2). */
book.replacementChoice('8.2.1.3', '8.2.1.3.2')
