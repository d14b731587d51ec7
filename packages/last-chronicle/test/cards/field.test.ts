import { describe, expect, test } from '@fudaba/kernel/testing'
import { passUntil, sources, spell, stone, structure, unit } from '../cards.ts'
import { after, atk, life, power, table } from './table.ts'

const knight = { categories: ['騎士'] }

describe('field abilities', () => {
  test('the others of a category have more power and ATK', () => {
    const g = table(
      {
        battlefield: [
          unit('L', { ...knight, text: '[F]あなたの他の【騎士】のユニットを+500/+1する。' }),
          unit('A', knight),
          unit('B'),
        ],
      },
      { battlefield: [unit('C', knight)] },
    )
    expect([power(g, 'A'), atk(g, 'A')]).toEqual([1500, 2])
    expect([power(g, 'L'), power(g, 'B'), power(g, 'C')]).toEqual([1000, 1000, 1000])
  })
  test('a number grows for each structure', () => {
    const text = '[F]あなたのストラクチャ1つにつき、このユニットのパワーを+500する。'
    const g = table({ battlefield: [unit('A', { text }), structure('S'), structure('T')] })
    expect(power(g, 'A')).toBe(2000)
  })
  test('a number grows for each other card of a name', () => {
    const text = '[F]あなたの他の《群れる砂鼠》1体につき、このユニットのパワーを+500する。'
    const mouse = (name: string) => unit(name, { name: '群れる砂鼠', text })
    const g = table({ battlefield: [mouse('A'), mouse('B'), mouse('C')] })
    expect(power(g, 'A')).toBe(2000)
  })
  test('a field ability asks for a number of the player', () => {
    const text = '[F]あなたの進攻値が5以上なら、このユニットを+1000/+1する。'
    const board = (invasion: number) => table({ battlefield: [unit('A', { text })], invasion })
    expect(power(board(4), 'A')).toBe(1000)
    expect(power(board(5), 'A')).toBe(2000)
  })
  test('others gain a keyword', () => {
    const text = '[F]あなたの【獣】のユニットは『速攻』を得る。'
    const g = table(
      {
        battlefield: [
          unit('L', { text }),
          unit('A', { categories: ['獣'] }, { fresh: true }),
          unit('B', {}, { fresh: true }),
        ],
      },
      {},
      { at: 'attack' },
    )
    expect(g.P1).toOfferExactly('L', 'A')
  })
  test('a field ability counts while its card defends', () => {
    const text = '[F]防御している間、このユニットに与えられるダメージを1000軽減する。'
    const g = table(
      { battlefield: [unit('A', { power: 1500 })] },
      { battlefield: [unit('D', { text })] },
      { at: 'attack' },
    )
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.defender' })
    g.P2.chooses('D')
    passUntil(g, { phase: 'main 2' })
    expect(g.at('D')).toMatchObject({ zone: 'battlefield', values: { damage: 500 } })
  })
})

describe('attacks and defences', () => {
  test('a unit cannot defend', () => {
    const g = table(
      { battlefield: [unit('A')] },
      { battlefield: [unit('D', { text: '[F]このユニットは防御できない。' }), unit('E')] },
      { at: 'attack' },
    )
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.defender' })
    expect(g.P2).toOfferExactly('E')
  })
  test('a unit cannot be blocked by weak units', () => {
    const g = table(
      { battlefield: [unit('A', { text: '[F]このユニットはパワー2000以下のユニットに防御されない。' })] },
      { battlefield: [unit('D', { power: 2000 }), unit('E', { power: 2500 })] },
      { at: 'attack' },
    )
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.defender' })
    expect(g.P2).toOfferExactly('E')
  })
  test('a unit must attack', () => {
    const g = table(
      { battlefield: [unit('A', { text: '[F]このユニットは可能な限り攻撃する。' }), unit('B')] },
      {},
      { at: 'attack' },
    )
    expect(() => g.P1.chooses('B')).toThrow()
    g.P1.chooses('A')
  })
  test('an attack has to be paid for', () => {
    const text = '[F]対戦相手のユニットはソウル(1)を支払わないかぎり攻撃できない。'
    const board = (souls: object[]) =>
      table(
        { battlefield: [unit('A')], souls },
        { battlefield: [structure('W', { text })] },
        { at: 'attack' },
      )
    const g = board([stone('S', '白')])
    g.P1.chooses('A')
    if (g.P1.isAsked('cost.resource')) g.P1.acts('soul-white')
    expect(g.at('S').turned).toBe(true)
    const h = board([])
    expect(() => h.P1.chooses('A')).toThrow()
  })
  test('nobody of the opponent attacks in this turn', () => {
    const g = table(
      { hand: [], battlefield: [unit('A')] },
      { hand: [spell('N', { text: 'このターン、対戦相手のユニットは攻撃できない。' })] },
    )
    g.P1.passes()
    g.P2.acts('use-spell')
    g.everyonePasses()
    passUntil(g, { phase: 'main 2' })
    expect(life(g, 'P2')).toBe(20)
    expect(g.at('A').turned).toBe(false)
  })
})

describe('choices and costs', () => {
  test('what the opponent cannot choose, its own player can', () => {
    const text = '[F]このユニットは対戦相手に選ばれない。'
    const burn = spell('E', { text: 'ユニットを1体選び、それに500ダメージを与える。' })
    const own = table({ hand: [burn], battlefield: [unit('A', { text })] })
    expect(sources(own, 'use-spell')).toEqual(['E'])
    const other = table({ hand: [burn] }, { battlefield: [unit('A', { text })] })
    expect(sources(other, 'use-spell')).toEqual([])
  })
  test('structures in the hand cost less', () => {
    const text = '[F]あなたの手札のストラクチャのコストを1減らす。'
    const g = table({
      battlefield: [unit('A', { text })],
      hand: [structure('T', { cost: '2' }), unit('U', { cost: '2' })],
      souls: [stone('S', '青')],
    })
    expect(sources(g, 'place-structure')).toEqual(['T'])
    expect(sources(g, 'place-unit')).toEqual([])
  })
  test('spells cost less where they are paid for, on the stack', () => {
    const text = '[F]あなたの手札のスペルのコストを1減らす。'
    const g = table({
      battlefield: [unit('A', { text })],
      hand: [spell('E', { cost: '2', text: 'カードを1枚引く。' })],
      souls: [stone('S', '青'), stone('T', '青')],
    })
    g.P1.acts('use-spell')
    while (g.P1.isAsked('cost.resource')) g.P1.acts('soul-blue', { with: g.at('S').turned ? 'T' : 'S' })
    expect([g.at('S').turned, g.at('T').turned]).toEqual([true, false])
  })
  test('the hand limit is larger', () => {
    const text = '[F]あなたの手札の上限枚数を8枚にする。'
    const hand = Array.from({ length: 8 }, (_, i) => unit(`h${i}`))
    const g = table({ battlefield: [unit('A', { text })], hand }, {}, { at: 'end' })
    expect(g.P1.isAsked('turn.discard')).toBe(false)
    expect(g.zone('P1', 'hand').length).toBe(8)
  })
})

describe('for a turn', () => {
  test('all own units change for a turn', () => {
    const g = after('ターンの終わりまで、あなたのユニットすべてを+500/+1する。', {
      battlefield: [unit('A'), unit('B')],
    })
    expect([power(g, 'A'), atk(g, 'B')]).toEqual([1500, 2])
    passUntil(g, { phase: 'draw' })
    expect(power(g, 'A')).toBe(1000)
  })
})
