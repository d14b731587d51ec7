import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import '../../src/text/deckAbilities.ts'
import { vanguardUnit } from '../cards.ts'

/** A table, so that what fires in a check can be told. */
const table = () =>
  board(vanguard, {
    at: 'main',
    P1: { field: [vanguardUnit('A')], deck: 5 },
    P2: { field: [vanguardUnit('V')], deck: 5 },
  })
const [deck] = vanguard.decks
const cards = deck.cards
  .map((id) => vanguard.cards.find((card) => card.id === id)!)
  .filter((card) => card.type !== 'G')
const problems = (list: typeof cards, deckRule = 'open') => vanguard.checkDeck(list, { deckRule }).length
const named = (n: number) => ({ ...cards[0], name: `別${n}`, id: `X-${n}` })

describe('a deck', () => {
  test('has exactly fifty cards', () => {
    const g = table()
    expect(problems(cards)).toBe(0)
    expect(
      problems(
        cards.filter((card, i) => card.trigger !== undefined || i !== cards.findIndex((c) => c.grade === 3)),
      ),
    ).toBe(1)
    g.proves('5.2.2.1')
  })

  test('has at most four of a name, whatever else is printed', () => {
    const g = table()
    // Five of one name in place of four of it and one of another, of different numbers.
    const threes = cards.filter((card) => card.grade === 3)
    const one = threes[0]
    const other = cards.indexOf(threes.find((card) => card.name !== one.name)!)
    const list = cards.map((card, i) => (i === other ? { ...one, id: 'Y-1' } : card))
    expect(problems(list)).toBe(1)
    g.proves('5.2.2.2', '5.2.2.2.1')
  })

  test('has exactly sixteen triggers, four heals and four sentinels at most', () => {
    const g = table()
    const swap = (
      test: (card: (typeof cards)[number]) => boolean,
      by: (card: (typeof cards)[number]) => (typeof cards)[number],
    ) => {
      const at = cards.findIndex(test)
      return cards.map((card, i) => (i === at ? by(card) : card))
    }
    expect(
      problems(
        swap(
          (card) => card.trigger === 'draw',
          () => named(1),
        ),
      ),
    ).toBe(1)
    expect(
      problems(
        swap(
          (card) => card.trigger === 'draw',
          (card) => ({ ...card, name: '五枚目', trigger: 'heal' as const }),
        ),
      ),
    ).toBe(1)
    const guards = cards.map((card) => (card.grade === 1 ? { ...card, sentinel: true as const } : card))
    expect(problems(guards)).toBe(1)
    g.proves('5.2.2.3', '5.2.2.4', '5.2.2.5')
  })

  test('has a G deck of at most sixteen, four of a name', () => {
    const g = table()
    const gUnit = (n: number) => ({ ...named(n), type: 'G' as const, grade: 4 })
    expect(problems([...cards, ...Array.from({ length: 16 }, (_, i) => gUnit(i))])).toBe(0)
    expect(problems([...cards, ...Array.from({ length: 17 }, (_, i) => gUnit(i))])).toBe(1)
    expect(problems([...cards, ...Array.from({ length: 5 }, () => gUnit(1))])).toBe(1)
    g.proves('5.3.2', '5.3.2.1')
  })

  test('has one clan in a clan fight', () => {
    const g = table()
    const mixed = cards.map((card, i) => (i === 0 ? { ...card, clans: ['別'] } : card))
    expect(problems(mixed)).toBe(0)
    expect(problems(mixed, 'clanFight')).toBe(1)
    expect(problems(cards, 'clanFight')).toBe(0)
    g.proves('base.5.1.4')
  })

  test('G units are a deck of their own, and no part of the fifty', () => {
    const g = table()
    const gUnits = Array.from({ length: 16 }, (_, n) => ({ ...named(n), type: 'G' as const, grade: 4 }))
    expect(problems([...cards, ...gUnits])).toBe(0)
    g.proves('5.2.2.6', '5.3.3')
  })

  test('the first vanguard is one of the fifty', () => {
    const g = table()
    expect(cards).toHaveLength(50)
    expect(cards.some((card) => card.grade === 0 && card.trigger === undefined)).toBe(true)
    expect(problems(cards)).toBe(0)
    g.proves('base.5.1.2')
  })

  test('how a name is read makes no other name', () => {
    const g = table()
    const threes = cards.filter((card) => card.grade === 3)
    const [one] = threes
    const other = cards.indexOf(threes.find((card) => card.name !== one.name)!)
    const list = cards.map((card, i) => (i === other ? { ...one, id: 'Y-1', reading: 'よみ' } : card))
    expect(problems(list)).toBe(1)
    g.proves('2.1.1.1')
  })

  test('what a card says of decks holds in place of the rules', () => {
    const g = table()
    const many = { kind: 'deck' as const, effect: { kind: 'vanguard.copies' as const } }
    const [one] = cards.filter((card) => card.grade === 3)
    const other = cards.findIndex((card) => card.grade === 3 && card.name !== one.name)
    const list = (abilities: readonly (typeof many)[]) =>
      cards
        .map((card, i) => (i === other ? one : card))
        .map((card) => (card.name === one.name ? { ...card, abilities } : card))
    expect(problems(list([]))).toBe(1)
    expect(problems(list([many]))).toBe(0)
    g.proves('5.1.2')
    // In place of the number of copies, and of no other rule: sixteen triggers, four of them for healing.
    const [icon] = cards.filter((card) => card.trigger === 'heal')
    const asHeal = (card: (typeof cards)[number]) =>
      card.trigger === undefined ? card : { ...icon, id: 'H-1', name: '癒', abilities: [many] }
    const clauses = vanguard.checkDeck(cards.map(asHeal), { deckRule: 'open' }).map(({ clause }) => clause)
    expect(clauses).toEqual(['5.2.2.4'])
    const five = { ...one, abilities: [{ ...many, effect: { ...many.effect, amount: 5 } }] }
    const asFive = (card: (typeof cards)[number]) => (card.grade === 3 ? five : card)
    const [{ message }] = vanguard.checkDeck(cards.map(asFive), { deckRule: 'open' })
    expect(message.en).toContain('at most 5')
  })
})
