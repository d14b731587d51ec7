import type { AbilityKind, Game, Player, TextRules } from '@fudaba/kernel'
import type { VanguardClause } from '../rulebook/index.ts'
import { book, fact, rule } from './book.ts'
import { termRules } from './termRules.ts'
import { isCostless } from './costs.ts'
import { trigger } from './zones.ts'

/** What the rules say about texts in general (8.1 to 8.6). */

/** The same rule of activated abilities (8.1.1.1.2) and of automatic ones (8.1.1.2.3). */
function ofBoth(activated: VanguardClause, automatic: VanguardClause): (kind: AbilityKind) => boolean {
  const [ofActivated, ofAutomatic] = [fact(activated, true, false), fact(automatic, true, false)]
  return (kind) => (kind === 'triggered' ? ofAutomatic() : ofActivated())
}

/** Of a card that is discarded, whoever the text says chooses it (10.3.1.2); without that, its owner. */
const whoDiscards = rule(
  '10.3.1.2',
  (_g: Game, actor: Player, _from: readonly number[]): Player => actor,
  (g: Game, actor: Player, from: readonly number[]): Player => (from.length > 0 ? g.owner(from[0]) : actor),
)

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
    chooser: (g, actor, step, from) => (step === 'discard' ? whoDiscards(g, actor, from) : actor),
  },
  // 8.1.1.2.2: the cost in [ ] is paid while it resolves; 8.6.4: all of it or nothing.
  optionalCost: fact('8.1.1.2.2', true, false),
  wholeCost: fact('8.6.4', true, false),
  costless: isCostless,
  revealing: {
    asCost: fact('10.9.1.1', true, false),
    lasts: fact('10.9.1.2', true, false),
    ends: fact('10.9.1.2.1', true, false),
    goesTo: rule(
      '10.9.1.3',
      () => null,
      () => trigger,
    ),
  },
  shuffledUnseen: fact('10.11.1.2', true, false),
  eachTime: fact('8.6.2.1', true, false),
  arrivedChanged: fact('8.7.5', true, false),
  delayed: { single: fact('8.6.6.1', true, false) },
}

/** Among several replacements the one concerned chooses; one that says "may" is asked about (8.2.1.3.2). */
book.replacementChoice('8.2.1.3', '8.2.1.3.2')
