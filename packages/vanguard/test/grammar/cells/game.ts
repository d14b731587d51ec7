import type { CellGame } from '@fudaba/cardtext/testing'
import { trees } from '@fudaba/kernel/testing'
import { lexicon } from '../../../src/text/lexicon.ts'
import { grammar } from '../../../grammar/index.ts'
import { deeds, doing } from './deeds.ts'
import { occasions, untried } from './occasions.ts'
import { nextTurn, plays, stage } from './stage.ts'

const later = 'no board of the check brings it about yet; the tests of its chapter do'

export const cells: CellGame = {
  title: 'ヴァンガード',
  grammar,
  bullet: '',
  events: Object.keys(lexicon.events),
  occasions,
  untried: {
    ...untried,
    ...Object.fromEntries(doing.filter((word) => deeds[word] === undefined).map((word) => [word, later])),
  },
  doing,
  deeds,
  payoffs: [
    { says: '1枚引く。', gained: (g, who) => g.count(who, 'hand') },
    { says: '【ソウルチャージ】(1)。', gained: (g, who) => g.count(who, 'soul') },
    { says: '1枚引く。', gained: (g, who) => -g.count(who, 'deck') },
  ],
  stepHead: '【起】【(R)】:',
  says: {
    does: (effect) => trees.activated([], effect, { where: ['R'], cost: undefined }),
    forbiddenFor: (event, duration) =>
      trees.activated([], { kind: 'prohibit', event, duration }, { where: ['R'], cost: undefined }),
  },
  board: (texts, { E, ...more }) => stage({ E: E as string | undefined, ...texts }, more),
  plays,
  nextTurn,
  replaced: ['retire', 'rest'],
  duration: 'turn',
}
