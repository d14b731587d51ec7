import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'

const [, second] = aquarianAge.decks
const cards = (ids: readonly string[]) => ids.map((id) => aquarianAge.cards.find((card) => card.id === id)!)
const problems = (list: ReturnType<typeof cards>) => aquarianAge.checkDeck(list, { deckSize: 40 }).length

/** A table, so that what fires in a check can be told. */
const table = () => board(aquarianAge, { at: 'main' })

describe('a deck', () => {
  test('has forty cards', () => {
    const g = table()
    expect(problems(cards(second.cards))).toBe(0)
    expect(problems(cards(second.cards.slice(1)))).toBe(1)
    g.proves('base.1.1.2')
  })

  test('has at most four cards of one full name', () => {
    const g = table()
    const [first, , , , , other] = second.cards
    expect(problems(cards([...second.cards.filter((id) => id !== other), first, first, first, first]))).toBe(
      1,
    )
    g.proves('base.1.1.3')
  })

  test('has no skill whose meaning nobody has supplied', () => {
    const g = table()
    const [first, ...rest] = cards(second.cards)
    expect(problems([{ ...first, skills: [{ skill: 'offensive' }] }, ...rest])).toBe(1)
    g.proves('base.1.7.16')
  })
})
