import type { CellGame } from '@fudaba/cardtext/testing'
import { trees } from '@fudaba/kernel/testing'
import { lexicon } from '../../../src/text/lexicon.ts'
import { grammar } from '../../../grammar/index.ts'
import { deeds, doing } from './deeds.ts'
import { occasions } from './occasions.ts'
import { nextTurn, plays, stage } from './stage.ts'

export const cells: CellGame = {
  title: 'ラストクロニクル',
  grammar,
  bullet: '',
  events: Object.keys(lexicon.events),
  occasions,
  doing,
  deeds,
  payoffs: [
    { says: 'あなたはライフを1得る。', gained: (g, who) => g.count(who, 'life') },
    { says: 'あなたはカードを1枚引く。', gained: (g, who) => -g.count(who, 'deck') },
  ],
  says: { denied: (event) => trees.always({ kind: 'last-chronicle.does-not', event }) },
  board: (texts, { E, ...more }) => stage({ E: E as string | undefined, ...texts }, more),
  plays,
  nextTurn,
  replaced: ['draw', 'destroyed'],
  duration: 'turn',
}
