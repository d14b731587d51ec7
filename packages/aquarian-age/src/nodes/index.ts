import type { OwnNodes } from '@fudaba/kernel'
import '../../grammar/nodes.ts'
import { factionsOf } from '../characters.ts'
import { usingFree } from '../later.ts'
import { factionWords } from '../words.ts'
import { declaringNodes } from './declaring.ts'
import { featureNodes } from './features.ts'
import { negatingNodes } from './negating.ts'
import { powerNodes } from './power.ts'

/** What the nodes of this game's own do; see grammar/nodes.ts. */
export const ownNodes: OwnNodes = {
  effects: {
    ...powerNodes,
    ...declaringNodes,
    ...negatingNodes,
    'aquarian-age.strip': { means: ({ what }) => ({ kind: 'act', what, verb: 'strip' }) },
    'aquarian-age.named': { means: ({ effect }) => effect },
    // The rules look for it on the printed card: see play/asBreak.ts.
    'aquarian-age.as-break': { lasting: () => [] },
    'aquarian-age.use': {
      run(g, c, _node, rows) {
        if (rows.length > 0) g.call(usingFree.procedure, c.controller, rows[0])
      },
    },
    'aquarian-age.share-faction': {
      lasting: (_tools, { faction }) => [
        {
          kind: 'value',
          layer: 0,
          of: factionsOf,
          modify: (_g, _effect, _object, set) => factionWords.add(set, factionWords.word(faction)),
        },
      ],
    },
  },
  features: featureNodes,
}
