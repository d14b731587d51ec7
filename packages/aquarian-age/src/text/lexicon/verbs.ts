import type { Lexicon } from '@fudaba/kernel/text'
import type { AquarianAgeClause } from '../../../rulebook/index.ts'
import {
  discard,
  drawCard,
  enterParty,
  strip,
  takeControl,
  toDamage,
  toDeck,
  toDeckTop,
  toHand,
} from '../../changes/moving.ts'
import { payPower } from '../../changes/payPower.ts'
import { deck, discardPile, factionArea, hand, power } from '../../board/zones.ts'

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
    'to-deck-top': { done: 'put', carryOut: (g, row) => g.propose(toDeckTop, row) },
    'to-damage': { done: 'put', carryOut: (g, row) => g.propose(toDamage, row) },
    'to-party': { done: 'put', carryOut: (g, row) => g.propose(enterParty, row, g.owner(row)) },
    'set-party': { done: 'put', carryOut: (g, row) => g.propose(enterParty, row, g.owner(row)) },
    'set-controlled': { done: 'put', carryOut: (g, row, by) => g.propose(takeControl, row, by) },
    // In front of its party, where the active character is (18-3).
    activate: {
      done: 'put',
      can: (g, row) => g.inZone(row, factionArea),
      carryOut: (g, row) => g.propose(enterParty, row, g.controller(row)),
    },
    // It ends with its time, and as soon as its source is gone (1-2).
    control: {
      done: 'put',
      carryOut: (g, row, by) => g.propose(takeControl, row, by),
      until: {
        clause: '1-2',
        before: (g, row) => 2 * g.controller(row) + (g.inZone(row, factionArea) ? 1 : 0),
        back: (g, row, before) => g.propose(before % 2 === 1 ? enterParty : takeControl, row, before >> 1),
      },
    },
    strip: { done: 'put', carryOut: (g, row) => g.propose(strip, row) },
  },
  counts: {},
  draw: {
    from: deck,
    to: hand,
    oneByOne: true,
    verb: drawCard,
  },
  search: { reveals: true },
  discard: { to: discardPile, carryOut: (g, row) => g.propose(discard, row, 0) },
} satisfies Partial<Words>
