import { describe, expect, test } from 'vitest'
import { CardSearch, type SearchedCard } from '../../src/index.ts'

const card = (
  id: string,
  name: string,
  grade: number,
  clan: string,
  text = '',
  unread = false,
): SearchedCard => ({
  id,
  texts: [id, name, text],
  fields: [
    { called: ['グレード', 'grade'], values: [grade] },
    { called: ['クラン', 'clan'], values: [clan] },
    // A text stands without a label.
    { called: ['', 'text'], values: [''] },
  ],
  unread: () => unread,
})
const search = new CardSearch([
  card('A-1', 'ドラゴン・エンパイア', 3, 'かげろう', 'カードを1枚引く。'),
  card('A-2', 'コンピューター', 2, 'かげろう', 'ソウルチャージ'),
  card('A-3', '灯台守', 1, '灯台組合', '何か', true),
])

describe('the search of cards', () => {
  for (const [query, ids] of [
    ['', ['A-1', 'A-2', 'A-3']],
    ['どらごん', ['A-1']],
    ['ﾄﾞﾗｺﾞﾝｴﾝﾊﾟｲｱ', ['A-1']],
    ['こんぴゅた', ['A-2']],
    ['ソウルチャ―ジ', ['A-2']],
    ['カゲロウ 引く', ['A-1']],
    ['a-3', ['A-3']],
    ['グレード3', ['A-1']],
    ['grade:2', ['A-2']],
    ['レード>=2', ['A-1', 'A-2']],
    ['grade>=2', ['A-1', 'A-2']],
    ['グレード＜3', ['A-2', 'A-3']],
    ['clan:灯台', ['A-3']],
    ['-clan:かげろう', ['A-3']],
    ['-引く', ['A-2', 'A-3']],
    ['unread', ['A-3']],
    ['-unread', ['A-1', 'A-2']],
    ['"1枚 引く"', ['A-1']],
    ['"引く 1枚"', []],
    ['strange:2', []],
  ] as const)
    test(`finds by ${JSON.stringify(query)}`, () => {
      expect(search.find(query)).toEqual(ids)
    })
})
