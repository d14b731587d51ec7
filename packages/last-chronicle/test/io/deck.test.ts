import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import type { ChronicleCard } from '@fudaba/last-chronicle'
import { hasWord } from '@fudaba/kernel/rules'
import { categorySet } from '../../src/board/characteristics.ts'
import { categories } from '../../src/board/words.ts'

const byId = new Map(lastChronicle.cards.map((card) => [card.id, card]))
const dawn = lastChronicle.decks.find(({ name }) => name === 'hill')!.cards.map((id) => byId.get(id)!)
const problems = (cards: readonly ChronicleCard[]): string[] =>
  lastChronicle.checkDeck(cards, {}, 'test').map(({ message }) => message.en)

describe('decks', () => {
  test('the ready decks may be played', () => {
    for (const deck of lastChronicle.decks)
      expect(problems(deck.cards.map((id) => byId.get(id)!))).toEqual([])
  })

  test('a deck has exactly fifty cards', () => {
    const g = board(lastChronicle, {})
    expect(problems(dawn.slice(1))).toEqual(['exactly 50 cards, not 49'])
    expect(problems([...dawn, byId.get('S-020')!])).toEqual(['exactly 50 cards, not 51'])
    g.proves('8.1.1.1', '8.1.1')
  })

  test('at most three of a name', () => {
    const g = board(lastChronicle, {})
    expect(problems([...dawn.slice(0, 49), byId.get('LC1-001')!])).toEqual([
      'at most 3 of Sentry of the Morning Dew, not 4',
    ])
    g.proves('8.1.1.2')
  })
})

describe('cards about decks', () => {
  test('a card of which any number may be played takes the place of the limit', () => {
    const g = board(lastChronicle, {})
    const crowd: ChronicleCard = { ...byId.get('S-001')!, keywords: { anyNumber: true } }
    expect(problems(Array.from({ length: 50 }, () => crowd))).toEqual([])
    g.proves('8.1.2')
  })
})

describe('words of a card', () => {
  test('a type is one of four', () => {
    const g = board(lastChronicle, {})
    const make = (type: string) => (): unknown =>
      board(lastChronicle, { P1: { hand: [{ card: { name: 'x', type } }] } })
    expect(make('unit')).not.toThrow()
    expect(make('relic')).toThrow(/no type/)
    g.proves('5.6.2')
  })

  test('a card of two categories is of both', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [{ card: { name: 'x', categories: ['王', '竜'], power: 1000 }, ref: 'A' }] },
    })
    const words = String(g.at('A').values['categories']).split('・')
    expect(words.sort()).toEqual(['王', '竜'])
    const { game } = g.match
    const has = (word: string): boolean =>
      hasWord(game, categorySet, g.names.row('A'), categories.in(game.book).find(word))
    expect([has('王'), has('竜')]).toEqual([true, true])
    g.proves('5.6.5')
  })
})
