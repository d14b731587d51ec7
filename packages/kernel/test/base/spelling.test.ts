import { expect, test } from 'vitest'
import { folded, sameSpelling } from '@fudaba/kernel/text'

test.each([
  ['spaces', '白き灯台 リネ', '白き灯台　リネ', '白き灯台リネ'],
  ['中黒', 'ルーク・バルト', 'ルーク･バルト', 'ルークバルト'],
  ['width', 'ＡＢ１２ﾅｲﾄ!', 'AB12ナイト！'],
  ['the long vowel mark', 'ライダー', 'ライダｰ', 'ライダ―', 'ライダ－', 'ライダ-'],
  ['roman numbers', 'アリアⅡ世', 'アリアII世'],
  ['waves', '夜〜朝', '夜～朝', '夜~朝'],
  [
    'furigana',
    '灯台守',
    '灯台守(とうだいもり)',
    '灯台守（トウダイモリ）',
    '<ruby>灯台守<rt>とうだいもり</rt></ruby>',
    '｜灯台守《とうだいもり》',
  ],
  ['marks of fonts', '葛\u{E0100}城', '葛城'],
])('a name is the same whatever its %s', (_what, ...spellings) => {
  for (const each of spellings) expect(folded(each)).toBe(folded(spellings[0]))
})

test.each([
  ['ライダー', 'ライダ'],
  ['ルーク', 'ル〜ク'],
  ['灯台守(改)', '灯台守'],
  ['ナイト(ないと)', 'ナイト'],
  ['はと', 'ハト'],
])('%s and %s are two names', (a, b) => {
  expect(sameSpelling(a, b)).toBe(false)
})

test('a name of marks only stays what it is', () => {
  expect(folded('・')).toBe('・')
  expect(folded('')).toBe('')
})
