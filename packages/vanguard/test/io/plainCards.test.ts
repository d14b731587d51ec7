import { describe, expect, test } from 'vitest'
import { adviceOn, cardsInText, checkCard, declinedIn, readText } from '@fudaba/cardtext'
import { cardGame } from '../../src/io/cardGame.ts'

/** Cards as sites, wikis and players' lists print them. */

const cards = (text: string) => cardsInText(cardGame, text).map(({ value }) => value)
const problems = (text: string) =>
  cardsInText(cardGame, text).flatMap(({ value }) =>
    checkCard(cardGame.fields, value).problems.map(({ message }) => message.ja),
  )

const says = '【自】【(R)】：このユニットがアタックした時、そのバトル中、このユニットのパワー＋3000。'
const also = '【永】【(V)】：あなたのターン中、このユニットのパワー＋2000。'
const lumina = {
  name: '灯台守 ルミナ',
  type: 'normal',
  clans: ['暁の隊商'],
  races: ['ヒューマン'],
  grade: 2,
  power: 9000,
  critical: 1,
  shield: 5000,
  skill: 'intercept',
  text: `${says}\n${also}`,
}
const numbered = { ...lumina, id: 'BT99/001' }

describe('one card in the layouts in which it is copied', () => {
  test.each<[string, string, object]>([
    [
      'a line for each field without labels, the reading of the name and what somebody says among them',
      `灯台守 ルミナ\nとうだいもり るみな\nノーマルユニット\n暁の隊商\nヒューマン\nグレード 2\nパワー 9000\nクリティカル 1\nシールド 5000\nインターセプト\n-\n${says}\n${also}\n「灯を絶やすな。」\nRRR\nBT99/001\nイラスト／誰か`,
      numbered,
    ],
    [
      'numbers in brackets, several fields in a line',
      `《灯台守 ルミナ》 †\nノーマルユニット\n暁の隊商 － ヒューマン\nグレード〈２〉 （インターセプト）\nパワー〈９０００〉　シールド〈５０００〉　クリティカル〈１〉\n${says}\n${also}\nフレーバー：灯を絶やすな。`,
      lumina,
    ],
    [
      'two labels with two values',
      `カード名：灯台守 ルミナ\nカード名ふりがな：とうだいもり るみな\n種別：ノーマルユニット\nクラン / 種族：暁の隊商 / ヒューマン\nグレード/スキル: 2 / インターセプト\nパワー 9000 | クリティカル 1\nシールド: 5000\nトリガー：なし\nテキスト：\n${says}\n${also}`,
      lumina,
    ],
    [
      'English labels before tabs',
      `Name: 灯台守 ルミナ\nCard Type\tNormal Unit\nGrade / Skill\t2 / Intercept\nPower\t9000\nCritical\t1\nShield\t5000\nClan\t暁の隊商\nRace\tヒューマン\nCard Effect(s)\n${says}\n${also}`,
      lumina,
    ],
    [
      'rows of a table',
      `| カード名 | 灯台守 ルミナ |\n| カードNo. | BT99/001 |\n| 種類 | ノーマルユニット |\n| クラン / 種族 | 暁の隊商 / ヒューマン |\n| グレード | 2 |\n| パワー | 9000 |\n| シールド | 5000 |\n| クリティカル | 1 |\n| スキル | インターセプト |\n| テキスト | ${says} |\n${also}`,
      numbered,
    ],
    [
      'labels in brackets, with what they hold in the next line',
      `【カード名】\n灯台守 ルミナ\n【種類】\nノーマルユニット\n【クラン】\n《暁の隊商》\n【種族】\n〈ヒューマン〉\n【グレード】\n２\n【パワー】\n９，０００\n【クリティカル】\n☆１\n【シールド】\n５，０００\n【スキル】\nインターセプト！\n【テキスト】\n${says}\n${also}`,
      lumina,
    ],
    [
      'all in one line, parted by spaces',
      `BT99/001 RRR 灯台守 ルミナ\n種類:ノーマルユニット クラン:暁の隊商 種族:ヒューマン グレード:2 パワー:9000 シールド:5000 クリティカル:1 スキル:インターセプト\n${says}\n${also}`,
      numbered,
    ],
    [
      'a list of a page, with its bold letters',
      `## 灯台守 ルミナ\n- **種類**: ノーマルユニット\n- **クラン**: 暁の隊商\n- **種族**: ヒューマン\n- **グレード**: 2\n- **パワー**: 9000\n- **シールド**: 5000\n- **クリティカル**: 1\n- **スキル**: インターセプト\n\n${says}\n${also}`,
      lumina,
    ],
    [
      'bullets before labels',
      `・カード名：灯台守 ルミナ\n・種類：ノーマルユニット\n・クラン：暁の隊商\n・種族：ヒューマン\n・グレード：2\n・パワー：9000+\n・シールド：5000\n・クリティカル：1\n・スキル：インターセプト\n・テキスト：${says}\n${also}`,
      lumina,
    ],
    [
      'words in brackets',
      `灯台守 ルミナ\n《暁の隊商》 〈ヒューマン〉\n【ノーマルユニット】 【グレード2】 【パワー9000】 【シールド5000】 【クリティカル1】 【インターセプト】\n${says}\n${also}`,
      lumina,
    ],
  ])('%s', (_, text, card) => {
    expect(cards(text).map(({ id, ...rest }) => ('id' in card ? { ...rest, id } : rest))).toEqual([card])
    expect(problems(text)).toEqual([])
  })
})

describe('many cards', () => {
  const head = '灯台守 ルミナ\nグレード2 / ノーマルユニット / 暁の隊商\nパワー9000 / シールド5000'
  const other =
    '夜番 ノクス\nグレード0 / トリガーユニット / 宵の砦\nパワー4000 / シールド10000 / ドロートリガー +5000'
  const two = [
    { name: '灯台守 ルミナ', clans: ['暁の隊商'], type: 'normal' },
    { name: '夜番 ノクス', clans: ['宵の砦'], type: 'trigger', trigger: 'draw' },
  ]
  test.each([
    ['an empty line', '\n\n'],
    ['nothing but the next name', '\n'],
    ['a rule', '\n----\n'],
  ])('are parted by %s', (_, between) => {
    expect(cards([head, says].join('\n') + between + other)).toMatchObject(two)
    // A card without a text ends, too.
    expect(cards(head + between + other)).toMatchObject(two)
  })
  test('empty lines between all lines part no card', () => {
    expect(cards([head, says, '', other].join('\n').replaceAll('\n', '\n\n'))).toMatchObject(two)
  })
  test('choices and notes of a text stay in it', () => {
    const text =
      '【自】：このユニットが(R)に登場した時、以下から1つ選ぶ。\n・1枚引く。\n・このユニットを退却させる。'
    expect(cards(`${head}\n${text}\n（ひとつだけ）\n\n${other}`)).toMatchObject([
      { text: `${text}\n（ひとつだけ）` },
      {},
    ])
  })
})

test('slips are named together, with what was meant', () => {
  expect(
    problems('灯台守 ルミナ\n種類：ノーマルユニト\nグレイド：2\nクラン：暁の隊商\nパワー：九千'),
  ).toEqual([
    'タイプ: "ノーマルユニト"はありません。「ノーマルユニット」のことですか？',
    '"グレイド"という項目はカードにありません。gradeのことですか？',
    'パワーは0以上の整数です（"九千"ではなく）',
    'グレード（grade）がありません',
  ])
})

test('a number that is none is named where it stands, also without a colon', () => {
  expect(problems('夜番 ノクス\nグレード0 / トリガーユニット / 宵の砦\nパワー四千 / シールド10000')).toEqual([
    'パワーは0以上の整数です（"四千"ではなく）',
  ])
})

describe('a word without its brackets', () => {
  const meant = (text: string) => {
    const [declined] = declinedIn(readText(cardGame.grammar, text))
    return adviceOn(cardGame, declined).find(({ kind }) => kind === 'meant')?.ja
  }
  test.each([
    [
      'a clan',
      '【永】【(V)】:あなたの海上騎士団のヴァンガードがいるなら、このユニットのパワー+1000。',
      '《海上騎士団》',
    ],
    [
      'a race',
      '【永】【(V)】:あなたのヒューマンのヴァンガードがいるなら、このユニットのパワー+1000。',
      'ヒューマン》',
    ],
  ])('%s', (_, text, word) => expect(meant(text)).toContain(word))
})
