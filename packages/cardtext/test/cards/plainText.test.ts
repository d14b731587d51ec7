import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { type CardFields, cardsInText, checkCard } from '../../src/index.ts'

const fields = {
  name: { kind: 'line', title: { ja: '名前', en: 'Name' }, needed: true },
  kind: {
    kind: 'word',
    of: ['lamp', 'song'],
    title: { ja: '種類', en: 'Kind' },
    said: { ランプ: 'lamp', 灯: 'lamp', 唄: 'song' },
    needed: true,
  },
  light: { kind: 'number', title: { ja: '光度', en: 'Light' }, also: ['明るさ'] },
  kin: { kind: 'words', title: { ja: '組', en: 'Kin' } },
  text: { kind: 'text', title: { ja: '文', en: 'Text' } },
  song: {
    kind: 'part',
    title: { ja: '唄', en: 'Song' },
    fields: {
      oil: { kind: 'number', title: { ja: '油', en: 'Oil' }, needed: true },
      text: { kind: 'text', title: { ja: '文', en: 'Text' }, needed: true },
    },
  },
} as const satisfies CardFields

const cards = (text: string) => cardsInText({ fields }, text).map(({ value }) => value)
const problems = (text: string) =>
  cardsInText({ fields }, text).flatMap(({ value }) => checkCard(fields, value).problems)

describe('a card as it is copied', () => {
  const lamp = {
    id: '小さなランプ',
    name: '小さなランプ',
    kind: 'lamp',
    light: 12,
    kin: ['葦組', '霞組'],
    text: '・これが登場した時、カードを1枚引く。\n【隠れ】',
  }
  const body = '・これが登場した時、カードを1枚引く。\n【隠れ】'
  test.each([
    ['labels with colons', `小さなランプ\n種類：ランプ\n光度：１２\n組：葦組・霞組\n文：${body}`],
    ['labels before spaces and tabs', `名前 小さなランプ\n種類\tランプ\n光度　12\n組 葦組、霞組\n${body}`],
    ['several fields in a line', `■小さなランプ\nランプ / 光度12 / 組：葦組 霞組\n${body}`],
    [
      'a label in one line, what it holds in the next',
      `小さなランプ\n種類\n灯\n光度\n12\n組\n葦組 霞組\n文\n${body}`,
    ],
    ['rows of a wiki', `|名前|小さなランプ|\n|種類|ランプ|\n|明るさ|12|\n|組|葦組・霞組|\n${body}`],
    ['English labels', `Name: 小さなランプ\nKind: lamp\nlight = 12\nKin: 葦組, 霞組\nText: ${body}`],
    [
      'what no rule asks about',
      `小さなランプ\nイラスト：誰か\nランプ\n光度 12\n組 《葦組》《霞組》\n${body}\nフレーバー：灯れ。`,
    ],
  ])('%s', (_, text) => {
    expect(cards(text.replace('《葦組》《霞組》', '葦組 霞組'))).toEqual([lamp])
    expect(problems(text)).toEqual([])
  })

  test('a part has its labels behind the name of the part', () => {
    const [{ song }] = cards('火の唄\n唄\n唄油：2\n唄文：引く。\n二度引く。')
    expect(song).toEqual({ oil: 2, text: '引く。\n二度引く。' })
  })
  test('what is not there is no field', () => {
    expect(cards('火の唄\n種類：唄\n光度：-')).toEqual([{ id: '火の唄', name: '火の唄', kind: 'song' }])
  })
})

describe('many cards', () => {
  test('are parted by empty lines, by rules, or by a name of their own', () => {
    const names = (text: string) => cards(text).map(({ name }) => name)
    expect(names('甲\n種類：唄\n引く。\n\n二度引く。\n\n乙\n種類：唄')).toEqual(['甲', '乙'])
    expect(names('甲\n種類：唄\n----\n乙\n種類：唄')).toEqual(['甲', '乙'])
    expect(names('名前：甲\n種類：唄\n名前：乙\n種類：唄')).toEqual(['甲', '乙'])
  })
  test('an empty line inside of a text is none between cards', () => {
    expect(cards('甲\n種類：唄\n引く。\n\n二度引く。')[0]['text']).toBe('引く。\n二度引く。')
  })
  test('of one name have ids of their own', () => {
    expect(cards('甲\n種類：唄\n\n甲\n種類：唄').map(({ id }) => id)).toEqual(['甲', '甲 (2)'])
  })
})

describe('what is wrong', () => {
  test('stands where it is in the text, and what was meant is named', () => {
    const [{ value, places }] = cardsInText({ fields }, '甲\n種類：ランフ\n光土：3')
    expect(places.get('kind')).toEqual({ line: 1, column: 3 })
    const said = checkCard(fields, value).problems.map(({ path, message }) => [path[0], message.en])
    expect(said).toEqual([['kind', 'kind: there is no "ランフ"; did you mean ランプ?']])
  })
  test('a label that is nearly one is named, and no text', () => {
    expect(problems('甲\n種類：唄\nLigt: 3').map(({ message }) => message.en)).toEqual([
      '"Ligt" is not a field of a card; did you mean light?',
    ])
  })
  test('whatever a text is, it makes cards or none, and never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('種類：光度 ランプ\n\t-/|【】。3')), maxLength: 60 }),
        (text) => {
          for (const { value } of cardsInText({ fields }, text)) checkCard(fields, value)
        },
      ),
      { numRuns: 500 },
    )
  })
})
