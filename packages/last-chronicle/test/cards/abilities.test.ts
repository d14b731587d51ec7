import { describe, expect, test } from '@fudaba/kernel/testing'
import { history, passUntil, sources, stone, unit, wiped } from '../cards.ts'
import { after, atk, life, power, resolve, table, using } from './table.ts'

describe('abilities and what they are about', () => {
  test('all abilities are lost for a turn', () => {
    const g = using(
      'ユニットを1体選び、ターンの終わりまで、それはすべてのアビリティを失う。',
      {},
      {
        battlefield: [unit('A', { text: '[F]このユニットのパワーを+1000する。' }), unit('B')],
      },
    )
    g.P1.chooses('A')
    resolve(g)
    expect(power(g, 'A')).toBe(1000)
  })
  test('an ability in quotes is given to others', () => {
    const text =
      '[F]あなたの他の【兵士】のユニットは「このユニットが防御したとき、あなたはライフを1得る。」を得る。'
    const g = table(
      { battlefield: [unit('A')] },
      { battlefield: [unit('L', { text }), unit('D', { categories: ['兵士'], power: 3000 })] },
      { at: 'attack' },
    )
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.defender' })
    g.P2.chooses('D')
    passUntil(g, { phase: 'main 2' })
    expect(life(g, 'P2')).toBe(21)
  })
  test('markers are turned face up and counted', () => {
    const text =
      '[F]あなたの表向きの時代マーカー1枚につき、このユニットのパワーを+1000する。\n[A]このユニットをワイプする:あなたの裏向きの時代マーカーを1枚選び、それを表向きにする。'
    const g = table({ battlefield: [unit('A', { text })], eras: [unit('m')] })
    expect(power(g, 'A')).toBe(1000)
    g.P1.acts('use-ability')
    resolve(g)
    expect(power(g, 'A')).toBe(2000)
  })
  test('a card of the hand becomes a marker', () => {
    const g = after('あなたの手札を1枚時代ヤードに置く。', { hand: [unit('h')] as never, eras: 1 })
    expect(g.zone('P1', 'eras').length).toBe(2)
    expect(g.at('h').faceDown).toBe(true)
  })
  test('a level that is lowered lets it attack', () => {
    const g = using('ユニットを1体選び、ターンの終わりまで、それのレベルを-1し、それのパワーを+500する。', {
      battlefield: [unit('A', { level: 2 })],
    })
    resolve(g)
    expect([g.at('A').values['level'], power(g, 'A')]).toEqual([1, 1500])
  })
  test('a power that is set, and what is removed with all of its name', () => {
    expect(
      power(
        after('ユニットを1体選び、ターンの終わりまで、それのパワーを1000にする。', {
          battlefield: [unit('A', { power: 4000 })],
        }),
        'A',
      ),
    ).toBe(1000)
    const g = using(
      '対戦相手のユニットを1体選び、それを除外する。それと同名のユニットすべてを除外する。',
      { battlefield: [unit('own', { name: '同じ者' })] },
      { battlefield: [unit('A', { name: '同じ者' }), unit('B')] },
    )
    g.P1.chooses('A')
    resolve(g)
    expect([g.at('A').zone, g.at('own').zone, g.at('B').zone]).toEqual(['removed', 'removed', 'battlefield'])
  })
  test('units of different costs are chosen', () => {
    const g = using(
      'それぞれコストが異なるユニットを2体まで選び、それらをオーナーの手札に戻す。',
      {},
      {
        battlefield: [unit('A', { cost: '1' }), unit('B', { cost: '1' }), unit('C', { cost: '2' })],
      },
    )
    expect(() => g.P1.chooses('A', 'B')).toThrow()
    g.P1.chooses('A', 'C')
    resolve(g)
    expect([g.at('A').zone, g.at('B').zone, g.at('C').zone]).toEqual(['hand', 'battlefield', 'hand'])
  })
  test('an effect is done at a later moment', () => {
    const g = using('ターンの終了時に、あなたのユニットすべてを回復する。', {
      battlefield: [unit('A', {}, wiped)],
    })
    resolve(g)
    expect(g.at('A').turned).toBe(true)
    passUntil(g, { phase: 'adjustment' })
    resolve(g)
    expect(g.at('A').turned).toBe(false)
  })
  test('an effect lasts until the end of the next turn', () => {
    const g = after('次のターンの終わりまで、ユニットすべてのATKを-1する。', {
      battlefield: [unit('A', { atk: 3 })],
    })
    expect(atk(g, 'A')).toBe(2)
    passUntil(g, { phase: 'draw' })
    expect(atk(g, 'A')).toBe(2)
  })
  test('another card is sacrificed in its place', () => {
    const text = '[F]あなたの【騎士】のユニットが破壊される場合、代わりにこのカードを犠牲にする。'
    const g = after(
      'ユニットすべてを破壊する。',
      {},
      { battlefield: [history('H', { text }), unit('A', { categories: ['騎士'] })] },
    )
    expect([g.at('A').zone, g.at('H').zone]).toEqual(['battlefield', 'discard'])
  })
  test('a stone is sacrificed for a cost', () => {
    const text = '[A]あなたのSSを1枚犠牲にする:このユニットを回復する。'
    const g = table({ battlefield: [unit('A', { text }, wiped)], souls: [stone('S', '黒')] })
    g.P1.acts('use-ability')
    resolve(g)
    expect([g.at('S').zone, g.at('A').turned]).toEqual(['discard', false])
  })
  test('an ability is used only with a structure', () => {
    const text =
      '[A]このユニットをワイプする:カードを2枚引く。このアビリティはあなたの戦場にストラクチャがある場合にのみ使用できる。'
    expect(sources(table({ battlefield: [unit('A', { text })] }), 'use-ability')).toEqual([])
  })
  test('trigger abilities of others do not trigger', () => {
    const text = '[F]対戦相手のユニットのトリガーアビリティはトリガーしない。'
    const enters = '[T]このユニットが戦場に配置されたとき、カードを1枚引く。'
    const waiting = (own: object, other: object) => {
      const g = table({ hand: [unit('A', { text: enters })], ...own }, other)
      g.P1.acts('place-unit')
      return g.zone('stack').length
    }
    expect(waiting({}, { battlefield: [unit('N', { text })] })).toBe(0)
    expect(waiting({ battlefield: [unit('N', { text })] }, {})).toBe(1)
  })
  test('a number is divided among those that were chosen', () => {
    const g = using(
      '対戦相手のユニットを2体まで選び、ターンの終わりまで、それらのパワーに合計-3000を割り振る。',
      {},
      { battlefield: [unit('A', { power: 4000 }), unit('B', { power: 4000 })] },
    )
    g.P1.chooses('A', 'B')
    g.P1.answers({ A: 1000 }, { B: 2000 })
    resolve(g)
    expect([power(g, 'A'), power(g, 'B')]).toEqual([3000, 2000])
  })
  test('a burst places its own card', () => {
    const g = using('クロノチェックを1回行う。', { deck: ['墓穴の番犬', unit('x')] })
    g.P1.passes()
    g.P2.passes()
    g.P1.answers(true)
    resolve(g)
    expect(g.at('墓穴の番犬').zone).toBe('battlefield')
  })
  test('a burst does not place an EPIC card beside another of its name', () => {
    const g = using('クロノチェックを1回行う。', {
      deck: ['墓穴の番犬', unit('x')],
      battlefield: ['墓穴の番犬'],
    })
    g.P1.passes()
    g.P2.passes()
    expect(g.P1.isAsked('chrono.burst')).toBe(false)
  })
  test('a spell has an alternative cost, too', () => {
    const g = table({
      hand: ['流れ着いた書'],
      souls: Array.from({ length: 5 }, (_, i) => stone(`s${i}`, '白')),
    })
    expect(sources(g, 'use-spell')).toHaveLength(1)
  })
})
