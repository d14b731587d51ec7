import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, test } from '@fudaba/kernel/testing'

describe('Conceding', () => {
  const table = () => board(blackpoker, { P1: { hand: '♠A', life: 5 }, P2: { life: 5 } })

  test('a player may concede although the other has to decide', () => {
    const g = table()
    expect(g.deciding).toBe('P1')
    g.P2.concedes()
    expect(g.winner).toBe('P1')
    expect(g.ending).toBe('concession')
    expect(g.deciding).toBeNull()
    g.proves('base.3.8.2')
  })

  test('the player who has to decide may concede too', () => {
    const g = table()
    g.P1.concedes()
    expect(g.winner).toBe('P2')
    expect(g.count('P1', 'life')).toBe(5)
  })

  test('a player may concede in the middle of a request', () => {
    const g = board(blackpoker, {
      P1: { soldiers: '♠9', hand: '♡5 ♡6 ♠A', life: 5 },
      P2: { life: 5 },
    })
    g.P1.acts('up')
    expect(g.P1).toBeAsked('cost.discard')
    g.P1.concedes()
    expect(g.winner).toBe('P2')
  })

  test('nobody concedes a game that is over', () => {
    const g = table()
    g.P1.concedes()
    expect(() => g.P2.concedes()).toThrow('the game is over')
    expect(g.winner).toBe('P2')
  })
})
