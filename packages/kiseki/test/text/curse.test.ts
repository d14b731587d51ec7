import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { event, unit } from '../playing.ts'

describe('呪い', () => {
  const takeCursed = event('E', { ep: 0, text: 'あなたの軌跡の呪われているカードを1枚手札に加える。' })

  test('a card with the icon craft is cursed in every zone', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        hand: [takeCursed],
        trails: [unit('A', { text: '【呪い】' }), unit('B'), unit('C', { text: '【武術】【呪い】' })],
      },
      P2: { trails: [unit('D', { text: '【呪い】' })] },
    })
    g.P1.plays('play-event')
    expect(g.P1).toOfferExactly('A', 'C')
    g.P1.chooses('A')
    expect(g.at('A').zone).toBe('hand')
    g.proves('1414.1', '1338.2')
  })

  test('an effect can make a card cursed', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        hand: [event('E', { ep: 0, text: '呪われているUNITを1つ対象とし、それをスタンする。' })],
        field: [unit('source', { text: '・相手のUNITは呪われている。' }), unit('own')],
      },
      P2: { field: [unit('A'), unit('B')] },
    })
    expect(g.P1).toOffer('play-event')
    g.P1.acts('play-event')
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.at('A').marks['stunned']).toBe(1)
    g.proves('1338.1', '1338.2')
  })
})
