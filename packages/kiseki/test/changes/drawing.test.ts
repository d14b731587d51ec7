import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { event, unit } from '../playing.ts'

/** 引く (1313) that is forbidden (104.4) or replaced (1216.1). */

const drawsTwo = event('E', { ep: 0, text: 'カードを2枚引く。' })
const played = (text: string, deck: number | readonly unknown[], moreText?: string) => {
  const g = board(kiseki, {
    P1: {
      field: [unit('A', { text })],
      hand: [moreText === undefined ? drawsTwo : event('E', { ep: 0, text: moreText })],
      deck: deck as number,
      bond: 20,
    },
    P2: { deck: 5, bond: 20 },
    at: 'homebase',
  })
  g.P1.acts('play-event')
  g.everyonePasses()
  return g
}

describe('a player who cannot draw', () => {
  test('draws none by an effect', () => {
    const g = played('・あなたはカードを引けない。', 5)
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'deck')).toBe(5)
    g.proves('104.4')
  })
  test('leaves the opponent to draw', () => {
    expect(played('・相手はカードを引けない。', 5).count('P1', 'hand')).toBe(2)
  })
  test('does not lose for an empty deck: nothing was tried', () => {
    const g = played('・あなたはカードを引けない。', 0)
    g.everyonePasses()
    expect(g.match.result).toBeNull()
    g.proves('104.4')
  })
  test('draws none in the draw step', () => {
    const field = [unit('A', { text: '・あなたはカードを引けない。' })]
    const g = board(kiseki, { P1: { field, deck: 5 }, P2: { deck: 5 }, at: 'drawing' })
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'deck')).toBe(5)
    g.proves('104.4')
  })
  test('has not drawn, and the top of the deck is not what was drawn', () => {
    const g = played('・あなたはカードを引けない。', [unit('top')], 'カードを1枚引く。それを軌跡に置く。')
    expect(g.at('top').zone).toBe('deck')
  })
})

describe('a draw that is replaced', () => {
  const gains = '・あなたがカードを引く場合、代わりにあなたは絆を1点得る。'
  test('by an effect happens not, once for each card', () => {
    const g = played(gains, 5)
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'bond')).toBe(22)
    g.proves('1216.1')
  })
  test('in the draw step, once for each card', () => {
    const field = [unit('A', { text: gains })]
    const g = board(kiseki, { P1: { field, deck: 5, bond: 20 }, P2: { deck: 5 }, at: 'drawing' })
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'bond')).toBe(22)
    g.proves('1216.1', '1313.2')
  })
  test('from an empty deck is replaced as well', () => {
    const g = played(gains, 0)
    expect(g.count('P1', 'bond')).toBe(22)
    g.everyonePasses()
    expect(g.match.result).toBeNull()
  })
})
