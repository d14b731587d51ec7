import { expect, test } from 'vitest'
import { cardsInText, checkCard } from '@fudaba/cardtext'
import { cardGame } from '../../src/io/cardGame.ts'

/** Cards as they are copied: in the order in which they print what they have, or with labels. */

const effect = '0:ターン終了時まで、このキャラクターの攻撃力に+1する。'
const restriction = '【“ルミナ”のみブレイク可能。】'

test.each<[string, string, object]>([
  [
    'a character, its mental attack in parentheses',
    `灯台の巫女 “トキワ”\nキャラクター\n阿羅耶識\n霊能者♀\n3/(4)/5\nステルス\n${effect}`,
    {
      name: '灯台の巫女 “トキワ”',
      personal: 'トキワ',
      type: 'character',
      factions: ['arayashiki'],
      icons: ['霊能者', '♀'],
      mind: 3,
      attack: 4,
      endurance: 5,
      attackKind: 'mental',
      skills: ['ステルス'],
      text: effect,
    },
  ],
  [
    'a break with factor and cost, and a line of skills in its text',
    `灯台守ルミナ\nブレイク E.G.O. 2F/1C\nスチューデント♀\n5/4/5\n${restriction}\n▼ドロー+1 ／ ステルス\n${effect}`,
    {
      name: '灯台守ルミナ',
      type: 'break',
      factions: ['ego'],
      factor: { ego: 2 },
      cost: 1,
      icons: ['スチューデント', '♀'],
      mind: 5,
      attack: 4,
      endurance: 5,
      text: `${restriction}\n▼ドロー+1 ／ ステルス\n${effect}`,
    },
  ],
  [
    'labels, several values behind one',
    `名前：灯台守ルミナ\n種類：ブレイクカード\n勢力：E.G.O.\nファクター/コスト：2F/1C\nアイコン：スチューデント\n精神/攻撃/耐久：５／(４)／５\nスキル：ドロー+1、ステルス\nテキスト：${effect}`,
    {
      name: '灯台守ルミナ',
      type: 'break',
      factions: ['ego'],
      factor: { ego: 2 },
      cost: 1,
      icons: ['スチューデント'],
      mind: 5,
      attack: 4,
      endurance: 5,
      attackKind: 'mental',
      skills: ['ドロー+1', 'ステルス'],
      text: effect,
    },
  ],
  [
    'a project whose X is counted',
    '光の波\nプロジェクト / WIZ-DOM / 1F/XC\n目標・瞬間\n目標の≪キャラクター1人≫にXダメージを与える。\nXはあなたの支配キャラクターの数に等しい。',
    {
      name: '光の波',
      type: 'project',
      factions: ['wizdom'],
      factor: { wizdom: 1 },
      x: 'counted',
      duration: 'instant',
      text: '目標の≪キャラクター1人≫にXダメージを与える。\nXはあなたの支配キャラクターの数に等しい。',
    },
  ],
  [
    'a permanent without values',
    '潮の宝珠\nパーマネント\nイレイザー\n1F/1C\n-/-/-\nあなたのターン開始時に、あなたは1ドローする。',
    {
      name: '潮の宝珠',
      type: 'permanent',
      factions: ['eraser'],
      factor: { eraser: 1 },
      cost: 1,
      text: 'あなたのターン開始時に、あなたは1ドローする。',
    },
  ],
])('%s', (_, text, card) => {
  const [{ value }, ...more] = cardsInText(cardGame, text)
  expect(more).toEqual([])
  expect(value).toEqual({ id: value['name'], ...card })
  expect(checkCard(cardGame.fields, value).problems).toEqual([])
})

test('a sign at the end of an icon is a word of its own in a file, too', () => {
  const { card } = checkCard(cardGame.fields, {
    id: 'a',
    name: 'a',
    type: 'キャラクター',
    icons: ['スカラー♂', 'ゴースト'],
  })
  expect(card).toMatchObject({ type: 'character', icons: ['スカラー', '♂', 'ゴースト'] })
})

test('a file may print a mental attack, an X and a factor as cards do', () => {
  const { card, problems } = checkCard(cardGame.fields, {
    id: 'a',
    カード名: '光の波',
    種類: 'プロジェクト',
    必要ファクター: { 'E.G.O.': 2 },
    コスト: 'X',
    攻撃力: '(4)',
    テキスト: 'Xはあなたの支配キャラクターの数に等しい。',
  })
  expect(problems).toEqual([])
  expect(card).toMatchObject({ factor: { ego: 2 }, x: 'counted', attack: 4, attackKind: 'mental' })
  expect(card).not.toHaveProperty('cost')
})

test('a card may begin with all it has in one line', () => {
  const cards = cardsInText(
    cardGame,
    `灯台守ルミナ　ブレイク　E.G.O.　2F/1C　スチューデント　5/4/5\n${effect}\n\n潮の宝珠\nパーマネント／イレイザー／1F/1C／-/-/-`,
  ).map(({ value }) => value)
  expect(cards).toMatchObject([
    {
      name: '灯台守ルミナ',
      type: 'break',
      factor: { ego: 2 },
      cost: 1,
      icons: ['スチューデント'],
      text: effect,
    },
    { name: '潮の宝珠', type: 'permanent', factor: { eraser: 1 } },
  ])
})
