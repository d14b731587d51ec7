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
import { addCategories, grammar, readCard } from '../../grammar/index.ts'

addCategories(
  { ja: '兵士', en: 'Soldier' },
  { ja: '騎士', en: 'Knight' },
  { ja: '獣', en: 'Beast' },
  { ja: '賢者', en: 'Sage' },
)

/** A text that is read whole, in one way, printed back to the letter and said in English. */
export function whole(printed: string, stays = false): CardText {
  const text = readCard(printed, stays)
  expect(declinedIn(text).map(describeDeclined)).toEqual([])
  expect(text.paragraphs.flatMap(({ problem }) => problem?.message ?? [])).toEqual([])
  const again = printText(grammar, text)
  expect(again).toBe(normalise(printed, grammar.spec.normal).text)
  const trees = (read: CardText) => read.paragraphs.map(({ ability }) => ability)
  if (!stays) expect(sameTree(trees(readText(grammar, again)), trees(text))).toBe(true)
  for (const line of englishText(grammar, text)) refuseJapanese(line)
  return text
}

export const abilities = (printed: string) => whole(printed).paragraphs.map(({ ability }) => ability!)
export const ability = (printed: string) => abilities(printed)[0]
export const english = (printed: string): string => englishText(grammar, whole(printed)).join(' / ')
