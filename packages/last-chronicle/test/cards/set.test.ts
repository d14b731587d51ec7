import { describe, expect, test } from '@fudaba/kernel/testing'
import { happened, passUntil, sources, spell, stone, structure, unit } from '../cards.ts'
import { after, atk, life, power, resolve, table, using, valuesThere } from './table.ts'

/** Cards of the set, by name, where their lines work on each other or on rules of the game. */

describe('white and orange', () => {
  test('白旗の調停官 makes its others white and then stronger', () => {
    const g = table({ battlefield: ['白旗の調停官', unit('A', { cost: '黒' })] })
    expect(power(g, 'A')).toBe(1500)
    expect(g.at('A').values['powers']).toMatch(/white/)
  })
  test('丘の鐘 rings with five stones', () => {
    const souls = (n: number) => Array.from({ length: n }, (_, i) => stone(`s${i}`, '白'))
    const at = (n: number) => power(table({ battlefield: ['丘の鐘', unit('A')], souls: souls(n) }), 'A')
    expect([at(4), at(5)]).toEqual([1000, 1500])
  })
  test('群れの狙い finds only the weakest', () => {
    const g = table(
      { hand: ['群れの狙い'], souls: [stone('a', '橙'), stone('b', '橙'), stone('c', '橙')] },
      { battlefield: [unit('A', { power: 2000 }), unit('B', { power: 1500 })] },
    )
    g.P1.acts('use-spell')
    while (g.P1.isAsked('cost.resource'))
      g.P1.acts('soul-orange', { with: ['a', 'b', 'c'].find((name) => !g.at(name).turned)! })
    resolve(g)
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['battlefield', 'discard'])
  })
  test('群れの長 brings another beast with each attack', () => {
    const g = table({ eras: 3, battlefield: ['群れの長'] }, {}, { at: 'attack' })
    g.P1.chooses('群れの長')
    resolve(g)
    expect(valuesThere(g, 'P1').map((each) => [each['power'], each['atk']])).toEqual([
      [3500, 2],
      [1500, 2],
    ])
  })
  test('身代わりの盾 is given for a knight only', () => {
    const g = after('ユニットすべてを破壊する。', {
      battlefield: ['身代わりの盾', unit('A', { categories: ['騎士'] }), unit('B')],
    })
    expect([g.at('A').zone, g.at('B').zone, g.at('身代わりの盾').zone]).toEqual([
      'battlefield',
      'discard',
      'discard',
    ])
  })
})

describe('purple and black', () => {
  test('満ちる砂 brings the next era nearer', () => {
    const chrono = [unit('a', { ca: 3 }), unit('b', { ca: 3 })]
    expect(table({ chrono }).P1.offered()).not.toContain('advance-era')
    expect(table({ chrono, battlefield: ['満ちる砂'] }).P1.offered()).toContain('advance-era')
  })
  test('結末の予言書 wins with its third counter', () => {
    const ca = Array.from({ length: 3 }, (_, i) => unit(`c${i}`, { ca: 3 }))
    const g = table({ battlefield: ['結末の予言書'], chrono: ca })
    g.P1.acts('advance-era')
    g.P1.chooses('c0')
    g.P1.chooses('c1')
    resolve(g)
    passUntil(g, { phase: 'draw' })
    expect(g.match.result).toBeNull()
  })
  test('死の風 spares the dead', () => {
    const g = after('ターンの終わりまで、【死霊】以外のユニットすべてのパワーを-1500する。', {
      battlefield: [unit('A', { categories: ['死霊'] }), unit('B', { power: 2000 }), unit('C')],
    })
    expect([power(g, 'A'), power(g, 'B'), g.at('C').zone]).toEqual([1000, 500, 'discard'])
  })
  test('黒い炎 burns the unit and whoever controls it', () => {
    const g = using(
      'ユニットを1体選び、それに2500ダメージを与える。コントローラーに1ダメージを与える。',
      {},
      { battlefield: [unit('A'), unit('B')] },
    )
    g.P1.chooses('A')
    resolve(g)
    expect([g.at('A').zone, life(g, 'P1'), life(g, 'P2')]).toEqual(['discard', 20, 19])
  })
  test('日没の掟 strikes in every turn, whoever’s it is', () => {
    const g = table({ battlefield: ['日没の掟'] })
    passUntil(g, { phase: 'adjustment' })
    resolve(g)
    expect([life(g, 'P1'), life(g, 'P2')]).toEqual([19, 20])
  })
})

describe('blue and travellers', () => {
  test('守り水門 shields defenders alone', () => {
    const g = table(
      { battlefield: [unit('A', { power: 1500 })] },
      { battlefield: ['守り水門', unit('D', { power: 1500 })] },
      { at: 'attack' },
    )
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.defender' })
    g.P2.chooses('D')
    passUntil(g, { phase: 'main 2' })
    expect([g.at('A').zone, g.at('D').zone]).toEqual(['discard', 'battlefield'])
  })
  test('五国の伝令 looks for a card of two powers', () => {
    const at = (cost: string) =>
      atk(table({ battlefield: ['五国の伝令', unit('A', { cost })] }), '五国の伝令')
    expect([at('白'), at('白黒')]).toEqual([2, 3])
  })
  test('石の道標 makes what is of no power cheaper', () => {
    const g = table({
      battlefield: ['石の道標'],
      hand: [unit('A', { cost: '2' }), unit('B', { cost: '1白' })],
      souls: [stone('S', '白')],
    })
    expect(sources(g, 'place-unit')).toEqual(['A'])
  })
  test('伝承砕き destroys a LEGACY structure', () => {
    const g = after(
      'LEGACYの配置物を1つ選び、それを破壊する。',
      {},
      { battlefield: [structure('T', { icon: 'LEGACY' }), unit('A')] },
    )
    expect(g.at('T').zone).toBe('discard')
    expect(g.at('A')).toBeUnchanged()
  })
  test('長考の賢者 asks for two things at once', () => {
    const drew = (eras: number, hand: number) => {
      const g = table({
        eras,
        battlefield: ['長考の賢者'],
        hand: Array.from({ length: hand }, (_, i) => spell(`h${i}`)),
      })
      passUntil(g, { phase: 'adjustment' })
      return g.zone('stack').length
    }
    expect([drew(1, 0), drew(2, 0), drew(2, 3)]).toEqual([0, 1, 0])
  })
  test('背水の守り手 is strong when either is near the end', () => {
    const at = (mine: number, theirs: number) =>
      power(table({ life: mine, battlefield: ['背水の守り手'] }, { life: theirs }), '背水の守り手')
    expect([at(20, 20), at(5, 20), at(20, 5)]).toEqual([2500, 4500, 4500])
  })
  test('年輪の大樹 counts what lies in the CA yard', () => {
    const at = (ca: number) =>
      power(table({ battlefield: ['年輪の大樹'], chrono: [unit('c', { ca })] }), '年輪の大樹')
    expect([at(4), at(5)]).toEqual([3500, 5000])
  })
  test('竜を追う者 finds a dragon by its name', () => {
    const g = table({
      hand: ['竜を追う者'],
      deck: ['誓約の白竜', '白盾の騎士', '機工竜'],
      souls: [stone('a'), stone('b'), stone('c')],
    })
    g.P1.acts('place-unit')
    while (g.P1.isAsked('cost.resource'))
      g.P1.acts('soul-colourless', { with: ['a', 'b', 'c'].find((name) => !g.at(name).turned)! })
    resolve(g)
    expect(g.P1).toOfferExactly('誓約の白竜', '機工竜')
    g.P1.chooses('機工竜')
    expect(g.at('機工竜').zone).toBe('hand')
    expect(happened(g, 'shuffle')).toBe(true)
  })
})
