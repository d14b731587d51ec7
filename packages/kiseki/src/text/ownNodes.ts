import type { Lexicon, GameNodes } from '@fudaba/kernel/text'
import type { KisekiClause } from '../../rulebook/index.ts'
import { attributeNodes } from './nodes/attributes.ts'
import { amountNodes, conditionNodes } from './nodes/conditions.ts'
import { choiceNodes, chosenFeature } from './nodes/chosenOrganisation.ts'
import { featureNodes } from './nodes/features.ts'
import { gainNodes } from './nodes/gains.ts'
import { changedNode, comparisonNodes, numberNodes } from './nodes/numbers.ts'
import { organisationNodes } from './nodes/organisations.ts'
import { playingNodes } from './nodes/playing.ts'
import { possessionNodes } from './nodes/possessions.ts'
import { supposedConditions, supposedEffects } from './nodes/supposed.ts'
import { termNodes } from './nodes/terms.ts'

/** What the nodes of this game's own do; see grammar/nodes.ts. */
export const ownNodes: GameNodes = {
  effects: {
    ...termNodes,
    ...organisationNodes,
    ...attributeNodes,
    ...gainNodes,
    ...choiceNodes,
    ...supposedEffects,
    ...playingNodes,
  },
  features: { ...featureNodes, ...changedNode, ...possessionNodes, ...chosenFeature },
  conditions: { ...conditionNodes, ...supposedConditions, ...comparisonNodes },
  amounts: { ...amountNodes, ...numberNodes },
  costs: {
    // Only what is ready can be turned (1315.2).
    'kiseki.action-this': () => ({
      kind: 'do',
      effect: { kind: 'turn', what: { kind: 'reference', to: 'self' }, verb: 'action' },
    }),
  },
}

/** The clauses that they carry out. */
export const nodeClauses: NonNullable<Lexicon<KisekiClause>['nodes']> = {
  'kiseki.plan': '1323.1',
  'kiseki.link': '1310.1',
  'kiseki.tactical-link': '1336.1',
  'kiseki.board': '1337.1',
  'kiseki.cursed': '1338.1',
  'kiseki.all-organisations': '1333.1',
  'kiseki.cancel-effects': '1325.1',
  'kiseki.attack-demands': '804.3',
  // 得る (1331), 失う (1334).
  'gain.class': '1331.1',
  'gain.name': '1331.2',
  'gain.ability': '1331.3',
  'gain.keyword': '1331.3',
  'lose.class': '1334.1',
  'lose.ability': '1334.2',
  'lose.keyword': '1334.2',
}
