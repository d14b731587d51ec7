import { kiseki } from '@fudaba/kiseki'
import { Match } from '@fudaba/kernel'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { passUntil, unit } from '../cards.ts'

const cards = (player: string, n: number) => Array.from({ length: n }, (_, i) => unit(`${player}${i + 1}`))
const stackedDecks = (seed = 0) =>
  board(kiseki, {
    P1: { deck: cards('a', 10) },
    P2: { deck: cards('b', 10) },
    at: 'setup',
    stacked: true,
    seed,
  })
/** Chance picks P1 or P2; the one picked gives the initiative to this player. */
const begun = (first: 'P1' | 'P2') => {
  const g = stackedDecks()
  g[g.deciding!].answers(first)
  return g
}

describe('set-up', () => {
  test('two players sit down, not one or three', () => {
    const deck = 'lighthouse'
    const sitDown = (decks: readonly string[]) => (): unknown =>
      new Match({ rules: kiseki, seed: 1, decks: decks as unknown as [string, string] })
    expect(sitDown([deck])).toThrow(/played by 2/)
    expect(sitDown([deck, deck, deck])).toThrow(/played by 2/)
    const g = stackedDecks()
    expect(kiseki.players()).toBe(2)
    g.proves('102.1')
  })

  test('both players begin with forty bond', () => {
    const g = stackedDecks()
    expect([g.count('P1', 'bond'), g.count('P2', 'bond')]).toEqual([40, 40])
    g.proves('base.2.1.1')
  })

  test('the player picked by chance names who has the first initiative', () => {
    const asked = new Set(Array.from({ length: 20 }, (_, seed) => stackedDecks(seed).deciding))
    expect([...asked].sort((a, b) => (a! < b! ? -1 : 1))).toEqual(['P1', 'P2'])
    const g = stackedDecks()
    expect(g[g.deciding!]).toBeAsked('setup.initiative')
    expect(g[g.deciding!]).toOfferExactly('P1', 'P2')
    g.proves('603.1a')
  })

  test('what may be done once in a game is counted from the set-up on', () => {
    const text = '・あなたの手札を1枚捨てる:カードを1枚引く。このクラフトは1ゲームに1回しかプレイできない。'
    const g = board(kiseki, {
      P1: { deck: cards('a', 20), field: [unit('once', { text })] },
      P2: { deck: cards('b', 20) },
      at: 'setup',
      stacked: true,
    })
    g[g.deciding!].answers('P1')
    passUntil(g, { step: 'deployment' })
    expect(g.P1).toOffer('play-craft')
    g.P1.acts('play-craft')
    g.P1.chooses('a3')
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toEqual(['a1', 'a2', 'a4', 'a5', 'a6', 'a7'])
    for (let turn = 0; turn < 2; turn++) {
      expect(g.P1).not.toOffer('play-craft')
      passUntil(g, { phase: 'recovery' })
      passUntil(g, { step: 'deployment' })
    }
  })

  test('decks are shuffled', () => {
    const top = (seed: number): string => {
      const g = board(kiseki, {
        P1: { deck: cards('a', 10) },
        P2: { deck: cards('b', 10) },
        at: 'setup',
        seed,
      })
      g[g.deciding!].answers('P1')
      return g.zone('P1', 'hand').join()
    }
    expect(new Set([1, 2, 3, 4, 5].map(top)).size).toBeGreaterThan(1)
    const g = board(kiseki, { P1: { deck: cards('a', 10) }, P2: { deck: cards('b', 10) }, at: 'setup' })
    g[g.deciding!].answers('P1')
    g.proves('603.1b')
  })

  test('four cards from the top make the hand', () => {
    const g = begun('P1')
    expect(g.zone('P1', 'hand').sort()).toEqual(['a1', 'a2', 'a3', 'a4'])
    expect(g.count('P2', 'hand')).toBe(4)
    g.proves('603.1c', '504.3')
  })

  test('exchanged cards lie under the deck in the order their owner chose', () => {
    const g = begun('P1')
    expect(g.P1).toBeAsked('setup.exchange')
    g.P1.chooses('a3', 'a1')
    expect(g.zone('P1', 'deck').slice(-2)).toEqual(['a3', 'a1'])
    expect(g.zone('P1', 'hand').sort()).toEqual(['a2', 'a4', 'a5', 'a6'])
    expect(g.P2).toBeAsked('setup.exchange')
    expect(g.zone('P2', 'hand').sort()).toEqual(['b1', 'b2', 'b3', 'b4'])
    g.proves('603.1d', '502.4')
  })

  test('nobody but their owner knows which exchanged card is lower', () => {
    const places = (order: readonly string[]) => {
      const g = begun('P1')
      g.P1.chooses(...order)
      return g.view('P2').zones.find((zone) => zone.zone === 'deck' && zone.owner === 'P1')
    }
    expect(places(['a3', 'a1'])).toEqual(places(['a1', 'a3']))
  })

  test('an exchange may be declined', () => {
    const g = begun('P2')
    expect(g.P2).toBeAsked('setup.exchange')
    g.P2.chooses()
    expect(g.zone('P2', 'hand').sort()).toEqual(['b1', 'b2', 'b3', 'b4'])
    expect(g.P1).toBeAsked('setup.exchange')
  })

  test('taking the first hand is not drawing', () => {
    const g = board(kiseki, {
      P1: { deck: cards('a', 3) },
      P2: { deck: cards('b', 10) },
      at: 'setup',
      stacked: true,
    })
    g[g.deciding!].answers('P1')
    g.P1.chooses()
    g.P2.chooses()
    expect(g.ending).toBe(null)
    expect(g.log().filter((line) => line.event === 'draw')).toEqual([])
  })

  test('the first turn begins with the initiative of the player who was named', () => {
    const g = begun('P2')
    g.P2.chooses()
    g.P1.chooses()
    expect(g.turn).toBe(1)
    expect(g.view(null).facts['initiative']).toBe('P2')
    expect(g.P2).toBeAsked('priority.window')
    g.proves('603.1e')
  })
})
