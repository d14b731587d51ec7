import {
  declinedIn,
  describeDeclined,
  englishText,
  normalise,
  printText,
  refuseJapanese,
} from '@fudaba/cardtext'
import { describe, expect, it } from 'vitest'
import { set1 } from '../../cards/set1.ts'
import { grammar } from '../../grammar/index.ts'
import type { ChronicleCard } from '../../src/cards.ts'
import { readPrinted } from '../../src/printedText.ts'

/** Every text of a card, with whether it is one of a card that stays. */
const textsOf = ({ type, text, green, red, burst }: ChronicleCard): [string, boolean][] => {
  const stays = type !== 'spell'
  const own = [text, green?.text, red?.text].filter((each) => each !== undefined)
  return [
    ...own.map((each): [string, boolean] => [each, stays]),
    ...(burst?.text === undefined ? [] : [[burst.text, false] as [string, boolean]]),
  ]
}

describe('cards of the first set', () => {
  it.each(set1.map((card) => [card.id, card] as const))(
    '%s is read whole, printed back and said in English',
    (_, card) => {
      for (const [printed, stays] of textsOf(card)) {
        const text = readPrinted(card.name, printed, stays)
        expect(declinedIn(text).map(describeDeclined)).toEqual([])
        expect(text.paragraphs.flatMap(({ problem }) => problem?.message ?? [])).toEqual([])
        expect(printText(grammar, text)).toBe(normalise(text.printed, grammar.spec.normal).text)
        for (const line of englishText(grammar, text)) refuseJapanese(line)
      }
    },
  )
})
