import { expectWhole } from '@fudaba/cardtext/testing'
import { describe, it } from 'vitest'
import { set1 } from '../set1.ts'
import { grammar } from '../../grammar/index.ts'
import type { ChronicleCard } from '../../src/board/cards.ts'
import { readPrinted } from '../../src/text/printedText.ts'

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
      for (const [printed, stays] of textsOf(card))
        expectWhole(grammar, readPrinted(grammar, card.name, printed, stays))
    },
  )
})
