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
import { addClans, addRaces, grammar, readCard } from '../../grammar/index.ts'

addClans({ ja: '暁の隊商', en: 'Caravan of Dawn' }, { ja: '宵の砦', en: 'Fortress of Dusk' })
addRaces({ ja: '人間', en: 'Human' })

/** A text that is read whole, in one way, printed back to the letter and said in English. */
export function whole(printed: string): CardText {
  const text = readCard(printed)
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
export const ability = (printed: string) => abilities(printed)[0]
export const english = (printed: string): string => englishText(grammar, whole(printed)).join(' / ')
