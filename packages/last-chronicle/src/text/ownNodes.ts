import type { Lexicon, GameNodes } from '@fudaba/kernel/text'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { soulsCost } from './abilityCost.ts'
import { damageNodes } from './nodes/damage.ts'
import { ruleNodes } from './nodes/rules.ts'
import { termNodes } from './nodes/terms.ts'
import { amountNodes, conditionNodes, featureNodes } from './nodes/words.ts'

/** What the nodes of this game's own do; see grammar/nodes.ts. */
export const ownNodes: GameNodes = {
  effects: { ...damageNodes, ...termNodes, ...ruleNodes },
  features: featureNodes,
  conditions: conditionNodes,
  amounts: amountNodes,
  // A soul burst is declared where the card comes to lie (15.2.10.3), not here.
  triggers: { 'last-chronicle.soul-burst': { on: [], when: () => false } },
  costs: {
    'last-chronicle.souls': soulsCost,
    // 「(2)」: so many power counters (15.2.14.10).
    'last-chronicle.power-counters': ({ amount }) => ({
      kind: 'do',
      effect: {
        kind: 'last-chronicle.counter',
        what: { kind: 'reference', to: 'self' },
        way: 'take',
        amount,
        counter: 'power',
      },
    }),
  },
}

/** The clauses that they carry out. */
export const nodeClauses: NonNullable<Lexicon<ChronicleClause>['nodes']> = {
  'last-chronicle.check': '15.1.14.4',
  'last-chronicle.exchange': '15.1.15.1',
  'last-chronicle.not-chosen': '15.3.1.1',
  'last-chronicle.breakthrough': '15.2.4.5',
  'last-chronicle.cost': '5.2.2.2',
  'last-chronicle.no-triggers': '15.1.17.2',
}
