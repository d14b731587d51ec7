import { describe, expect, test } from '@fudaba/kernel/testing'
import { sources, spell, stone, unit } from '../cards.ts'
import { after, life, table, using } from './table.ts'

const knight = { categories: ['騎士'] }

describe('searching', () => {
  test('what is found is shown and taken, and the rest is shuffled', () => {
    const g = using('あなたのデッキから【騎士】のカードを1枚サーチし、手札に加える。', {
      deck: [unit('A', knight), unit('B'), unit('C', knight)],
    })
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toOfferExactly('A', 'C')
    g.P1.chooses('C')
    expect(g.at('C').zone).toBe('hand')
    expect(g.log('P2').some((line) => line.event === 'show' && line.card === 'C')).toBe(true)
    const shuffled = g.log().findIndex((line) => line.event === 'shuffle')
    expect(shuffled).toBeGreaterThan(g.log().findIndex((line) => line.event === 'move' && line.card === 'C'))
    g.proves('15.1.9.1')
  })
})

describe('from the top of the deck', () => {
  test('so many cards go from the deck to the discard pile', () => {
    const g = after('あなたのデッキの上から2枚捨て札置き場に置く。', {
      deck: [unit('A'), unit('B'), unit('C')],
    })
    expect([g.at('A').zone, g.at('B').zone, g.at('C').zone]).toEqual(['discard', 'discard', 'deck'])
  })
  test('one of those looked at comes to the hand, the rest under the deck', () => {
    const g = using(
      'あなたのデッキの上から3枚見て、その中から1枚手札に加え、残りを好きな順番でデッキの下に置く。',
      { deck: [unit('A'), unit('B'), unit('C'), unit('D')] },
    )
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toOfferExactly('A', 'B', 'C')
    g.P1.chooses('B')
    g.P1.answers('C', 'A')
    expect(g.at('B').zone).toBe('hand')
    expect(g.zone('P1', 'deck')).toEqual(['D', 'C', 'A'])
  })
})

describe('leaving the battlefield', () => {
  test('a card goes to the hand of its owner, whoever controls it', () => {
    const g = using(
      '対戦相手のコスト3以下のユニットを1体選び、それをオーナーの手札に戻す。',
      {},
      { battlefield: [unit('A', { cost: '2白' }), unit('B', { cost: '3白' })] },
    )
    // Only one fits: the other costs four.
    g.everyonePasses()
    expect(g.zone('P2', 'hand')).toEqual(['A'])
    expect(g.at('B').zone).toBe('battlefield')
  })
  test('a card is removed', () => {
    const g = after(
      'パワー4000以上のユニットを1体選び、それを除外する。',
      {},
      { battlefield: [unit('A', { power: 4000 })] },
    )
    expect(g.at('A').zone).toBe('removed')
  })
  test('a destroyed card comes back to the hand instead', () => {
    const text = '[F]このユニットが破壊される場合、代わりにこのユニットを手札に戻す。'
    const g = after(
      'ユニットすべてを破壊する。',
      { battlefield: [unit('A', { text })] },
      { battlefield: [unit('B')] },
    )
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['hand', 'discard'])
  })
  test('the opponent sacrifices one of his own, as he chooses', () => {
    const g = using(
      '対戦相手は自分のユニットを1体犠牲にする。',
      { battlefield: [unit('own')] },
      { battlefield: [unit('A'), unit('B')] },
    )
    g.P1.passes()
    g.P2.passes()
    expect(g.P2).toOfferExactly('A', 'B')
    g.P2.chooses('A')
    expect(g.at('A').zone).toBe('discard')
    expect(g.at('own')).toBeUnchanged()
  })
  test('control of a card goes to the other player', () => {
    const g = using(
      '対戦相手のパワー2500以下のユニットを1体選び、それのコントロールを得る。',
      {},
      { battlefield: [unit('A'), unit('B', { power: 3000 })] },
    )
    g.everyonePasses()
    expect(g.zone('P1', 'battlefield')).toEqual(['A'])
  })
})

describe('back from the discard pile', () => {
  test('a unit card of low cost comes back wiped', () => {
    const g = using(
      'あなたの捨て札置き場のコスト4以下のユニットカードを1枚選び、それをワイプ状態で戦場に配置する。',
      { discard: [unit('A', { cost: '3黒' }), unit('B', { cost: '5黒' }), spell('S')] },
    )
    g.everyonePasses()
    expect(g.at('A')).toMatchObject({ zone: 'battlefield', turned: true })
    expect(g.at('B').zone).toBe('discard')
  })
})

describe('hands', () => {
  test('both discard their whole hand and draw four', () => {
    const g = after(
      '各プレイヤーは自分の手札すべてを捨てる。各プレイヤーはカードを4枚引く。',
      { hand: [unit('a'), unit('b')] as never },
      { hand: [unit('c')] },
    )
    expect([g.zone('P1', 'hand').length, g.zone('P2', 'hand').length]).toEqual([4, 4])
    expect(g.at('c').zone).toBe('discard')
  })
  test('the opponent discards a card of his choice', () => {
    const g = using('対戦相手は自分の手札を1枚捨てる。', {}, { hand: [unit('c'), unit('d')] })
    g.P1.passes()
    g.P2.passes()
    g.P2.chooses('d')
    expect([g.at('c').zone, g.at('d').zone]).toEqual(['hand', 'discard'])
  })
  test('a marker is exchanged with a card of the hand', () => {
    const g = using('時代マーカーと手札を1枚ずつ交換する。', {
      hand: [unit('h')] as never,
      eras: [unit('m')],
    })
    g.P1.passes()
    g.P2.passes()
    if (g.P1.isAsked('exchange.markers')) g.P1.chooses('m')
    if (g.P1.isAsked('exchange.hand')) g.P1.chooses('h')
    expect([g.at('m').zone, g.at('h').zone]).toEqual(['hand', 'eras'])
    g.proves('15.1.15.1')
  })
  test('a sacrifice may be refused', () => {
    const make = () =>
      using('あなたのユニットを1体犠牲にしてよい。そうしたなら、カードを2枚引く。', {
        battlefield: [unit('A')],
      })
    const g = make()
    g.P1.passes()
    g.P2.passes()
    g.P1.answers(true)
    expect(g.at('A').zone).toBe('discard')
    expect(g.zone('P1', 'hand').length).toBe(2)
    const h = make()
    h.P1.passes()
    h.P2.passes()
    h.P1.answers(false)
    expect(h.at('A').zone).toBe('battlefield')
    expect(h.zone('P1', 'hand').length).toBe(0)
  })
})

describe('the stack', () => {
  test('a spell is taken off the stack and does nothing', () => {
    const g = table(
      { hand: [spell('E', { text: '対戦相手に3ダメージを与える。' })] },
      {
        hand: [
          spell('N', { cost: '1紫紫', text: 'スタックの他のスペルを1枚選び、それを捨て札置き場に置く。' }),
        ],
        souls: [stone('s1', '紫'), stone('s2', '紫'), stone('s3', '紫')],
      },
    )
    g.P1.acts('use-spell')
    g.P1.passes()
    expect(sources(g, 'use-spell')).toEqual(['N'])
    g.P2.acts('use-spell')
    while (g.P2.isAsked('cost.resource'))
      g.P2.acts('soul-purple', { with: `s${1 + Number(g.at('s1').turned) + Number(g.at('s2').turned)}` })
    g.everyonePasses()
    expect(life(g, 'P2')).toBe(20)
    expect(g.at('E').zone).toBe('discard')
  })
})
