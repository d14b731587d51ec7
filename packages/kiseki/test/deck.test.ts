import { kiseki, openBoosters } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'

const strategy = { format: 'strategy' }
const blitz = { format: 'blitz' }

const cards = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([id, n]) =>
    Array.from({ length: n }, () => kiseki.cards.find((card) => card.id === id)!),
  )
const deckOf = (name: string) =>
  cards(
    Object.fromEntries(
      kiseki.decks
        .find((deck) => deck.name === name)!
        .cards.map((id) => [
          id,
          kiseki.decks.find((deck) => deck.name === name)!.cards.filter((each) => each === id).length,
        ]),
    ),
  )
const isLegal = (list: Parameters<typeof kiseki.checkDeck>[0], config: Record<string, string>): boolean =>
  kiseki.checkDeck(list, config).length === 0

/** A table, so that what fires in a check can be told. */
const table = () => board(kiseki, { P1: {}, P2: {}, at: 'draw' })
/** Any number of this one may be played: its sub-name is 一般. */
const COMMON = 'B-003'

describe('decks', () => {
  test('exactly fifty cards', () => {
    const g = table()
    expect([49, 50, 51].map((n) => isLegal(cards({ [COMMON]: n }), strategy))).toEqual([false, true, false])
    g.proves('602.4a', '602.4b-1')
  })

  test('at most four with the same name and sub-name', () => {
    const g = table()
    expect(isLegal(cards({ 'B-001': 4, [COMMON]: 46 }), strategy)).toBe(true)
    expect(isLegal(cards({ 'B-001': 5, [COMMON]: 45 }), strategy)).toBe(false)
    const [first] = cards({ 'B-001': 1 })
    const twins = Array.from({ length: 4 }, () => ({ ...first, sub: '別' }))
    expect(isLegal([...cards({ 'B-001': 4, [COMMON]: 42 }), ...twins], strategy)).toBe(true)
    g.proves('602.4b')
  })

  test('any number of a card whose sub-name is the common one', () => {
    const g = table()
    expect(
      isLegal(
        [...cards({ [COMMON]: 12 }), ...cards({ 'B-001': 4, 'B-002': 4 }), ...cards({ 'B-008': 30 })],
        strategy,
      ),
    ).toBe(true)
    g.proves('602.4b-1')
  })

  test('the format decides which rules hold', () => {
    const g = table()
    const sealed = deckOf('sealed-a')
    expect(isLegal(sealed, blitz)).toBe(true)
    expect(isLegal(sealed, strategy)).toBe(false)
    g.proves('602.2')
  })

  test('five boosters of eight cards are forty', () => {
    const g = table()
    expect(openBoosters(kiseki.cards, 'any')).toHaveLength(40)
    g.proves('base.2.1.12')
  })

  test('a sealed deck that leaves a card out is refused', () => {
    const g = table()
    const sealed = deckOf('sealed-a')
    expect(isLegal(sealed.slice(1), blitz)).toBe(false)
    const rare = sealed.find((card) => card.rarity === 'R')!
    const common = sealed.findIndex((card) => card.rarity === 'C')
    expect(isLegal(sealed.with(common, rare), blitz)).toBe(false)
    g.proves('602.3a')
  })

  test('a sealed deck may hold any number of copies', () => {
    const g = table()
    const sealed = openBoosters(kiseki.cards, 'copies')
    const common = sealed.find((card) => card.rarity === 'C')!
    const copies = sealed.map((card) => (card.rarity === 'C' ? common : card))
    expect(isLegal(copies, blitz)).toBe(true)
    g.proves('602.3b')
  })

  test('the decks of the game are legal in their formats', () => {
    expect(['lighthouse', 'windward'].every((name) => isLegal(deckOf(name), strategy))).toBe(true)
    expect(['sealed-a', 'sealed-b'].every((name) => isLegal(deckOf(name), blitz))).toBe(true)
  })
})
