import { vanguard } from '@fudaba/vanguard'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { at, plain, unit, vanguardUnit } from '../cards.ts'

/** What both fighters do (1.3.4). */

describe('both fighters', () => {
  test('choose, the turn fighter first, before anything is done', () => {
    const text = '【起】【(R)】:お互いは自分の手札を1枚選び、捨てる。'
    const g = board(vanguard, {
      P1: {
        field: [vanguardUnit('V'), at('back-left', 'A', { text })],
        hand: [unit('h1'), unit('k1')],
        deck: plain('p', 5),
      },
      P2: { field: [vanguardUnit('W')], hand: [unit('h2'), unit('k2')], deck: plain('q', 5) },
      at: 'main',
    })
    g.P1.acts('ability', { with: 'A' })
    g.P1.chooses('h1')
    expect(g.P2.mayChoose()).toEqual(['h2', 'k2'])
    expect(g.at('h1').zone).toBe('hand')
    g.P2.chooses('k2')
    expect([g.at('h1').zone, g.at('k2').zone]).toEqual(['drop', 'drop'])
    expect([g.at('k1').zone, g.at('h2').zone]).toEqual(['hand', 'hand'])
    g.proves('1.3.4')
  })
})
