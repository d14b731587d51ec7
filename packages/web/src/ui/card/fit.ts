import type { CardNumber } from './CardNumbers.tsx'
import { changeOf } from './CardNumbers.tsx'

/** How wide what stands on a card is, in em, so that its letters can be as large as the card allows and no larger. */

const FIGURE = 0.7
const SIGN = 0.4
const SLASH = 0.45
/** The size of what stands beside a number, relative to it. */
const BESIDE = 0.62

/** A text in bold: figures, narrow signs, and letters as wide as they are high. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, each) => sum + (/[0-9A-Za-z]/.test(each) ? FIGURE : /[\x20-\x7e]/.test(each) ? SIGN : 1),
    0,
  )

/** A number with the sign of its change. */
const bare = (number: CardNumber): number =>
  widthOf(String(number.value)) + (changeOf(number) === '' ? 0 : BESIDE)

/** With what stands beside it: its letter, and what is printed where that is another number. */
const whole = (number: CardNumber, letter: string | undefined): number =>
  bare(number) +
  BESIDE * (widthOf(letter ?? '') + (changeOf(number) === '' ? 0 : widthOf(`[${number.printed}]`)))

/** CSS variables for the line of numbers at the foot: with everything, alone, the first two, one over the other, and only the first. */
export function numbersFit(
  numbers: readonly CardNumber[],
  letterOf: (name: string) => string | undefined,
): Record<string, number> {
  const slashes = SLASH * Math.max(0, numbers.length - 1)
  const bares = numbers.map(bare)
  return {
    '--whole': sum(numbers.map((each) => whole(each, letterOf(each.name)))) + slashes,
    '--bare': sum(bares) + slashes,
    '--two': sum(bares.slice(0, 2)) + SLASH,
    '--widest': Math.max(FIGURE, ...bares),
    '--first': bares[0] ?? FIGURE,
  }
}

/** CSS variables for the costs at the head: with their words, and alone. */
export function costsFit(texts: readonly string[], words: readonly string[]): Record<string, number> {
  const gaps = 0.25 * texts.length
  const alone = Math.max(FIGURE, sum(texts.map(widthOf)) + gaps)
  return { '--costs': alone + BESIDE * sum(words.map(widthOf)), '--costs-bare': alone }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
