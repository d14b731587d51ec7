import type { NumberStyle } from './node.ts'

/** Past nine digits a number is no number of a card. */
const LONGEST = 9
const KANJI = '〇一二三四五六七八九'
const UNITS: readonly (readonly [string, number])[] = [
  ['千', 1000],
  ['百', 100],
  ['十', 10],
]

export interface Numeral {
  readonly end: number
  readonly value: number
}

/** The number that stands here, all of it: 12 is not also 1 and 2. */
export function numeralAt(text: string, start: number, style: NumberStyle): Numeral | null {
  return style === 'kanji' ? kanjiAt(text, start) : digitsAt(text, start)
}

export function writeNumeral(value: unknown, style: NumberStyle): string | null {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return null
  if (style === 'kanji') return value < 1 || value > 9999 ? null : inKanji(value)
  return value < 10 ** LONGEST ? String(value) : null
}

export const startsNumeral = (style: NumberStyle): string =>
  style === 'kanji' ? `${KANJI}十百千` : '0123456789'

function digitsAt(text: string, start: number): Numeral | null {
  let end = start
  while (end < text.length && text[end] >= '0' && text[end] <= '9') end++
  if (end === start || end - start > LONGEST) return null
  // 07 would not print back.
  if (text[start] === '0' && end - start > 1) return null
  return { end, value: Number(text.slice(start, end)) }
}

function kanjiAt(text: string, start: number): Numeral | null {
  let end = start
  while (end < text.length && end - start <= LONGEST && startsNumeral('kanji').includes(text[end])) end++
  let value = 0
  let digit = 0
  for (const letter of text.slice(start, end)) {
    const unit = UNITS.find(([sign]) => sign === letter)
    if (unit === undefined) digit = KANJI.indexOf(letter)
    else {
      value += (digit || 1) * unit[1]
      digit = 0
    }
  }
  value += digit
  return end > start && writeNumeral(value, 'kanji') === text.slice(start, end) ? { end, value } : null
}

function inKanji(value: number): string {
  let rest = value
  let out = ''
  for (const [sign, unit] of UNITS) {
    const count = Math.floor(rest / unit)
    if (count > 0) out += (count > 1 ? KANJI[count] : '') + sign
    rest %= unit
  }
  return rest > 0 ? out + KANJI[rest] : out
}
