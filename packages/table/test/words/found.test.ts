import { blackpoker } from '@fudaba/blackpoker'
import { vanguard } from '@fudaba/vanguard'
import { describe, expect, test } from 'vitest'
import { findCards, findRulings } from '@fudaba/table'

describe('a search over rulings and cards', () => {
  const { rulings } = vanguard.book.rulebook

  test('finds a reading by its id, by a clause it is about and by a word of it', () => {
    const [ruling] = rulings
    expect(findRulings(vanguard, ruling.id)).toContain(ruling)
    expect(findRulings(vanguard, ruling.clauses[0])).toContain(ruling)
    expect(findRulings(vanguard, ruling.question.ja.slice(0, 6))).toContain(ruling)
    expect(findRulings(vanguard, 'no such word anywhere')).toEqual([])
  })

  test('lists every open question for nothing, but no cards', () => {
    expect(findRulings(vanguard, '')).toHaveLength(rulings.length)
    expect(findCards(vanguard, ' ')).toEqual([])
  })

  test('finds a card by its number, its name and a word of its text', () => {
    const card = vanguard.cards.find(({ text }) => text !== undefined)!
    expect(findCards(vanguard, card.id)).toContain(card)
    expect(findCards(vanguard, vanguard.cardName(card).ja)).toContain(card)
    const [{ text }] = vanguard.cardText!(card, vanguard.book)
    expect(findCards(vanguard, text.ja.slice(0, 8))).toContain(card)
    expect(findCards(blackpoker, '♠5').map((each) => blackpoker.cardId(each as never))).toContain('♠5')
  })
})
