import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { spell, unit } from '../cards.ts'

/** Both at once (6.1.4, 11.8.6): the turn player chooses all, then the other, and then everything is done. */

const played = (text: string, more: Record<string, unknown> = {}) => {
  const g = board(lastChronicle, {
    P1: {
      battlefield: ['a1', 'b1'].map((name) => unit(name)),
      hand: [spell('S', { text })],
      deck: 5,
      ...more,
    },
    P2: { battlefield: ['a2', 'b2'].map((name) => unit(name)), hand: [unit('h2')], deck: 5 },
    at: 'main',
  })
  g.P1.acts('use-spell', { with: 'S' })
  g.everyonePasses()
  return g
}

describe('what both choose', () => {
  for (const [does, zone] of [
    ['それを破壊する', 'discard'],
    ['それをオーナーの手札に戻す', 'hand'],
    ['それを犠牲にする', 'discard'],
  ])
    test(`${zone}: each chooses his own as it resolves, and nothing happens before`, () => {
      const g = played(`各プレイヤーは自分のユニットを1体選び、${does}。`)
      g.P1.chooses('a1')
      expect(g.P2).toBeAsked('program.choose')
      expect(g.at('a1')).toBeUnchanged()
      g.P2.chooses('b2')
      expect([g.at('a1').zone, g.at('b2').zone]).toEqual([zone, zone])
      expect([g.at('b1').zone, g.at('a2').zone]).toEqual(['battlefield', 'battlefield'])
      g.proves('6.1.4')
    })

  test('is chosen by the opponent alone where the text names him', () => {
    const g = played('対戦相手は自分のユニットを1体選び、それを犠牲にする。')
    expect(g.P2.mayChoose()).toEqual(['a2', 'b2'])
    g.P2.chooses('a2')
    expect(g.at('a2').zone).toBe('discard')
    expect([g.at('a1').zone, g.at('b2').zone]).toEqual(['battlefield', 'battlefield'])
    g.proves('11.8.5.1')
  })

  test('both draw card by card', () => {
    const g = played('各プレイヤーはカードを2枚引く。')
    const drawn = g.log().filter(({ event }) => event === 'draw')
    expect(drawn.map(({ player }) => player)).toEqual(['P1', 'P2', 'P1', 'P2'])
    expect([g.count('P1', 'hand'), g.count('P2', 'hand')]).toEqual([2, 3])
  })
})
