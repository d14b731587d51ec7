import type { CellGame } from '@fudaba/cardtext/testing'
import { trees } from '@fudaba/kernel/testing'
import { lexicon } from '../../../src/text/lexicon.ts'
import { grammar } from '../../../grammar/index.ts'
import { deeds, doing } from './deeds.ts'
import { occasions } from './occasions.ts'
import { nextTurn, plays, stage } from './stage.ts'

export const cells: CellGame = {
  title: '軌跡TCG',
  grammar,
  bullet: '・',
  events: Object.keys(lexicon.events),
  occasions,
  doing,
  deeds,
  payoffs: [
    { says: 'あなたは1絆得る。', gained: (g, who) => g.count(who, 'bond') },
    { says: 'あなたはカードを1枚引く。', gained: (g, who) => -g.count(who, 'deck') },
  ],
  says: { denied: (event) => trees.always({ kind: 'kiseki.does-not', event }) },
  board: (texts, { E, ...more }) => stage({ E: E as string | undefined, ...texts }, more),
  plays,
  nextTurn,
  replaced: ['draw', 'dies'],
  duration: 'turn',
}
