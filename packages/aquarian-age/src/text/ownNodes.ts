import type { Procedure } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import '../../grammar/nodes.ts'
import { book } from '../book.ts'
import { factionsOf } from '../board/characteristics.ts'
import { factionWords } from '../board/words.ts'
import { conditionNodes } from './nodes/conditions.ts'
import { declaringNodes } from './nodes/declaring.ts'
import { featureNodes } from './nodes/features.ts'
import { negatingNodes } from './nodes/negating.ts'
import { numberNodes } from './nodes/numbers.ts'
import { powerNodes } from './nodes/power.ts'
import { skillNodes } from './nodes/skills.ts'
import { targetingNodes } from './nodes/targeting.ts'

/** A card of a pile is used at no cost, of play/free.ts: (player, card). */
export const freeUse = book.later<Procedure>('freeUse')

/** What the nodes of this game's own do; see grammar/nodes.ts. */
export const ownNodes: GameNodes = {
  effects: {
    ...powerNodes,
    ...declaringNodes,
    ...negatingNodes,
    ...numberNodes,
    ...skillNodes,
    ...targetingNodes,
    'aquarian-age.strip': { means: ({ what }) => ({ kind: 'act', what, verb: 'strip' }) },
    // Which player is meant is settled where the text is read: see printedText.ts.
    'aquarian-age.aim-player': { means: ({ effect }) => effect },
    // The rules look for it on the printed card: see play/break.ts.
    'aquarian-age.as-break': { lasting: () => [] },
    'aquarian-age.use': {
      run(g, c, _node, rows) {
        if (rows.length > 0) g.call(freeUse.value, c.controller, rows[0])
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
  conditions: conditionNodes,
}
