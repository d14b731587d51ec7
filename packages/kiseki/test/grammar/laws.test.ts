import { grammarLaws } from '@fudaba/cardtext/testing'
import { kiseki } from '@fudaba/kiseki'
import { grammar } from '../../grammar/index.ts'
import { synonyms } from '../../grammar/synonyms.ts'
import './reading.ts'

grammarLaws({
  grammar,
  texts: kiseki.cards.flatMap(({ text, arts }) => [text, arts?.text]).filter((text) => text !== undefined),
  fragments: [...'・【】「」“”()。、:\n'.split(''), '+2/+0', 'これ', 'その後、'],
  draw: { whole: 'カードを1枚引く。', joined: 'カードを1枚引き、' },
  markersSeen: ['まで', '代わりに', 'てもよい', 'できない', 'なら', 'につき', 'すべて', '以上'],
  synonyms,
  // There are two players; a lasting effect on a phrase is on all of them; a must says as much as 可能な限り.
  redundant: ['すべてのプレイヤー', 'すべては', '可能な限りこれで攻撃'],
  // このターン中 says how long as まで does.
  equivalents: [{ word: '中', needs: ['duration'] }],
})
