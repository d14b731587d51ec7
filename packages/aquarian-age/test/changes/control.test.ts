import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, happens, test } from '@fudaba/kernel/testing'
import { discard } from '../../src/changes/moving.ts'
import { character, fast } from '../cards.ts'

/** Control that lasts as long as a text says, and as long as its source is there (1-2). */

const steals = fast('F', {
  text: 'ターン終了時まで、目標の≪対戦相手のキャラクター1人≫を支配する。',
})
const table = () => {
  const g = board(aquarianAge, {
    at: 'main',
    P1: { deck: 5, hand: [steals] },
    P2: { deck: 5, controlled: [character('A'), character('B')] },
  })
  g.P1.acts('fast', { with: 'F', target: 'A' })
  g.everyonePasses()
  return g
}

describe('control for this turn', () => {
  test('ends with the turn', () => {
    const g = table()
    expect(g.at('A').by).toBe('P1')
    for (let i = 0; g.turn === 1 && i < 20; i++) {
      const d = g.match.decision!
      if (d.pass) g[d.player].passes()
      else g[d.player].answers()
    }
    expect(g.turn).toBe(2)
    expect(g.at('A')).toMatchObject({ by: 'P2', zone: 'controlled' })
    expect(g.at('B')).toBeUnchanged()
    g.proves('1-2')
  })
  test('ends as soon as the card is gone that gave it', () => {
    const g = table()
    expect(g.at('F').zone).toBe('lasting')
    happens(g, discard, 'F')
    expect(g.at('A')).toMatchObject({ by: 'P2', zone: 'controlled' })
    g.proves('1-2')
  })
})
