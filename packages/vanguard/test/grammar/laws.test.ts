import { grammarLaws } from '@fudaba/cardtext/testing'
import { vanguard } from '@fudaba/vanguard'
import { grammar } from '../../grammar/index.ts'
import './reading.ts'

grammarLaws({
  grammar,
  texts: vanguard.cards.flatMap(({ text }) => text ?? []),
  fragments: [
    '【起】',
    '【自】',
    '【永】',
    '【(V)】',
    ...'【】「」『』《》()[]。、:\n'.split(''),
    'このユニット',
    'その後、',
  ],
  draw: { whole: '1枚引く。', joined: '1枚引き、' },
  opening: '【起】【(V)】:1枚引く。',
  markersSeen: [
    'まで',
    '以上',
    'てよい',
    'なら',
    'につき',
    'かわりに',
    'すべて',
    'できない',
    '合計',
    '空いている',
  ],
  synonyms: grammar.spec.normal.synonyms ?? [],
})
