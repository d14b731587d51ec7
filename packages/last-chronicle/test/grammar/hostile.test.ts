import { declinedIn, printText, readText, sentencesIn } from '@fudaba/cardtext'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { set1 } from '../../cards/set1.ts'
import { grammar } from '../../grammar/index.ts'

const printed = set1
  .flatMap(({ text, green, red, burst }) => [text, green?.text, red?.text, burst?.text])
  .filter((text) => text !== undefined)

/** Pieces of real texts, brackets, marks and nonsense, in any order. */
const pieces = fc.oneof(
  fc.constantFrom(
    '[F]',
    '[T]',
    '【',
    '】',
    '「',
    '」',
    '『',
    '』',
    '《',
    '》',
    '(',
    ')',
    '。',
    '、',
    ':',
    '\n',
    '+2/+0',
    'このユニット',
    'その後、',
  ),
  fc.constantFrom(...printed.flatMap((text) => text.split(/(?<=[、。:])/))),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

describe('whatever stands on a card', () => {
  it('is read or declined, and kept', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const text = readText(grammar, parts.join(''))
        for (const { unread } of declinedIn(text)) expect(unread.end).toBeLessThanOrEqual(text.printed.length)
        expect(printText(grammar, text)).toBeTypeOf('string')
      }),
      { numRuns: 150, seed: 3 },
    )
  }, 120_000)

  it('a card with one letter changed is read as it is printed, or declined: never read as something else', () => {
    const changed = fc.record({
      text: fc.constantFrom(...printed),
      at: fc.nat(),
      letter: fc.constantFrom('を', 'は', 'が', '2', '枚', '点', 'い', '。', '、'),
    })
    fc.assert(
      fc.property(changed, ({ text, at, letter }) => {
        const i = at % text.length
        const read = readText(grammar, text.slice(0, i) + letter + text.slice(i + 1))
        for (const sentence of sentencesIn(read))
          if (sentence.kind === 'read')
            expect(grammar.write(sentence.family, sentence.tree)).toBe(sentence.text)
      }),
      { numRuns: 150, seed: 4 },
    )
  }, 120_000)

  it('a sentence that goes on and on is read or declined too', () => {
    const text = `${'カードを1枚引き、'.repeat(160)}カードを1枚引く。`
    expect(sentencesIn(readText(grammar, text))).toHaveLength(1)
    expect(sentencesIn(readText(grammar, 'それ'.repeat(700)))).toHaveLength(1)
  }, 120_000)
})
