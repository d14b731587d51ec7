import { describe, expect, test } from '@fudaba/kernel/testing'
import { sources, spell, unit } from '../cards.ts'
import { after, life, power, resolve, table, using } from './table.ts'

describe('what was seen, done and counted', () => {
  test('a card that is revealed comes to the hand if it is one of those', () => {
    const text =
      '[T]あなたのドローフェイズの開始時に、あなたのデッキの上から1枚公開し、それが【術師】のカードなら、それを手札に加える。'
    const g = table(
      {
        battlefield: [unit('A', { text })],
        deck: [unit('M', { categories: ['術師'] }), unit('x'), unit('y')],
      },
      {},
      { at: 'draw' },
    )
    resolve(g)
    expect(g.at('M').zone).toBe('hand')
    const h = table(
      { battlefield: [unit('A', { text })], deck: [unit('N'), unit('x'), unit('y')] },
      {},
      { at: 'draw' },
    )
    h.P1.passes()
    h.P2.passes()
    expect(h.log().some((line) => line.event === 'show' && line.card === 'N')).toBe(true)
    expect(h.zone('P1', 'hand').length).toBeLessThanOrEqual(1)
  })
  test('as many are drawn as were discarded', () => {
    const g = using('あなたの手札を好きな枚数捨て、カードをそれらと同じ枚数引く。', {
      hand: [unit('a'), unit('b'), unit('c')] as never,
    })
    g.P1.passes()
    g.P2.passes()
    g.P1.chooses('a', 'c')
    expect(g.zone('P1', 'hand').length).toBe(3)
    expect(g.at('b').zone).toBe('hand')
  })
  test('damage by how many were discarded', () => {
    const g = using(
      'あなたの手札を好きな枚数捨てる。対戦相手にこの効果で捨てた枚数に等しいダメージを与える。',
      { hand: [unit('a'), unit('b')] as never },
    )
    g.P1.passes()
    g.P2.passes()
    g.P1.chooses('a', 'b')
    expect(life(g, 'P2')).toBe(18)
  })
  test('whoever has nothing to discard takes damage', () => {
    const text = '対戦相手は自分の手札を1枚捨てる。捨てなかったなら、対戦相手に2ダメージを与える。'
    expect(life(after(text), 'P2')).toBe(18)
    expect(life(after(text, {}, { hand: [unit('h')] }), 'P2')).toBe(20)
  })
  test('in a late era a text does one thing instead of the other', () => {
    const text = 'カードを1枚引く。あなたの時代が3以上なら、カードを1枚ではなく2枚引く。'
    expect(after(text, { eras: 2 }).zone('P1', 'hand').length).toBe(1)
    expect(after(text, { eras: 3 }).zone('P1', 'hand').length).toBe(2)
  })
  test('half of a number, rounded as the text says', () => {
    expect(
      life(after('対戦相手にあなたの進攻値の半分に等しいダメージを与える。', { invasion: 5 }), 'P2'),
    ).toBe(17)
    const down = '対戦相手にあなたのライフの半分(端数切り捨て)に等しいダメージを与える。'
    expect(life(after(down, { life: 5 }), 'P2')).toBe(18)
  })
  test('a text counts what came in this turn', () => {
    const text = 'このターンに配置されたユニットを1体選び、それをオーナーの手札に戻す。'
    const g = table({ hand: [unit('A'), spell('E', { text })], battlefield: [unit('B')] })
    expect(sources(g, 'use-spell')).toEqual([])
    g.P1.acts('place-unit')
    g.P1.acts('use-spell')
    resolve(g)
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['hand', 'battlefield'])
  })
  test('a text asks whether a spell was used in this turn', () => {
    const text = '[F]このターンにあなたがスペルを使用しているなら、このユニットを+1000/+1する。'
    const g = table({ battlefield: [unit('A', { text })], hand: [spell('E', { text: 'カードを1枚引く。' })] })
    expect(power(g, 'A')).toBe(1000)
    g.P1.acts('use-spell')
    expect(power(g, 'A')).toBe(2000)
  })
  test('a text asks whether it is its own player’s turn', () => {
    const text = '[F]あなたのターンなら、このユニットを+1000/+0する。'
    const g = table({ battlefield: [unit('A', { text })] }, { battlefield: [unit('B', { text })] })
    expect([power(g, 'A'), power(g, 'B')]).toEqual([2000, 1000])
  })
})
