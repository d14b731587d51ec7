import { grammarLaws } from '@fudaba/cardtext/testing'
import { catalogue } from '../set1.ts'
import { grammar } from '../../grammar/index.ts'
import './reading.ts'

grammarLaws({
  grammar,
  texts: catalogue.flatMap(({ text }) => text ?? []),
  runs: 100,
  fragments: [...'・▼【】「」“”《》()。、:\n'.split(''), 'プロジェクト', '目標の', 'この', 'その後、'],
  draw: { whole: 'あなたは1ドローする。', joined: 'カードを1枚引き、' },
  markersSeen: ['なら', '他の', '全て', 'できない', '目標', '以外', 'まで', '以上', 'その後'],
  synonyms: grammar.spec.normal.synonyms ?? [],
})
