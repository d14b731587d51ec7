import { expect, test } from 'vitest'
import { cardsInText, checkCard } from '@fudaba/cardtext'
import { cardGame } from '../../src/io/cardGame.ts'

/** Cards as they are copied, with labels and without. */

const pigeon = { name: 'ハトの親方', types: ['UNIT'], cp: 3, str: 2, def: 3, organisations: ['風便局'] }
const text = '【派遣】\n・[登場]カードを1枚引く。'

test.each<[string, string, object[]]>([
  [
    'numbers without labels, an art with its cost before its text',
    `ハトの親方\nUNIT\nCP3\n2/3\n組織：風便局\n${text}\nアーツ：EP2 カードを1枚引く。`,
    [{ ...pigeon, text, arts: { ep: 2, text: 'カードを1枚引く。' } }],
  ],
  [
    'labels, and cards of other types behind it',
    `カード名：ハトの親方\nサブ名：郵便係\n種類：ユニット\nCPコスト：3\nSTR/DEF：2/3\n組織：風便局\n効果：\n${text}\n\n急ぎの便\nEVENT EP1\nカードを2枚引く。\n見張り塔\nBASE レベル2`,
    [
      { ...pigeon, sub: '郵便係', text },
      { name: '急ぎの便', types: ['EVENT'], ep: 1, text: 'カードを2枚引く。' },
      { name: '見張り塔', types: ['BASE'], level: 2 },
    ],
  ],
  [
    'rows of a table',
    '|カード名|ハトの親方|\n|種類|UNIT|\n|CP|3|\n|STR|2|\n|DEF|3|\n|組織|風便局|\n|テキスト|・[登場]カードを1枚引く。|',
    [{ ...pigeon, text: '・[登場]カードを1枚引く。' }],
  ],
])('%s', (_, copied, cards) => {
  const found = cardsInText(cardGame, copied).map(({ value }) => value)
  expect(found).toEqual(cards.map((card) => ({ ...card, id: (card as { name: string }).name })))
  expect(found.flatMap((value) => checkCard(cardGame.fields, value).problems)).toEqual([])
})
