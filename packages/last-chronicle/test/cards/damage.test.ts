import { describe, expect, test } from '@fudaba/kernel/testing'
import { history, passUntil, stone, unit } from '../cards.ts'
import { after, life, power, table, using } from './table.ts'

describe('damage by texts', () => {
  test('a chosen unit takes it, and is destroyed by as much as its power', () => {
    const g = using(
      'ユニットを1体選び、それに1500ダメージを与える。',
      {},
      { battlefield: [unit('A', { power: 1500 }), unit('B', { power: 2000 })] },
    )
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('discard')
    expect(g.at('B')).toBeUnchanged()
  })
  test('damage to a unit stays until the end of turn', () => {
    const g = using(
      'ユニットを1体選び、それに1500ダメージを与える。',
      {},
      { battlefield: [unit('B', { power: 2000 }), unit('C')] },
    )
    g.P1.chooses('B')
    g.everyonePasses()
    expect(g.at('B').values['damage']).toBe(1500)
  })
  test('a text damages all units of the opponent', () => {
    const g = after(
      '対戦相手のユニットすべてに1000ダメージを与える。',
      { battlefield: [unit('own')] },
      { battlefield: [unit('A'), unit('B', { power: 1500 })] },
    )
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['discard', 'battlefield'])
    expect(g.at('own')).toBeUnchanged()
  })
  test('a text damages a player', () => {
    const g = after('対戦相手に3ダメージを与える。')
    expect([life(g, 'P1'), life(g, 'P2')]).toEqual([20, 17])
  })
  test('damage is as much as a number that is computed', () => {
    const g = after('対戦相手にあなたのユニットの数に等しいダメージを与える。', {
      battlefield: [unit('A'), unit('B')],
    })
    expect(life(g, 'P2')).toBe(18)
  })
  test('a text takes damage off again', () => {
    const g = using('あなたのユニットすべてが負っているダメージを取り除く。', {
      battlefield: [unit('A', { power: 2000 }, { damage: 1500 } as never)],
    })
    expect(g.at('A').values['damage']).toBe(1500)
    g.everyonePasses()
    expect(g.at('A').values['damage']).toBe(0)
  })
})

describe('less damage', () => {
  test('damage to the card itself is less', () => {
    const g = using(
      'ユニットを1体選び、それに1500ダメージを与える。',
      {},
      {
        battlefield: [
          unit('A', { power: 1500, text: '[F]このユニットに与えられるダメージを500軽減する。' }),
          unit('B'),
        ],
      },
    )
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.at('A').values['damage']).toBe(1000)
    g.proves('11.9.7')
  })
  test('damage to a chosen unit is less until end of turn', () => {
    const g = using('ユニットを1体選び、ターンの終わりまで、それに与えられるダメージを2000軽減する。', {
      battlefield: [unit('A', { power: 1000 }), unit('B')],
      hand: [],
    })
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('battlefield')
  })
  test('damage to a player is less', () => {
    const g = after(
      '対戦相手に3ダメージを与える。',
      {},
      { battlefield: [history('H', { text: '[F]あなたに与えられるダメージを1軽減する。' })] },
    )
    expect(life(g, 'P2')).toBe(18)
  })
})

describe('absorption', () => {
  test('damage by its own player makes it stronger', () => {
    const g = table({
      battlefield: [
        unit('A', { power: 2500, text: '『吸収』\n[A]ソウル(1):このユニットに500ダメージを与える。' }),
      ],
      souls: [stone('S', '橙')],
    })
    g.P1.acts('use-ability')
    g.P1.acts('soul-orange')
    g.everyonePasses()
    expect(power(g, 'A')).toBe(3000)
    expect(g.at('A').values['damage']).toBe(0)
    expect(g.at('S').turned).toBe(true)
  })
})

describe('triggers on damage', () => {
  test('a unit that deals damage to the opponent triggers', () => {
    const g = table(
      {
        battlefield: [
          unit('A', { atk: 2, text: '[T]このユニットが対戦相手にダメージを与えたとき、カードを1枚引く。' }),
        ],
      },
      {},
      { at: 'attack' },
    )
    g.P1.chooses('A')
    passUntil(g, { phase: 'main 2' })
    expect(life(g, 'P2')).toBe(18)
    expect(g.zone('P1', 'hand').length).toBe(1)
  })
  test('a unit that was blocked does not trigger', () => {
    const g = table(
      {
        battlefield: [
          unit('A', {
            power: 3000,
            text: '[T]このユニットが対戦相手にダメージを与えたとき、カードを1枚引く。',
          }),
        ],
      },
      { battlefield: [unit('B')] },
      { at: 'attack' },
    )
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.defender' })
    g.P2.chooses('B')
    passUntil(g, { phase: 'main 2' })
    expect(life(g, 'P2')).toBe(20)
    expect(g.zone('P1', 'hand').length).toBe(0)
  })
})
