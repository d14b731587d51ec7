import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DatedCard,
  cardColumns,
  cardLines,
  cardOn,
  cardSchema,
  cellValue,
  checkCard,
  isDay,
  playerLines,
  readCards,
  reportCard,
  withWordsOf,
  wordSentences,
} from '../../src/index.ts'
import { fields, toyCards } from '../testing/toy/cards.ts'

const lamp: DatedCard = {
  id: 'L-1',
  name: '小さなランプ',
  types: ['ランプ'],
  light: 2,
  kin: ['葦組'],
  text: '・これが登場した時、カードを1枚引く。',
}
const problems = (value: unknown): string[] =>
  checkCard(fields, value).problems.map(({ path, message }) => `${path.join('.')}: ${message.en}`)

describe('the check of a card', () => {
  test('accepts a card with everything it needs', () => {
    expect(problems(lamp)).toEqual([])
  })
  test('names a number that the type asks for and the card lacks', () => {
    const { light: _, ...dark } = lamp
    expect(problems(dark)).toEqual(['light: light is missing: ランプ has one'])
    expect(problems({ ...dark, types: ['唄'] })).toEqual([])
  })
  test('names wrong types, each with its path', () => {
    expect(problems({ ...lamp, light: 'two', kin: 3, types: ['ランプ', '石'], text: 3 })).toEqual([
      'types.1: types: there is no "石"; there are ランプ, 唄',
      'light: light is a whole number from 0 up, not "two"',
      'kin: kin is a list, not 3',
      'text: text is a text, not 3',
    ])
  })
  test('names a field that no card has, and all that cards have', () => {
    expect(problems({ ...lamp, ligth: 2 })[0]).toMatch(
      /^ligth: "ligth" is not a field .* name, nameEn, types, light/,
    )
  })
  test('asks a part for its own fields', () => {
    expect(problems({ ...lamp, song: { oil: 1 } })).toEqual(['song.text: text is missing'])
  })
  test('refuses a text longer than any card', () => {
    expect(problems({ ...lamp, text: 'あ'.repeat(10_001) })).toEqual([
      'text: text is longer than any card: 10001 characters',
    ])
  })
  test('never throws, whatever the value is', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        const { card, problems: found } = checkCard(fields, value)
        expect(card === null).toBe(found.length > 0)
      }),
    )
    const wild = fc.record(
      Object.fromEntries(['id', 'corrections', ...Object.keys(fields)].map((name) => [name, fc.jsonValue()])),
      { requiredKeys: [] },
    )
    fc.assert(fc.property(wild, (value) => void checkCard(fields, value)))
  })
})

describe('corrections of a card', () => {
  const corrected: DatedCard = {
    ...lamp,
    song: { oil: 1, text: 'カードを1枚引く。' },
    corrections: [
      { since: '2026-05-01', light: 4 },
      { since: '2026-04-10', light: 3, kin: null, song: { oil: 2 } },
    ],
  }
  test('hold from their day on, in the order of their days', () => {
    expect(cardOn(corrected, '2026-04-09')).toMatchObject({ light: 2, kin: ['葦組'] })
    expect(cardOn(corrected, '2026-04-10')).toMatchObject({ light: 3 })
    expect(cardOn(corrected, null)).toMatchObject({ light: 4 })
  })
  test('take a field away with null, and change a part in part', () => {
    const card = cardOn(corrected, '2026-04-10')
    expect(card['kin']).toBeUndefined()
    expect(card['song']).toEqual({ oil: 2, text: 'カードを1枚引く。' })
    expect(card['corrections']).toBeUndefined()
  })
  test('need a day that exists, and a change', () => {
    expect(['2026-04-10', '2026-13-01', '2026-02-30', '10.4.2026', '2024-02-29'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
    expect(problems({ ...lamp, corrections: [{ since: 'soon' }] })).toEqual([
      'corrections.0.since: since is a day such as 2026-04-10, not "soon"',
      'corrections.0: a correction changes at least one field',
    ])
  })
})

describe('what follows from the fields', () => {
  test('the columns of a table, with a column for each field of a part', () => {
    const columns = cardColumns(fields)
    expect(columns.map(({ name }) => name)).toEqual([
      'name',
      'nameEn',
      'types',
      'light',
      'kin',
      'rank',
      'text',
      'song.oil',
      'song.text',
    ])
    expect(columns.slice(2, 5).map((column, i) => cellValue(column, ['ランプ|唄', '3', ''][i]))).toEqual([
      ['ランプ', '唄'],
      3,
      [],
    ])
  })
  test('a JSON Schema that asks for the same fields', () => {
    expect(cardSchema(fields)).toMatchObject({
      required: ['id', 'name', 'types'],
      additionalProperties: false,
      properties: { light: { type: 'integer' }, types: { items: { enum: ['ランプ', '唄'] } } },
      allOf: [
        { if: { properties: { types: { contains: { const: 'ランプ' } } } }, then: { required: ['light'] } },
      ],
    })
  })
})

describe('a set of cards', () => {
  const odd: DatedCard = {
    ...lamp,
    id: 'L-2',
    kin: ['雪組'],
    text: '・これが飛んだ時、カードを1枚引く。\n【隠れ】',
  }
  const set = { cards: [lamp, odd], words: { kin: { 葦組: 'Reed' } } }

  test('brings its words before its texts are read', () => {
    const cards = [
      { ...lamp, text: '・あなたの霞組のランプは+1/+1を得る。' },
      { ...odd, kin: ['霞組'] },
    ]
    const [first] = readCards(toyCards, { cards }, null)
    expect(reportCard(toyCards, first).declined).toBe(0)
  })
  test('is quoted in English by the English names of its cards, and by those that it gives itself', () => {
    const dog = {
      ...odd,
      id: 'L-3',
      name: '月の犬',
      nameEn: 'Moon Hound',
      text: '・これは“月の犬”として扱う。',
    }
    const other = { ...odd, id: 'L-4', name: '星の犬', text: '・これは“川の犬”として扱う。' }
    const unnamed = { ...odd, id: 'L-5', text: '・これは“星の犬”として扱う。' }
    const words = { ...set.words, name: { 川の犬: 'River Hound' } }
    const all = readCards(toyCards, { cards: [dog, other, unnamed], words }, null)
    const said = all.map((card) => reportCard(withWordsOf(toyCards, [dog, other, unnamed], words), card))
    expect(said.map(({ sentences }) => sentences[0].english)).toEqual([
      expect.stringContaining('“Moon Hound”'),
      expect.stringContaining('“River Hound”'),
      expect.stringContaining('“星の犬”'),
    ])
    expect(all.map((card) => cardLines(toyCards, card, 'en')[0])).toEqual([
      'L-3  Moon Hound',
      'L-4  星の犬',
      'L-5  小さなランプ',
    ])
    expect(cardLines(toyCards, all[0], 'ja')[0]).toBe('L-3  月の犬')
    expect(wordSentences(toyCards, [dog, other], words)).toEqual({
      'card.name.月の犬': { ja: '月の犬', en: 'Moon Hound' },
      'card.name.川の犬': { ja: '川の犬', en: 'River Hound' },
      'card.kin.葦組': { ja: '葦組', en: 'Reed' },
    })
  })
  test('is made into cards of the game', () => {
    expect(set.cards.map(toyCards.make)).toEqual(['L-1', 'L-2'])
  })
  test('is reported sentence by sentence: read with its English, declined with its place', () => {
    const [first, second] = readCards(toyCards, set, null).map((card) => reportCard(toyCards, card))
    expect(first.sentences).toMatchObject([{ read: true, family: 'triggered', field: 'text' }])
    expect(first.sentences[0].english).toMatch(/draw 1 card/)
    expect(second.declined).toBe(1)
    expect(second.sentences[0]).toMatchObject({
      read: false,
      reason: 'unread',
      family: 'triggered',
      unread: { line: 1, text: '飛んだ時、カードを1枚引く。' },
    })
  })
  test('shows players what is unread, as it is printed and marked', () => {
    const [, second] = readCards(toyCards, set, null)
    expect(playerLines(toyCards, second.texts)).toEqual([
      {
        text: { ja: '・これが飛んだ時、カードを1枚引く。', en: '・これが飛んだ時、カードを1枚引く。' },
        unread: true,
      },
      { text: { ja: '【隠れ】', en: expect.any(String) }, unread: false },
    ])
  })
  test('is printed from its trees in both languages', () => {
    const [first] = readCards(toyCards, set, null)
    expect(cardLines(toyCards, first, 'ja')).toEqual([
      'L-1  小さなランプ',
      '種類 ランプ · 光度 2 · 組 葦組',
      '・これが登場した時、カードを1枚引く。',
    ])
    expect(cardLines(toyCards, first, 'en')[1]).toMatch(/^Type ランプ · Light 2 · Kin /)
    expect(cardLines(toyCards, first, 'en')[2]).toMatch(/draw 1 card/)
  })
})
