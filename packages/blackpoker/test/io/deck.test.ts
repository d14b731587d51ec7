import { type PlayingCard, blackpoker, frames } from '@fudaba/blackpoker'
import { Match, type View } from '@fudaba/kernel'
import { board, describe, expect, test } from '@fudaba/kernel/testing'

/** Counts the clauses that are carried out; the board itself does not matter. */
const table = () => board(blackpoker, { P1: { life: 5 }, P2: { life: 5 } })

const cardsOf = (ids: readonly string[]): PlayingCard[] =>
  ids.map((id) => blackpoker.cards.find((card) => card.id === id)!) as PlayingCard[]
const problems = (list: readonly PlayingCard[], frame: string): string[] =>
  blackpoker.checkDeck(list, { frame }).map((problem) => problem.message.en)

/** The 54 cards with one of them replaced. */
const but = (card: string, other: PlayingCard): PlayingCard[] =>
  cardsOf(frames.full54).map((each) => (each.id === card ? other : each))

/** All cards in the zones of a player, as he sees them. */
const owned = (view: View): number =>
  view.zones.reduce((sum, zone) => sum + (zone.owner === view.viewer ? (zone.count ?? 0) : 0), 0)

describe('The table', () => {
  test('two players sit down', () => {
    const g = table()
    const one = ['entry20'] as unknown as [string, string]
    const three = ['entry20', 'entry20', 'entry20'] as unknown as [string, string]
    expect(() => new Match({ rules: blackpoker, seed: 1, decks: one })).toThrow('played by 2, not by 1')
    expect(() => new Match({ rules: blackpoker, seed: 1, decks: three })).toThrow('played by 2, not by 3')
    g.proves('base.3.2.1')
  })

  test('each player plays an own deck', () => {
    const g = table()
    const match = new Match({ rules: blackpoker, seed: 1 })
    expect(owned(match.view('P1'))).toBe(20)
    expect(owned(match.view('P2'))).toBe(20)
    g.proves('base.3.2.2')
  })

  test('without settings the frame is Entry 20', () => {
    const g = table()
    const match = new Match({ rules: blackpoker, seed: 1 })
    expect(match.config['frame']).toBe('entry20')
    expect(owned(match.view('P1'))).toBe(20)
    g.proves('base.3.2.8')
  })

  test('the other frame has 54 cards', () => {
    const match = new Match({ rules: blackpoker, seed: 1, config: { frame: 'full54' } })
    expect(owned(match.view('P1'))).toBe(54)
    expect(owned(match.view('P2'))).toBe(54)
  })
})

describe('A deck', () => {
  test('has only playing cards and Jokers', () => {
    const g = table()
    const strange = but('♠2', { id: '♠14', suit: '♠', rank: 14 })
    expect(problems(strange, 'full54')).toEqual(['no such playing card: ♠14'])
    g.proves('base.3.2.3')
  })

  test('has no suit and number twice', () => {
    const g = table()
    expect(problems(but('♠2', cardsOf(['♠A'])[0]), 'full54')).toEqual(['the same card twice: ♠A'])
    g.proves('base.3.2.4')
  })

  test('has at most two Jokers', () => {
    const g = table()
    expect(problems(but('♠2', cardsOf(['Joker'])[0]), 'full54')).toEqual(['at most two Jokers, not 3'])
    g.proves('base.3.2.5')
  })

  test('without a list has 54 cards', () => {
    const g = table()
    expect(problems(cardsOf(frames.full54.slice(1)), 'full54')).toEqual(['exactly 54 cards, not 53'])
    expect(problems(cardsOf(frames.full54), 'full54')).toEqual([])
    g.proves('base.3.2.6')
  })

  test('of Entry 20 is one fixed list', () => {
    const g = table()
    const other = cardsOf(frames.entry20).map((card) => (card.id === '♠2' ? cardsOf(['♠6'])[0] : card))
    expect(problems(other, 'entry20')).toEqual(['not the twenty cards of Entry 20: ♠6'])
    expect(problems(cardsOf(frames.entry20), 'entry20')).toEqual([])
    g.proves('base.3.2.9')
  })

  test('of Entry 20 may lie in any order', () => {
    expect(problems(cardsOf([...frames.entry20].reverse()), 'entry20')).toEqual([])
  })

  test('that is not allowed starts no game and is named', () => {
    const short = frames.entry20.slice(1)
    expect(() => new Match({ rules: blackpoker, seed: 1, decks: ['entry20', short] })).toThrow('deck of P2')
  })
})
