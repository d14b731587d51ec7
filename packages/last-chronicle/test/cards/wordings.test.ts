import { describe, expect, test } from '@fudaba/kernel/testing'
import { passUntil, sources, spell, stone, unit } from '../cards.ts'
import { life, power, resolve, table } from './table.ts'

/** What texts say of the stack, of squads, and of cards in the hand. */

describe('打ち消す', () => {
  test('波止めの言葉 takes a spell of the opponent off the stack, and nothing comes of it', () => {
    const souls = ['a', 'b', 'c'].map((name) => stone(name, '青'))
    const g = table(
      { hand: [spell('E', { text: '対戦相手に3ダメージを与える。' })], battlefield: [unit('bystander')] },
      { hand: ['波止めの言葉'], souls },
    )
    g.P1.acts('use-spell')
    expect(g.zone('stack')).toHaveLength(1)
    g.P1.passes()
    g.P2.acts('use-spell')
    if (g.P2.isAsked('program.target')) g.P2.chooses('E')
    while (g.P2.isAsked('cost.resource'))
      g.P2.acts('soul-blue', { with: ['a', 'b', 'c'].find((name) => !g.at(name).turned)! })
    resolve(g)
    expect(g.zone('stack')).toHaveLength(0)
    expect(g.zone('P1', 'discard')).toEqual(['E'])
    expect(life(g, 'P2')).toBe(20)
    expect(g.at('bystander')).toBeUnchanged()
  })
  test('without a spell of the opponent there is nothing to negate', () => {
    const g = table({
      hand: ['波止めの言葉', spell('own', { text: 'カードを1枚引く。' })],
      souls: ['a', 'b', 'c'].map((name) => stone(name, '青')),
    })
    g.P1.acts('use-spell', { with: 'own' })
    expect(sources(g, 'use-spell')).toEqual([])
  })
  test('凪の一息 answers a trigger ability, and no action ability', () => {
    const texts =
      '[T]このユニットが戦場に配置されたとき、カードを1枚引く。\n[A]ライフを1支払う:カードを1枚引く。'
    const g = table({ hand: [unit('A', { text: texts })] }, { hand: ['凪の一息'], souls: [stone('s', '紫')] })
    g.P1.acts('place-unit')
    g.P1.passes()
    g.P2.acts('use-spell')
    while (g.P2.isAsked('cost.resource')) g.P2.acts('soul-purple', { with: 's' })
    resolve(g)
    expect(g.zone('P1', 'hand')).toHaveLength(0)
    const other = table(
      { battlefield: [unit('A', { text: texts })] },
      { hand: ['凪の一息'], souls: [stone('s', '紫')] },
    )
    other.P1.acts('use-ability')
    other.P1.passes()
    expect(sources(other, 'use-spell')).toEqual([])
  })
  test('黙しの灯守り takes an ability off the stack; its card stays', () => {
    const g = table(
      { battlefield: [unit('A', { text: '[A]ライフを1支払う:対戦相手に3ダメージを与える。' })] },
      { eras: 2, battlefield: ['黙しの灯守り'], souls: [stone('s', '紫'), stone('t', '紫')] },
    )
    g.P1.acts('use-ability')
    g.P1.passes()
    g.P2.acts('use-ability')
    while (g.P2.isAsked('cost.resource'))
      g.P2.acts('soul-purple', { with: ['s', 't'].find((name) => !g.at(name).turned)! })
    expect(g.zone('stack')).toHaveLength(2)
    resolve(g)
    expect(g.zone('stack')).toHaveLength(0)
    expect([life(g, 'P1'), life(g, 'P2')]).toEqual([19, 20])
    expect([g.at('A').zone, g.at('黙しの灯守り').zone]).toEqual(['battlefield', 'discard'])
  })
})

describe('小隊攻撃', () => {
  const attacking = (...names: readonly string[]) => {
    const g = table({ battlefield: ['隊列の旗持ち', unit('A'), unit('B')] }, {}, { at: 'attack' })
    g.P1.chooses(...names)
    resolve(g)
    return g
  }
  test('隊列の旗持ち strengthens the squad it attacks in, and nobody else', () => {
    const g = attacking('隊列の旗持ち', 'A')
    expect([power(g, '隊列の旗持ち'), power(g, 'A'), power(g, 'B')]).toEqual([2000, 1500, 1000])
  })
  test('隊列の旗持ち alone is no squad, and strengthens no squad without it', () => {
    expect(power(attacking('隊列の旗持ち'), '隊列の旗持ち')).toBe(1500)
    expect(power(attacking('A', 'B'), 'A')).toBe(1000)
  })
  test('独り立つ剣 attacks alone or not at all', () => {
    const g = table({ eras: 2, battlefield: ['独り立つ剣', unit('A'), unit('B')] }, {}, { at: 'attack' })
    expect(() => g.P1.chooses('独り立つ剣', 'A')).toThrow(/独り立つ剣|alone/)
    g.P1.chooses('独り立つ剣')
    passUntil(g, { phase: 'main 2' })
    expect(life(g, 'P2')).toBe(18)
  })
  test('beside 独り立つ剣 the others may still attack together', () => {
    const g = table({ eras: 2, battlefield: ['独り立つ剣', unit('A'), unit('B')] }, {}, { at: 'attack' })
    g.P1.chooses('A', 'B')
    passUntil(g, { phase: 'main 2' })
    expect(life(g, 'P2')).toBe(19)
  })
})

describe('abilities of the hand', () => {
  test('早馬の伝令 is discarded for a card', () => {
    const g = table({ hand: ['早馬の伝令'], souls: [stone('s')] })
    g.P1.acts('use-ability')
    while (g.P1.isAsked('cost.resource')) g.P1.acts('soul-colourless', { with: 's' })
    expect(g.at('早馬の伝令').zone).toBe('discard')
    resolve(g)
    expect(g.zone('P1', 'hand')).toHaveLength(1)
  })
  test('what an ability asks for is not asked again as it resolves', () => {
    const text =
      '[A]このユニットを犠牲にする:カードを1枚引く。このアビリティはあなたの戦場にユニットがいる場合にのみ使用できる。'
    const g = table({ battlefield: [unit('A', { text })] })
    g.P1.acts('use-ability')
    expect(g.at('A').zone).toBe('discard')
    resolve(g)
    expect(g.zone('P1', 'hand')).toHaveLength(1)
  })
  test('an ability of the hand is not used from the battlefield', () => {
    const g = table({ battlefield: ['早馬の伝令'], souls: [stone('s')] })
    expect(sources(g, 'use-ability')).toEqual([])
  })
  test('an ability that says nothing of the hand is not used from there', () => {
    const g = table({ hand: [unit('A', { text: '[A]ライフを1支払う:カードを1枚引く。' })] })
    expect(sources(g, 'use-ability')).toEqual([])
  })
  test('燃え残りの手記 triggers when it is discarded, not when it is destroyed', () => {
    const discards = [spell('E', { text: 'あなたの手札を1枚捨てる。' }), '燃え残りの手記']
    const g = table({ hand: discards })
    g.P1.acts('use-spell')
    resolve(g)
    expect(g.at('燃え残りの手記').zone).toBe('discard')
    expect([life(g, 'P1'), life(g, 'P2')]).toEqual([20, 19])
    const other = table({
      hand: [spell('E', { text: 'ユニットすべてを破壊する。' })],
      battlefield: ['燃え残りの手記'],
    })
    other.P1.acts('use-spell')
    resolve(other)
    expect(other.at('燃え残りの手記').zone).toBe('discard')
    expect(life(other, 'P2')).toBe(20)
  })
})
