import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CardText, declinedIn, denormalise, englishText, printText, readText } from '../../src/index.ts'
import { sentencesIn } from '../../src/document/declined.ts'
import { grammar } from '../testing/toy/grammar.ts'

/** Whatever it was, it is kept, and what was not read does nothing. */
function harmless(printed: string): CardText {
  const text = readText(grammar, printed)
  if (text.normalised !== null) {
    expect(denormalise(text.normalised)).toBe(printed)
    expect(printText(grammar, text)).toBe(withoutEmptyLines(text.normalised.text))
  }
  for (const { ability, sentences, problem } of text.paragraphs)
    if (problem !== null || sentences.some(({ kind }) => kind === 'declined')) expect(ability).toBeNull()
  for (const { unread, span } of declinedIn(text)) {
    expect(unread.start).toBeGreaterThanOrEqual(span.start)
    expect(unread.end).toBeLessThanOrEqual(Math.max(span.end, unread.start))
  }
  englishText(grammar, text)
  return text
}

const withoutEmptyLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !['', '・', '◆'].includes(line))
    .join('\n')

const fragments = [
  'あなたの',
  'ランプ',
  'カード',
  'を',
  '1枚',
  '引く',
  '選び',
  '、',
  '。',
  'か',
  'の',
  'これ',
  'が',
  '登場した時',
  'なら',
  '『',
  '』',
  '“',
  '”',
  '【隠れ】',
  '+1/+1',
  'を得る',
  'このターン中',
  '\n',
  '・',
  '◆',
  '(',
  ')',
  '999999999999',
  'X',
  'は',
  'できない',
  '以下を1枚行う',
]

describe('garbage is declined, never thrown', () => {
  test('random Unicode is read or declined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (printed) => {
        harmless(printed)
      }),
      { numRuns: 500 },
    )
  })
  test('random lines of words that the grammar knows are read or declined', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...fragments), { maxLength: 40 }), (parts) => {
        harmless(parts.join(''))
      }),
      { numRuns: 600 },
    )
  })
  test.each([
    ['a line of ten million characters', 'あ'.repeat(10_000_000)],
    ['ten million brackets', '『'.repeat(10_000_000)],
    ['a hundred thousand sentences', 'あ。'.repeat(49_000)],
    ['a long sentence', 'あなたのランプか'.repeat(10_000)],
    ['deep brackets', `これは${'『これは'.repeat(300)}${'』を得る。'.repeat(300)}`],
    ['brackets that cross', '『“】』”【'.repeat(200)],
    ['owners without end', `${'あなたの'.repeat(370)}ランプを1枚選ぶ。`],
    ['a chain without end', `${'カードを1枚引き、'.repeat(160)}カードを1枚引く。`],
    ['conditions without end', `${'これの光度が3以上なら、'.repeat(120)}カードを1枚引く。`],
    ['parentheses without end', '('.repeat(90_000)],
    ['lone surrogates', '\ud800\udc00\ud800、\udfff。'],
    ['a prototype', '__proto__。constructor。'],
  ])(
    '%s',
    (_, printed) => {
      const text = readText(grammar, printed)
      expect(sentencesIn(text).length).toBeLessThanOrEqual(200)
      expect(text.paragraphs.length).toBeGreaterThan(0)
    },
    20_000,
  )
})
