import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { destroy } from '../../src/changes/verbs.ts'
import { happens, history, passUntil, spell, unit } from '../cards.ts'

/** Where two rules meet that no chapter puts side by side. */

const table = (P1: object, P2: object = {}, at = 'main') =>
  board(lastChronicle, { at, P1: { deck: 5, eras: 2, ...P1 }, P2: { deck: 5, eras: 2, ...P2 } })
const free = (name: string, text: string) => spell(name, { cost: '0', text })
const mourner = unit('W', { text: '[T]あなたの他のユニットが破壊されたとき、あなたはライフを1得る。' })

describe('what goes to the discard pile', () => {
  test('by a sacrifice is not destroyed', () => {
    const sacrifice = free('E', 'あなたのユニットを1体選び、それを犠牲にする。')
    const g = table({ battlefield: [mourner, unit('A')], hand: [sacrifice], life: 10 })
    g.P1.acts('use-spell')
    g.P1.chooses('A')
    g.everyonePasses()
    g.everyonePasses()
    expect(g.at('A').zone).toBe('discard')
    expect(g.count('P1', 'life')).toBe(10)
  })

  test('damage stays, and kills when the power falls to it', () => {
    const g = table(
      {
        hand: [
          free('E', 'ユニット1体を選び、それに1000ダメージを与える。'),
          free('F', 'ターンの終わりまで、ユニット1体を選び、それのパワーを-500する。'),
        ],
      },
      { battlefield: [unit('X', { power: 1500 })] },
    )
    g.P1.acts('use-spell', { with: 'E', target: 'X' })
    g.everyonePasses()
    expect(g.at('X').zone).toBe('battlefield')
    g.P1.acts('use-spell', { with: 'F', target: 'X' })
    g.everyonePasses()
    expect(g.at('X').zone).toBe('discard')
  })
})

describe('an attack', () => {
  test('is not made by a unit that was taken over in this turn', () => {
    const steals = free('E', 'ユニット1体を選び、それのコントロールを得る。')
    const g = table({ hand: [steals], battlefield: [unit('M')] }, { battlefield: [unit('X')] })
    g.P1.acts('use-spell', { target: 'X' })
    g.everyonePasses()
    passUntil(g, { asked: 'battle.attackers' })
    expect(g.P1).toOfferExactly('M')
  })

  test('of a squad that lost its strongest unit deals the ATK of who is left', () => {
    const g = table({ battlefield: [unit('A', { atk: 3 }), unit('B', { atk: 2 })] }, {}, 'attack')
    g.P1.chooses('A', 'B')
    happens(g, destroy, 'A')
    g.everyonePasses()
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(18)
  })

  test('by a unit that has lost 勇猛 wipes it', () => {
    const g = table(
      {
        battlefield: [
          unit('A', { text: '[F]『勇猛』' }),
          history('H', { text: '[F]あなたのユニットはすべてのアビリティを失う。' }),
        ],
      },
      {},
      'attack',
    )
    g.P1.chooses('A')
    expect(g.at('A').turned).toBe(true)
  })

  test('breaks through with the number that was gained, not with the sum', () => {
    const g = table(
      {
        battlefield: [unit('A', { power: 3000, text: '[F]『突破1』' })],
        hand: [free('E', 'ターンの終わりまで、ユニット1体を選び、それは『突破3』を得る。')],
      },
      { battlefield: [unit('D')] },
    )
    g.P1.acts('use-spell', { target: 'A' })
    g.everyonePasses()
    passUntil(g, { asked: 'battle.attackers' })
    g.P1.chooses('A')
    g.everyonePasses()
    g.P2.chooses('D')
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(17)
  })
})

test('life may be paid down to zero, which loses, and no further', () => {
  const pays = unit('A', { text: '[A]ライフを2支払う:カードを1枚引く。' })
  const g = table({ life: 2, battlefield: [pays] })
  g.P1.acts('use-ability')
  expect([g.winner, g.ending]).toEqual(['P2', 'life'])
  expect(table({ life: 1, battlefield: [pays] }).P1).not.toOffer('use-ability')
})
