import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CardTextError, type NormalRules, denormalise, normalise } from '../../src/index.ts'
import { LONGEST_TEXT, printedSpan } from '../../src/normalise/normalise.ts'
import { rules } from '../testing/toy/grammar.ts'

const normal = (text: string): string => normalise(text, rules).text
const notes = (text: string) => normalise(text, rules).notes.map(({ kind, text: said }) => [kind, said])

describe('the normal form', () => {
  test.each([
    ['full-width digits and letters become half-width', 'Ｘ枚、１２枚', 'X枚、12枚'],
    ['half-width katakana become full-width, with their marks', 'ﾗﾝﾌﾟ', 'ランプ'],
    ['minus signs are one sign', '−1/‐2', '-1/-2'],
    ['the katakana long mark is no dash', 'カード', 'カード'],
    ['spaces are dropped', 'ランプ を　1 灯り', 'ランプを1灯り'],
    ['straight quotes open and close in turn', '"あ"か"い"', '“あ”か“い”'],
    ['numbers in circles are numbers in brackets', '①', '(1)'],
    ['an icon is one token however it is typed', '〔灯〕☀', '《灯》《灯》'],
    ['two words for one thing are one word', '花壇に置く', '庭に置く'],
    ['lines end in one way', 'あ\r\nい\rう', 'あ\nい\nう'],
  ])('%s', (_, printed, expected) => {
    expect(normal(printed)).toBe(expected)
  })

  test('a quote that is left open does not turn the next line around', () => {
    expect(normal('"あ\n"い"')).toBe('“あ\n“い”')
  })
})

describe('what is dropped is remembered', () => {
  test('ruby is dropped and noted', () => {
    expect(normal('灯{ともしび}を')).toBe('灯を')
    expect(notes('灯{ともしび}を')).toEqual([['ruby', '{ともしび}']])
  })
  test('a sentence in parentheses reminds of the rules; a number in parentheses does not', () => {
    expect(normal('引く。（上から引く。）【油】（2）')).toBe('引く。【油】(2)')
    expect(notes('引く。（上から引く。）【油】（2）')).toEqual([['reminder', '(上から引く。)']])
  })
  test('a label before a dash, behind the bullet, is dropped and noted', () => {
    expect(normal('・忠義―引く。')).toBe('・引く。')
    expect(notes('・忠義―引く。')).toEqual([['label', '忠義―']])
  })
  test('a dash behind a comma makes no label', () => {
    expect(normal('あ、い―う')).toBe('あ、い―う')
  })
  test('the title of an ability is dropped and noted', () => {
    expect(normal('〈火の粉〉引く。')).toBe('引く。')
    expect(notes('〈火の粉〉引く。')).toEqual([['title', '〈火の粉〉']])
  })
  test('a bracket that is never closed is left alone', () => {
    expect(normal('(引く。')).toBe('(引く。')
  })
})

describe('notes', () => {
  const with_ = (more: Partial<NormalRules>) => (text: string) => normalise(text, { ...rules, ...more }).text
  const brackets = ['(', ')'] as const

  test('one in parentheses may stand inside of a sentence and go over several lines', () => {
    const read = with_({ reminders: [{ brackets }] })
    expect(read('灯を（庭でも）引く。（上から\n引く。）\n置く。')).toBe('灯を引く。\n置く。')
  })
  test('parentheses that the game says carry meaning stay, and so do those inside of its keywords', () => {
    const read = with_({ reminders: [{ brackets, unless: /^[0-9]+$/u, outside: ['『', '』'] }] })
    expect(read('『油(庭)』(1)(灯)を(庭)引く。')).toBe('『油(庭)』(1)を引く。')
  })
  test('a mark begins one that goes on to the end of its line', () => {
    expect(with_({ noteMarks: ['※'] })('引く。※二度まで\n置く。')).toBe('引く。\n置く。')
  })
  test('a full stop that is left out at the end of a line is put behind the letters a sentence ends with', () => {
    const read = with_({ sentenceEnds: 'く' })
    expect(read('引く\n花・引く。\n油')).toBe('引く。\n花・引く。\n油')
  })
})

test('an icon may end a label in place of the dash, and a lost glyph stands for one where an ability begins', () => {
  const read = (text: string) =>
    normalise(text, {
      ...rules,
      labels: { ...rules.labels!, before: ['→'] },
      standIns: [['目', '来た時、']],
    }).text
  expect(read('・忠義→引く。')).toBe('・→引く。')
  expect(read('・目引く。二枚目を置く。')).toBe('・来た時、引く。二枚目を置く。')
  expect(read('・忠義―目引く。')).toBe('・来た時、引く。')
})

describe('the way back', () => {
  const letters = fc.constantFrom(
    ...Array.from('あ灯１2Ｘﾗﾟｶﾞ（）()〔〕{}。、―—・〈〉"“” 　\n☀花壇①𠮟'),
    '\r\n',
    '花壇',
    '〔灯〕',
    '忠義―',
  )
  const texts = fc.oneof(
    fc.string({ unit: letters, maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )

  test('the printed text comes back to the letter, whatever it was', () => {
    fc.assert(
      fc.property(texts, (printed) => {
        expect(denormalise(normalise(printed, rules))).toBe(printed)
      }),
      { numRuns: 2000 },
    )
  })
  test('the printed text also comes back after a round trip through JSON', () => {
    fc.assert(
      fc.property(texts, (printed) => {
        expect(denormalise(JSON.parse(JSON.stringify(normalise(printed, rules))))).toBe(printed)
      }),
    )
  })
  test('every stretch of the normal text lies in the printed one, in order', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (printed, a, b) => {
        const normalised = normalise(printed, rules)
        const [start, end] = [a, b].map((n) => n % (normalised.text.length + 1)).sort((x, y) => x - y)
        const span = printedSpan(normalised, start, end)
        expect(span.start).toBeGreaterThanOrEqual(0)
        expect(span.end).toBeGreaterThanOrEqual(span.start)
        expect(span.end).toBeLessThanOrEqual(printed.length)
      }),
    )
  })
  test('a character that was not changed is found where it stands', () => {
    const printed = '灯{ともしび}を１２枚（上から引く。）引く'
    const normalised = normalise(printed, rules)
    const at = (word: string) => {
      const start = normalised.text.indexOf(word)
      return printedSpan(normalised, start, start + word.length)
    }
    expect(at('を').text).toBe('を')
    expect(at('12').text).toBe('１２')
    expect(at('2').text).toBe('２')
    expect(at('枚').text).toBe('枚')
    expect(at('引く').text).toBe('引く')
    expect(at('枚').column).toBe(printed.indexOf('枚') + 1)
  })
  test('lines and columns are counted from one', () => {
    expect(printedSpan(normalise('あ\nい　う', rules), 3, 4)).toMatchObject({
      line: 2,
      column: 3,
      text: 'う',
    })
  })
})

test('a text past every bound is refused with its place', () => {
  const refuse = () => normalise('あ'.repeat(LONGEST_TEXT + 1), rules)
  expect(refuse).toThrow(CardTextError)
  expect(refuse).toThrow(/longer than/)
})
