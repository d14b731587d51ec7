import { expect } from 'vitest'
import { type Ability, declinedIn, englishText, normalise, printText, readText } from '../../../src/index.ts'
import { describeDeclined } from '../../../src/document/declined.ts'
import { refuseJapanese } from '../../../src/english/refuseJapanese.ts'
import { grammar } from './grammar.ts'

/** The abilities of a text that is read whole, printed back to the letter, and said in English. */
export function abilities(printed: string): readonly Ability[] {
  const text = readText(grammar, printed)
  expect(declinedIn(text).map(describeDeclined)).toEqual([])
  expect(text.paragraphs.flatMap(({ problem }) => problem?.message ?? [])).toEqual([])
  expect(printText(grammar, text)).toBe(normalise(printed, grammar.spec.normal).text)
  for (const line of englishText(grammar, text)) refuseJapanese(line)
  return text.paragraphs.map(({ ability }) => ability!)
}

export function ability(printed: string): Ability {
  const all = abilities(printed)
  expect(all).toHaveLength(1)
  return all[0]
}

export const effect = (printed: string) => ability(printed).effect
export const english = (printed: string): string =>
  englishText(grammar, readText(grammar, printed)).join(' / ')
