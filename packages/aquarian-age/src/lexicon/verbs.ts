import type { Lexicon } from '@fudaba/kernel'
import type { AquarianAgeClause } from '../../rulebook/index.ts'
import { discard, drawCard, enterParty, strip, takeControl, toDamage, toDeck, toHand } from '../moving.ts'
import { payPower } from '../play/payPower.ts'
import { deck, discardPile, hand, power } from '../zones.ts'

/** What texts do. */

type Words = Lexicon<AquarianAgeClause>

export const verbs = {
  places: { top: { end: 'top' }, bottom: { end: 'bottom' } },
  existence: { living: {}, thing: {} },
  // By the power of the character itself (base.1.5.3); whether it has enough is asked before.
  resources: { power: { available: (g, player) => g.count(power, player), payment: payPower } },
  moves: { put: {}, return: {}, add: {} },
  acts: {
    discard: { done: 'discarded', carryOut: (g, row) => g.propose(discard, row, 0, g.id(row)) },
    return: { done: 'put', carryOut: (g, row) => g.propose(toHand, row) },
    'to-deck': { done: 'put', carryOut: (g, row) => g.propose(toDeck, row) },
    'to-damage': { done: 'put', carryOut: (g, row) => g.propose(toDamage, row) },
    'to-party': { done: 'put', carryOut: (g, row) => g.propose(enterParty, row, g.owner(row)) },
    control: { done: 'put', carryOut: (g, row, by) => g.propose(takeControl, row, by) },
    strip: { done: 'put', carryOut: (g, row) => g.propose(strip, row) },
  },
  counts: {},
  draw: {
    from: deck,
    to: hand,
    oneByOne: true,
    carryOut: (g, who) => g.propose(drawCard, who),
    empty: (g, who) => g.propose(drawCard, who),
  },
  search: { reveals: true },
  discard: { to: discardPile, carryOut: (g, row) => g.propose(discard, row, 0) },
} satisfies Partial<Words>
