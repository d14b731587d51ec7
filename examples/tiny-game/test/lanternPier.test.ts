import { Match } from '@fudaba/kernel'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import { lanternPier } from '../src/index.ts'

const decks = {
  P1: { deck: 'moon moon gust gust paper paper' },
  P2: { deck: 'glass glass stone stone brass brass' },
}
const fresh = (seed = 1) => board(lanternPier, { at: 'setup', seed, ...decks })

describe('set-up', () => {
  test('three cards each, and one more for the player whose turn begins', () => {
    const g = fresh()
    expect(g.count('P1', 'hand')).toBe(4)
    expect(g.count('P2', 'hand')).toBe(3)
    g.proves('1.3', '2.1')
  })

  test('the decks are shuffled', () => {
    const hands = new Set([1, 2, 3, 4].map((seed) => fresh(seed).zone('P2', 'hand').join()))
    expect(hands.size).toBeGreaterThan(1)
    fresh().proves('1.2')
  })

  test('a hand is seen by its owner alone, a deck by nobody', () => {
    const g = board(lanternPier, { P1: { hand: 'paper', deck: 'stone' }, P2: { hand: 'glass' } })
    const seen = (zone: string, owner: string) =>
      g
        .view('P2')
        .zones.find((z) => z.zone === zone && z.owner === owner)!
        .objects.map((o) => o.cards[0])
    expect(seen('hand', 'P1')).toEqual([])
    expect(seen('hand', 'P2')).toEqual(['glass'])
    expect(seen('deck', 'P1')).toEqual([])
    g.proves('1.4', '1.5')
  })

  test('a deck of anything but two copies of each card is refused', () => {
    const g = board(lanternPier, { P1: { hand: 'moon' } })
    const problems = (deck: typeof lanternPier.cards) =>
      lanternPier.checkDeck(deck, {}).map((problem) => problem.message.en)
    expect(problems(lanternPier.cards)).toEqual(['not two copies of each card'])
    expect(problems([...lanternPier.cards, ...lanternPier.cards])).toEqual([])
    g.proves('1.1')
  })
})

describe('a turn', () => {
  test('the turn player may light one lantern, and then the opponent’s turn begins', () => {
    const g = board(lanternPier, {
      P1: { hand: [ref('A', 'paper'), ref('B', 'glass')] },
      P2: { hand: 'brass', deck: 'stone' },
    })
    expect(g.P1).toBeAsked('turn.light')
    g.P1.acts('light', { with: 'A' })
    expect(g.at('A').zone).toBe('pier')
    expect(g.at('B')).toBeUnchanged()
    expect(g.deciding).toBe('P2')
    expect(g.count('P2', 'hand')).toBe(2)
    g.proves('2.2', '2.4')
  })

  test('a pier holds five lanterns and no more', () => {
    const g = board(lanternPier, {
      P1: { hand: 'glass', pier: 'moon paper paper gust' },
      P2: { hand: 'glass', pier: 'moon paper paper gust gust' },
    })
    expect(g.may('P1', 'light')).toBe(true)
    expect(g.may('P2', 'light')).toBe(false)
    g.proves('2.3')
  })
})

describe('cards', () => {
  test('a moon lights up the other lanterns of its own pier', () => {
    const g = board(lanternPier, {
      P1: { hand: 'moon', pier: [ref('A', 'paper')] },
      P2: { hand: 'glass', pier: [ref('B', 'paper')] },
    })
    g.P1.acts('light')
    expect(g.at('A').values).toEqual({ light: 3 })
    expect(g.at('moon').values).toEqual({ light: 0 })
    expect(g.at('B').values).toEqual({ light: 2 })
    g.proves('3.2')
  })

  test('two moons add up and light each other', () => {
    const g = board(lanternPier, {
      P1: { hand: 'paper', pier: [ref('A', 'glass'), ref('M', 'moon'), 'moon'] },
    })
    expect(g.at('A').values).toEqual({ light: 5 })
    expect(g.at('M').values).toEqual({ light: 1 })
    g.proves('3.2')
  })

  test('a gust puts out one lantern of the opponent, whichever its owner chooses', () => {
    const g = board(lanternPier, {
      P1: { hand: 'gust', pier: [ref('own', 'paper')] },
      P2: { hand: 'moon', pier: [ref('A', 'brass'), ref('B', 'stone')] },
    })
    g.P1.acts('light')
    expect(g.P1).toBeAsked('gust.target')
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('A')
    expect(g.at('A').zone).toBe('water')
    expect(g.at('B')).toBeUnchanged()
    expect(g.at('own')).toBeUnchanged()
    g.proves('3.3', '3.4')
  })
})

describe('the end', () => {
  test('twelve light win at once', () => {
    const g = board(lanternPier, {
      P1: { hand: 'glass', pier: 'stone brass' },
      P2: { hand: 'glass', pier: 'brass stone paper' },
    })
    expect(g.ending).toBeNull()
    g.P1.acts('light')
    expect(g.ending).toBe('bright')
    expect(g.winner).toBe('P1')
    g.proves('4.1')
  })

  test('after the twentieth turn the brighter pier wins, and equal piers are a draw', () => {
    const at = (turn: number, other: string) =>
      board(lanternPier, { turn, P1: { hand: 'moon', pier: 'paper' }, P2: { hand: 'moon', pier: other } })
    const early = at(19, 'glass')
    early.P1.passes()
    expect(early.ending).toBeNull()
    const last = at(20, 'glass')
    last.P1.passes()
    expect(last.ending).toBe('dusk')
    expect(last.winner).toBe('P2')
    const even = at(20, 'paper')
    even.P1.passes()
    expect(even.ending).toBe('dusk')
    expect(even.winner).toBeNull()
    last.proves('4.2')
  })

  test('a player may concede whoever has to decide', () => {
    const g = board(lanternPier, { P1: { hand: 'moon' } })
    g.P2.concedes()
    expect(g.winner).toBe('P1')
    g.proves('4.3')
  })
})

test('a game between ready decks begins', () => {
  const match = new Match({ rules: lanternPier, seed: 1 })
  expect(match.decision?.player).toBe('P1')
})
