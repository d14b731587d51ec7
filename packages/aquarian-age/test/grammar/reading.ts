import {
  type CardText,
  declinedIn,
  describeDeclined,
  englishText,
  normalise,
  printText,
  readText,
  refuseJapanese,
  sameTree,
} from '@fudaba/cardtext'
import { expect } from 'vitest'
import { addIcons, grammar, readCardText } from '../../grammar/index.ts'

addIcons({ ja: 'アスリート', en: 'Athlete' }, { ja: 'スカラー', en: 'Scholar' })

/** A text that is read whole, in one way, printed back to the letter and said in English. */
export function whole(printed: string): CardText {
  const text = readCardText(printed)
  expect(declinedIn(text).map(describeDeclined)).toEqual([])
  expect(text.paragraphs.flatMap(({ problem }) => problem?.message ?? [])).toEqual([])
  const again = printText(grammar, text)
  expect(again).toBe(normalise(printed, grammar.spec.normal).text)
  const trees = (read: CardText) => read.paragraphs.map(({ ability }) => ability)
  expect(sameTree(trees(readText(grammar, again)), trees(text))).toBe(true)
  for (const line of englishText(grammar, text)) refuseJapanese(line)
  return text
}

export const abilities = (printed: string) => whole(printed).paragraphs.map(({ ability }) => ability!)
export const english = (printed: string): string => englishText(grammar, whole(printed)).join(' / ')
