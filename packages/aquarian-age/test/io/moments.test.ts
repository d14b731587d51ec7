import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { character, powers } from '../cards.ts'

describe('moments', () => {
  const moments = [
    'mainBegin',
    'main',
    'mainEnd',
    'draw',
    'drawEnd',
    'faction',
    'check',
    'power',
    'powerBegin',
    'powerCard',
    'powerEnd',
    'discard',
    'discardBegin',
    'discardEnd',
  ]
  for (const at of moments)
    test(`${at} begins in the turn of whose turn it is, and the next turn is the other player's`, () => {
      const g = board(aquarianAge, {
        at,
        turn: 4,
        turnPlayer: 'P2',
        P1: { controlled: [character('A')], deck: 10 },
        P2: { controlled: [character('B')], deck: 10, hand: 1 },
      })
      expect(g.turn).toBe(4)
      expect(g.match.view(null).facts['turnPlayer']).toBe('P2')
      for (let left = 200; left > 0 && g.turn === 4 && g.match.decision !== null; left--)
        g.match.answer(g.match.decision.player, [])
      expect(g.turn).toBe(5)
      expect(g.match.view(null).facts['turnPlayer']).toBe('P1')
    })

  test('answer asks the other player first what he says to an attack that is declared', () => {
    const g = board(aquarianAge, {
      at: 'answer',
      P1: { controlled: [character('A', {}, { attacks: true })], deck: 10 },
      P2: { controlled: [character('B')], power: powers('B', 2), deck: 10 },
    })
    expect(g.deciding).toBe('P2')
    expect(g.zone('declared')).toHaveLength(1)
    expect(g.P2.offered()).toContain('guard')
    g.everyonePasses()
    expect(g.zone('declared')).toHaveLength(0)
    expect(g.match.decision?.message.key).toBe('main.window')
  })
})

describe('a board that cannot be is refused by name', () => {
  const at = (faction: string) => () =>
    board(aquarianAge, {
      at: 'main',
      P1: { [faction]: [character('A')], deck: 10 },
      P2: { deck: 10 },
    })
  test('a character in the party of another faction', () => {
    expect(at('wizdom')).toThrow('lies in the party wizdom of P1, and is of another faction')
    expect(at('ego')).not.toThrow()
  })
})
