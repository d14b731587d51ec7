import { lastChronicle } from '@fudaba/last-chronicle'
import { Match } from '@fudaba/kernel'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../cards.ts'

const cards = (player: string, n: number) => Array.from({ length: n }, (_, i) => unit(`${player}${i + 1}`))
const stackedDecks = (seed = 0) =>
  board(lastChronicle, {
    P1: { deck: cards('a', 16), invasion: 3 },
    P2: { deck: cards('b', 16) },
    at: 'setup',
    stacked: true,
    seed,
  })
const begun = (first: 'P1' | 'P2') => {
  const g = stackedDecks()
  expect(g.deciding).not.toBe(null)
  g[g.deciding!].answers(first)
  return g
}

describe('set-up', () => {
  test('two players sit down, not one or three', () => {
    const sitDown = (decks: readonly string[]) => (): unknown =>
      new Match({ rules: lastChronicle, seed: 1, decks: decks as unknown as [string, string] })
    expect(sitDown(['hill'])).toThrow(/played by 2/)
    expect(sitDown(['hill', 'hill', 'tower'])).toThrow(/played by 2/)
    const g = stackedDecks()
    expect(lastChronicle.players()).toBe(2)
    g.proves('1.1')
  })

  test('both players begin with twenty life', () => {
    const g = stackedDecks()
    expect([g.count('P1', 'life'), g.count('P2', 'life')]).toEqual([20, 20])
    g.proves('8.2.1.1')
  })

  test('both players begin without any invasion value', () => {
    const g = stackedDecks()
    expect([g.count('P1', 'invasion'), g.count('P2', 'invasion')]).toEqual([0, 0])
    g.proves('8.2.1.2')
  })

  test('decks are shuffled', () => {
    const shuffled = (seed: number) =>
      board(lastChronicle, { P1: { deck: cards('a', 16) }, P2: { deck: cards('b', 16) }, at: 'setup', seed })
    const handOf = (seed: number): string => {
      const g = shuffled(seed)
      g[g.deciding!].answers('P1')
      return g.zone('P1', 'hand').join()
    }
    expect(new Set([1, 2, 3, 4, 5].map(handOf)).size).toBeGreaterThan(1)
    shuffled(1).proves('8.2.1.3', '15.1.7.1')
  })

  test('chance picks who chooses the first player, and that one names either', () => {
    const asked = new Set(Array.from({ length: 20 }, (_, seed) => stackedDecks(seed).deciding))
    expect(asked.size).toBe(2)
    const g = stackedDecks()
    expect(g[g.deciding!]).toBeAsked('setup.first')
    expect(g[g.deciding!]).toOfferExactly('P1', 'P2')
    g.proves('8.2.1.4')
  })

  test('both draw five cards', () => {
    const g = begun('P1')
    expect(g.zone('P1', 'hand').sort()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
    expect(g.count('P2', 'hand')).toBe(5)
    g.proves('8.2.1.5')
  })

  test('the exchanged hand lies under the deck in the order its owner chose', () => {
    const g = begun('P2')
    expect(g.P2).toBeAsked('setup.exchange')
    g.P2.answers(true)
    expect(g.P2).toBeAsked('setup.order')
    g.P2.answers('b3', 'b1', 'b5', 'b2', 'b4')
    expect(g.zone('P2', 'deck').slice(-5)).toEqual(['b3', 'b1', 'b5', 'b2', 'b4'])
    expect(g.zone('P2', 'hand').sort()).toEqual(['b10', 'b6', 'b7', 'b8', 'b9'])
    expect(g.P1).toBeAsked('setup.exchange')
    g.P1.answers(false)
    expect(g.zone('P1', 'hand').sort()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
    expect(g.P1).not.toBeAsked('setup.exchange')
    g.proves('8.2.1.6')
  })

  test('the top card of each deck is the first era marker, face down', () => {
    const g = begun('P1')
    g.P1.answers(false)
    g.P2.answers(false)
    expect(g.zone('P1', 'eras')).toEqual(['a6'])
    expect(g.at('a6').faceDown).toBe(true)
    expect(g.count('P2', 'eras')).toBe(1)
    expect(g.view(null).facts['era.P1']).toBe(1)
    g.proves('8.2.1.7')
  })

  test('the first player has the first turn', () => {
    const g = begun('P2')
    g.P2.answers(false)
    g.P1.answers(false)
    expect(g.view(null).facts['turnPlayer']).toBe('P2')
    expect(g.turn).toBe(1)
    g.proves('8.2.1.8')
  })
})
