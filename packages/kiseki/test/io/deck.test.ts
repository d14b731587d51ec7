import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'

const strategy = { format: 'strategy' }
const blitz = { format: 'blitz' }

const card = (id: string) => kiseki.cards.find((each) => each.id === id)!
const cards = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([id, n]) => Array.from({ length: n }, () => card(id)))
const isLegal = (list: Parameters<typeof kiseki.checkDeck>[0], config: Record<string, string>): boolean =>
  kiseki.checkDeck(list, config).length === 0

/** A table, so that what fires in a check can be told. */
const table = () => board(kiseki, { P1: {}, P2: {}, at: 'draw' })
/** Any number of these may be played: their sub-name is 一般. */
const COMMON = 'S1-014'
const OTHER_COMMON = 'S1-064'

describe('what a deck may hold', () => {
  test('exactly fifty cards', () => {
    const g = table()
    expect([49, 50, 51].map((n) => isLegal(cards({ [COMMON]: n }), strategy))).toEqual([false, true, false])
    g.proves('602.4a', '602.4b-1')
  })

  test('at most four with the same name and sub-name', () => {
    const g = table()
    expect(isLegal(cards({ 'S1-001': 4, [COMMON]: 46 }), strategy)).toBe(true)
    expect(isLegal(cards({ 'S1-001': 5, [COMMON]: 45 }), strategy)).toBe(false)
    const twins = Array.from({ length: 4 }, () => ({ ...card('S1-001'), sub: '別' }))
    expect(isLegal([...cards({ 'S1-001': 4, [COMMON]: 42 }), ...twins], strategy)).toBe(true)
    g.proves('602.4b')
  })

  test('any number of a card whose sub-name is the common one', () => {
    const g = table()
    expect(isLegal(cards({ [COMMON]: 12, 'S1-001': 4, 'S1-002': 4, [OTHER_COMMON]: 30 }), strategy)).toBe(
      true,
    )
    g.proves('602.4b-1')
  })

  test('the format decides which rules hold', () => {
    const g = table()
    const [source] = kiseki.deckSources!
    const sealed = source.open('any').map(card)
    expect(isLegal(sealed, blitz)).toBe(true)
    expect(isLegal(sealed, strategy)).toBe(false)
    g.proves('602.2')
  })
})
