import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'

/** P1 throws a spade at P2. */
const thrown = (spade: string, life: string) => {
  const g = board(blackpoker, {
    P1: { soldiers: [ref('S', '♠9')], hand: `${spade} ♣2`, life: 5 },
    P2: { soldiers: '♡9', life },
  })
  g.P1.plays('throw')
  return g
}

describe('Damage', () => {
  test('moves as many life cards to the graveyard', () => {
    const g = thrown('♠4', '♡2 ♡3 ♡4 ♡5 ♡6')
    expect(g.count('P2', 'life')).toBe(1)
    expect(g.count('P2', 'graveyard')).toBe(4)
    expect(g.count('P1', 'life')).toBe(5)
    g.proves('base.3.3.1')
  })

  test('takes from the top', () => {
    const g = thrown('♠2', '♡2 ♡3 ♡4 ♡5')
    expect(g.zone('P2', 'life')).toEqual(['♡4', '♡5'])
    g.proves('base.3.3.2')
  })

  test('lays the cards face up', () => {
    const g = thrown('♠A', '♡2 ♡3')
    expect(g.at('♡2')).toMatchObject({ zone: 'graveyard', faceDown: false })
    g.proves('base.3.3.3')
  })

  test('shows the opponent only the card that ends on top', () => {
    const g = thrown('♠3', '♡2 ♡3 ♡4 ♡5')
    const moved = (viewer: 'P1' | 'P2') =>
      g.log(viewer).flatMap((line) => (line.from === 'life' ? [line.card] : []))
    expect(moved('P1')).toEqual([null, null, '♡4'])
    expect(moved('P2')).toEqual(['♡2', '♡3', '♡4'])
    g.proves('base.3.3.4')
  })

  test('the last card of a damage lies on top of the graveyard', () => {
    const g = thrown('♠3', '♡2 ♡3 ♡4 ♡5')
    expect(g.zone('P2', 'graveyard')).toEqual(['♡4', '♡3', '♡2'])
    const seen = g.view('P1').zones.find((zone) => zone.zone === 'graveyard' && zone.owner === 'P2')
    expect(seen?.objects.map((object) => object.cards)).toEqual([['♡4']])
  })

  test('takes as much as there is', () => {
    const g = thrown('♠5', '♡2 ♡3')
    expect(g.count('P2', 'life')).toBe(0)
    expect(g.count('P2', 'graveyard')).toBe(2)
    expect(g.winner).toBe('P1')
    g.proves('base.3.3.5')
  })
})

describe('Losing', () => {
  test('a player without life cards has lost', () => {
    const g = thrown('♠2', '♡2 ♡3')
    expect(g.winner).toBe('P1')
    expect(g.ending).toBe('life')
    g.proves('base.3.3.6')
  })

  test('a player with one life card has not', () => {
    expect(thrown('♠2', '♡2 ♡3 ♡4').winner).toBeNull()
  })

  const lastLife = () =>
    board(blackpoker, {
      config: { frame: 'full54' },
      P1: { hand: '♠A', life: 1 },
      P2: { hand: 'Joker ♡5', life: '♡2' },
    })

  test('the result is checked when a request has resolved, not before', () => {
    const g = lastLife()
    g.P1.acts('summon-ace')
    expect(g.count('P1', 'life')).toBe(0)
    expect(g.winner).toBeNull()
    g.everyonePasses()
    expect(g.zone('P1', 'soldiers')).toEqual(['♠A'])
    expect(g.winner).toBe('P2')
    g.proves('base.3.3.7')
  })

  test('paying the last life loses only when the next request has resolved', () => {
    const g = lastLife()
    g.P1.acts('summon-ace')
    expect(g.winner).toBeNull()
    expect(g.deciding).toBe('P1')
    g.everyonePasses()
    expect(g.winner).toBe('P2')
  })

  test('a board may show a player whose last life paid for what still waits', () => {
    const g = board(blackpoker, {
      P1: { hand: '♡5', life: 0 },
      P2: { life: 5 },
      stage: [{ 'summon-ace': { by: 'P1', cards: '♠A' } }],
    })
    expect(g.winner).toBeNull()
    g.everyonePasses()
    expect(g.winner).toBe('P2')
  })

  test('Search in an empty life takes nothing, and the result is checked', () => {
    const g = board(blackpoker, {
      config: { frame: 'full54' },
      P1: { hand: '♠A Joker', life: 1 },
      P2: { life: 5 },
    })
    g.P1.acts('summon-ace')
    expect(g.P1).toOffer('search')
    g.P1.acts('search')
    expect(g.zone('P1', 'hand')).toEqual([])
    expect(g.winner).toBe('P2')
  })

  test('the turn player is looked at first: with both at zero he has lost', () => {
    const g = lastLife()
    g.P1.acts('summon-ace').passes()
    g.P2.acts('search')
    expect(g.count('P1', 'life')).toBe(0)
    expect(g.count('P2', 'life')).toBe(0)
    expect(g.winner).toBe('P2')
    g.proves('base.3.3.8')
  })
})
