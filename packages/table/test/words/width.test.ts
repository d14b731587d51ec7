import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flow, padEnd, width, wrap } from '../../src/index.ts'

describe('widths', () => {
  test('a full-width character takes two columns, a colour none', () => {
    expect(width('札場')).toBe(4)
    expect(width('\u001b[1m♠5\u001b[22m')).toBe(2)
  })

  test('padding counts columns, not characters', () => {
    expect(padEnd('手札', 6)).toBe('手札  ')
  })

  test('a Japanese sentence breaks between its characters, not before a full stop', () => {
    expect(wrap('カードを引く。', 12)).toEqual(['カードを引', 'く。'])
  })

  test('an English sentence breaks at spaces and hangs', () => {
    expect(wrap('one two three', 8, '  ')).toEqual(['one two', '  three'])
  })

  test('no line is wider than asked for', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '札', '場', '。', '♠', '5') })
    fc.assert(
      fc.property(text, fc.integer({ min: 6, max: 40 }), (given, columns) => {
        for (const line of wrap(given, columns, '  ')) expect(width(line)).toBeLessThanOrEqual(columns)
      }),
    )
  })

  test('wrapping loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }), (list) => {
        expect(wrap(list.join(' '), 12).join(' ').split(' ')).toEqual(list)
      }),
    )
  })

  test('a list breaks between its items', () => {
    expect(flow('Hand  ', ['♠5', '♡8', '◇7'], ' · ', 13)).toEqual(['Hand  ♠5 · ♡8', '      ◇7'])
  })
})
