import { CardTextError } from '../base/errors.ts'

/** Throws if Japanese is left outside of the quotes in which names stand. */
export function refuseJapanese(english: string): void {
  const left = english.replace(/“[^“”]*”/gu, '').match(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]+/u)
  if (left !== null) throw new CardTextError('japanese-left', `Japanese is left in the English: ${left[0]}`)
}
