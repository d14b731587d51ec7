import { expect, test } from 'vitest'
import { cardsInText, checkCard } from '@fudaba/cardtext'
import { cardGame } from '../../src/io/cardGame.ts'

/** Cards as they are copied, with labels and without. */

const watch = {
  name: '波止場の番人',
  type: 'unit',
  cost: '1白白',
  categories: ['港', '兵士'],
  level: 2,
  power: 2500,
  atk: 2,
  ca: 3,
}

test.each<[string, string, object[]]>([
  [
    'labels',
    '波止場の番人\nユニット\nコスト：1白白\nカテゴリ：港・兵士\nLv2\nパワー/ATK：2500/2\nCA：3\n『先制』',
    [{ ...watch, text: '『先制』' }],
  ],
  [
    'costs, lamps and numbers without labels, and a second card',
    '波止場の番人\nユニット 1白白 港・兵士\nレベル2 2500/2 CA3\n『先制』\n\n夜の波\nスペル / 2黒\n無緑緑赤\n対戦相手は自分の手札を1枚捨てる。\nCB：カードを1枚引く。',
    [
      { ...watch, text: '『先制』' },
      {
        name: '夜の波',
        type: 'spell',
        cost: '2黒',
        lamps: '無緑緑赤',
        text: '対戦相手は自分の手札を1枚捨てる。',
        burst: { text: 'カードを1枚引く。' },
      },
    ],
  ],
  [
    'tabs',
    'カード名\t波止場の番人\nカードタイプ\tユニット\n使用コスト\t1白白\nカテゴリ\t港・兵士\nレベル\t2\nパワー\t2500\nATK\t2\nCA\t3\nテキスト\t『先制』',
    [{ ...watch, text: '『先制』' }],
  ],
])('%s', (_, text, cards) => {
  const found = cardsInText(cardGame, text).map(({ value }) => value)
  expect(found).toEqual(cards.map((card) => ({ ...card, id: (card as { name: string }).name })))
  expect(found.flatMap((value) => checkCard(cardGame.fields, value).problems)).toEqual([])
})
