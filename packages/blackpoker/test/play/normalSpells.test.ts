import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'

describe('Break barrier', () => {
  const table = (hand: string) =>
    board(blackpoker, {
      P1: { soldiers: '♠5', barriers: [ref('own', '♠4')], hand, life: 5 },
      P2: { soldiers: '♡9', barriers: [ref('first', '◇4'), ref('second', '◇5')], life: 5 },
    })

  test('takes a heart and a diamond and costs nothing', () => {
    expect(table('♡2 ♡3').P1).not.toOffer('break-barrier')
    const g = table('♡2 ◇K ♠2')
    expect(g.P1).toOffer('break-barrier')
    g.P1.acts('break-barrier', { target: 'first' })
    expect(g.zone('stage')).toEqual(['break-barrier'])
    expect(g.zone('P1', 'hand')).toEqual(['♠2'])
    expect(g.count('P1', 'life')).toBe(5)
    expect(g.at('own')).toBeUnchanged()
    g.proves('break-barrier.frame')
  })

  test('is aimed at a barrier of either side', () => {
    const g = table('♡2 ◇K')
    g.P1.acts('break-barrier')
    expect(g.P1).toBeAsked('request.target')
    expect(g.P1).toOfferExactly('own', 'first', 'second')
    g.proves('break-barrier.target')
  })

  test('puts its target into the graveyard of its owner', () => {
    const g = table('♡2 ◇K')
    g.P1.plays('break-barrier', { target: 'first' })
    expect(g.at('first')).toMatchObject({ zone: 'graveyard', of: 'P2' })
    expect(g.at('second').zone).toBe('field')
    expect(g.at('own')).toBeUnchanged()
    g.proves('break-barrier.effect')
  })
})

describe('Throw', () => {
  const table = (hand: string) =>
    board(blackpoker, { P1: { hand, life: 14 }, P2: { soldiers: [ref('B', '♡9')], life: 14 } })

  test('takes a spade and a club and costs nothing', () => {
    expect(table('♠2 ♠3').P1).not.toOffer('throw')
    const g = table('♠2 ♣K ◇9')
    expect(g.P1).toOffer('throw')
    g.P1.acts('throw')
    expect(g.zone('stage')).toEqual(['throw'])
    expect(g.zone('P1', 'hand')).toEqual(['◇9'])
    expect(g.count('P1', 'life')).toBe(14)
    g.proves('throw.frame')
  })

  test('is aimed at the opponent and nobody else', () => {
    const g = table('♠4 ♣K')
    g.P1.acts('throw')
    expect(g.P1).not.toBeAsked('request.target')
    expect(g.zone('stage')).toEqual(['throw'])
    g.proves('throw.target')
  })

  test('deals the number of the spade', () => {
    const low = table('♠4 ♣K')
    low.P1.plays('throw')
    expect(low.count('P2', 'life')).toBe(10)
    const high = table('♠K ♣2')
    high.P1.plays('throw')
    expect(high.count('P2', 'life')).toBe(1)
    expect(high.count('P1', 'life')).toBe(14)
    expect(high.at('B')).toBeUnchanged()
    high.proves('throw.effect')
  })
})
