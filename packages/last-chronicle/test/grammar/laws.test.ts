import { grammarLaws } from '@fudaba/cardtext/testing'
import { set1 } from '../set1.ts'
import { grammar } from '../../grammar/index.ts'
import { synonyms } from '../../grammar/synonyms.ts'
import './categories.ts'

grammarLaws({
  grammar,
  texts: set1
    .flatMap(({ text, green, red, burst }) => [text, green?.text, red?.text, burst?.text])
    .filter((text) => text !== undefined),
  fragments: ['[F]', '[T]', ...'【】「」『』《》()。、:\n'.split(''), '+2/+0', 'このユニット', 'その後、'],
  draw: { whole: 'カードを1枚引く。', joined: 'カードを1枚引き、' },
  markersSeen: ['まで', '代わりに', 'てよい', 'できない', 'なら', 'につき', 'すべて', '以上'],
  synonyms,
  // There are two players.
  redundant: ['すべてのプレイヤー'],
})
