import { blackpoker } from '@fudaba/blackpoker'
import type { GameRules } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import { findCards, findRulings } from '@fudaba/table'

describe('a search over rulings and cards', () => {
  const rules: GameRules = blackpoker as GameRules
  const { rulings } = rules.book.rulebook

  test('finds a reading by its id, by a clause it is about and by a word of it', () => {
    const [ruling] = rulings
    expect(findRulings(rules, ruling.id)).toContain(ruling)
    expect(findRulings(rules, ruling.clauses[0])).toContain(ruling)
    expect(findRulings(rules, ruling.question.ja.slice(0, 6))).toContain(ruling)
    expect(findRulings(rules, 'no such word anywhere')).toEqual([])
  })

  test('lists every open question for nothing, but no cards', () => {
    expect(findRulings(rules, '')).toHaveLength(rulings.length)
    expect(findCards(rules, ' ')).toEqual([])
  })

  test('finds a card by its number, its name and a word of its text', () => {
    const [card, other] = rules.cards
    const told: GameRules = {
      ...rules,
      cardText: (each) =>
        each === card ? [{ text: { ja: '灯をともす。', en: 'It lights a lamp.' }, unread: false }] : [],
    }
    expect(findCards(told, rules.cardId(card))).toContain(card)
    expect(findCards(told, rules.cardName(other).ja)).toContain(other)
    expect(findCards(told, '灯を')).toEqual([card])
    expect(findCards(told, 'LAMP')).toEqual([card])
  })
})
