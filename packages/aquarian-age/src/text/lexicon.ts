import type { Lexicon } from '@fudaba/kernel/text'
import type { AquarianAgeClause } from '../../rulebook/index.ts'
import { events } from './lexicon/events.ts'
import { objects } from './lexicon/objects.ts'
import { times } from './lexicon/times.ts'
import { verbs } from './lexicon/verbs.ts'
import { ownNodes } from './ownNodes.ts'
import { turnPlayer } from '../board/state.ts'
import { afterThat, changesAllTheTime, fewerTargets, together, isValid } from './textRules.ts'
import { beTargeted } from '../changes/verdicts.ts'
import { controlled, damage, factionArea, hand, lasting } from '../board/zones.ts'
import { xBounds } from './xBounds.ts'

/** What the words of card texts mean in this game: every entry is found by the id that stands in a tree. */
export const lexicon: Lexicon<AquarianAgeClause> = {
  clauses: {
    // Whatever a card says is obeyed, whatever the rules say (22-1).
    effect: '22-1',
    choice: '22-1',
    onPlay: '22-1',
    recheck: '13-3',
    cost: '22-1',
    variables: '20-5',
  },
  nodes: {
    'aquarian-age.negate': '13-1',
    replace: '3-4',
    permit: '22-1',
    prohibit: '22-1',
  },
  field: [controlled, factionArea],
  // Where cards lie whose abilities might be looked for; only the field counts (8-1).
  works: ({ kind }) => (kind === 'characteristic' ? [hand] : [controlled, factionArea, lasting, damage]),
  valid: isValid,
  turnPlayer,
  ...objects,
  ...times,
  ...verbs,
  ...events,
  layers: { classes: 0, names: 0, types: 0, abilities: 0, numbers: 0 },
  targetable: beTargeted,
  // Which player is meant is said when it is declared (14-1).
  modesOnPlay: true,
  rules: { afterThat, fewerTargets, together, variables: { changes: changesAllTheTime } },
  variable: xBounds,
  own: ownNodes,
}
