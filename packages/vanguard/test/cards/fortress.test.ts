import { describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../cards.ts'
import { attacks, boss, card, fight, on, pays, power, untilAsked } from './table.ts'

const down = { faceDown: true }
const enemy = (...units: readonly ReturnType<typeof on>[]) => ({ field: [boss('暁風の将'), ...units] })

describe('locking, binding, deleting', () => {
  test('塔番の見習い locks a unit of the back row', () => {
    const g = fight(
      { field: [boss('宵闇の城主'), on('back-left', '塔番の見習い')], damage: [unit('d')] },
      enemy(on('back-left', '砂避けの先達'), on('front-left', '槍持つ護衛')),
    )
    g.P1.acts('ability', { with: '塔番の見習い' })
    expect(g.at('砂避けの先達').faceDown).toBe(true)
    expect(g.at('槍持つ護衛')).toBeUnchanged()
    expect(g.at('塔番の見習い').zone).toBe('soul')
    expect(power(g, '宵闇の城主')).toBe(13_000)
  })
  test('鎖断ちの刃 frees what was locked, and cannot be chosen by the opponent', () => {
    const g = fight({
      field: [boss('夜明けの隊長'), on('back-left', '水売りの娘', { locked: 1, faceDown: true })],
      hand: [card('鎖断ちの刃')],
      soul: [unit('s')],
    })
    g.P1.acts('call', { with: '鎖断ちの刃', circle: 'front-left' })
    g.P1.answers(true)
    expect(g.at('水売りの娘').faceDown).toBe(false)
    const other = fight(
      { field: [boss('宵闇の城主'), on('back-left', '塔番の見習い')], damage: [unit('d')] },
      enemy(on('back-left', '鎖断ちの刃'), on('back-right', '水売りの娘')),
    )
    other.P1.acts('ability', { with: '塔番の見習い' })
    expect(other.at('水売りの娘').faceDown).toBe(true)
    expect(other.at('鎖断ちの刃')).toBeUnchanged()
  })
  test('消去の修道士 deletes the vanguard', () => {
    const g = fight({
      field: [boss('宵闇の城主'), on('back-left', '消去の修道士')],
      damage: [unit('d'), unit('e'), unit('f')],
    })
    g.P1.acts('ability', { with: '消去の修道士' })
    pays(g, 'd')
    expect(power(g, '暁風の将')).toBe(0)
  })
  test('雷楔の打ち手 is stronger while two cards are bound', () => {
    const field = [boss('宵闇の城主'), on('front-left', '雷楔の打ち手')]
    expect(power(fight({ field }, { bind: [unit('b'), unit('c')] }), '雷楔の打ち手')).toBe(14_000)
    expect(power(fight({ field }, { bind: [unit('b')] }), '雷楔の打ち手')).toBe(9000)
  })
  test('門前の睨み像 keeps a unit from attacking in the opponent’s next turn', () => {
    const g = fight(
      { field: [boss('宵闇の城主')], hand: [card('門前の睨み像')], damage: [unit('d')] },
      enemy(on('front-left', '槍持つ護衛')),
    )
    g.P1.acts('call', { with: '門前の睨み像', circle: 'front-left' })
    g.P1.answers(true)
    g.P1.passes()
    g.P1.answers(false)
    for (let i = 0; i < 6 && !g.P2.isAsked('battle.target'); i++)
      if (g.P2.isAsked('main.window')) g.P2.passes()
      else if (g.P2.isAsked('battle.attack')) g.P2.answers(true)
      else g.P2.chooses()
    // Nobody else could be chosen.
    expect(g.P2).toBeAsked('battle.target')
    expect(g.at('暁風の将').turned).toBe(true)
  })
})

describe('what keywords make of a unit', () => {
  test('魂喰いの仔 devours another and is stronger', () => {
    const g = fight(
      { field: [boss('宵闇の城主'), on('front-left', '魂喰いの仔'), on('back-right', '石積みの職人')] },
      { ...enemy(), hand: [unit('h')] },
      'battle',
    )
    attacks(g, '魂喰いの仔', '暁風の将')
    for (let i = 0; i < 4 && !g.P2.isAsked('guard.window'); i++)
      if (g.P1.isAsked('program.may')) g.P1.answers(true)
      else g.P1.chooses(g.P1.mayChoose()[0])
    expect(g.at('石積みの職人').zone).toBe('drop')
    expect(power(g, '魂喰いの仔')).toBe(15_000)
  })
  test('彷徨う鎧 is stronger as a ghost, and gone at the end of the turn', () => {
    const g = fight({ field: [boss('宵闇の城主')], hand: [card('彷徨う鎧')] })
    g.P1.acts('call', { with: '彷徨う鎧', circle: 'back-left' })
    g.P1.answers(true)
    expect(power(g, '彷徨う鎧')).toBe(11_000)
    g.P1.passes()
    g.P1.answers(false)
    expect(g.at('彷徨う鎧').zone).toBe('drop')
  })
  test('闇溜まりの祈祷師 waits for a card put into the soul', () => {
    const boosting = (charged: boolean) => {
      const g = fight(
        { field: [boss('宵闇の城主'), on('back-centre', '闇溜まりの祈祷師')], hand: [card('影絵の語り手')] },
        { ...enemy(), hand: [unit('h')] },
      )
      if (charged) g.P1.acts('call', { with: '影絵の語り手', circle: 'back-left' })
      g.P1.passes()
      attacks(g, '宵闇の城主', '暁風の将', '闇溜まりの祈祷師')
      return power(g, '闇溜まりの祈祷師')
    }
    expect(boosting(false)).toBe(7000)
    expect(boosting(true)).toBe(11_000)
  })
  test('儀式場の灯持ち counts cards of grade 1 in the drop zone', () => {
    const field = [boss('宵闇の城主'), on('back-left', '儀式場の灯持ち')]
    const drop = [unit('a'), unit('b'), unit('c')]
    expect(power(fight({ field, drop }), '儀式場の灯持ち')).toBe(11_000)
    expect(power(fight({ field, drop: drop.slice(1) }), '儀式場の灯持ち')).toBe(7000)
  })
  test('無言の処刑人 comes back to the hand after an attack that did not hit', () => {
    const attack = (guards: boolean) => {
      const g = fight(
        { field: [boss('宵闇の城主'), on('front-left', '無言の処刑人')], soul: [unit('s')] },
        { ...enemy(), hand: [unit('h', { shield: 15_000 })] },
        'battle',
      )
      attacks(g, '無言の処刑人', '暁風の将')
      if (guards) g.P2.acts('guard', { with: 'h' })
      untilAsked(g, 'program.may')
      return g
    }
    const g = attack(true)
    g.P1.answers(true)
    expect(g.at('無言の処刑人').zone).toBe('hand')
  })
  test('蘇る骨馬 goes to the soul in place of the drop zone', () => {
    const g = fight(
      { field: [boss('宵闇の城主'), on('back-left', '蘇る骨馬')], hand: [card('石積みの職人')] },
      enemy(),
    )
    g.P1.acts('call', { with: '石積みの職人', circle: 'back-left' })
    expect(g.at('蘇る骨馬').zone).toBe('soul')
  })
  test('墓標の群れ counts others of its name', () => {
    const g = fight({ field: [boss('宵闇の城主'), on('back-left', '墓標の群れ')] })
    expect(power(g, '墓標の群れ')).toBe(6000)
  })
})

describe('shipped cards that are ridden', () => {
  test('古き城の記憶 makes the one who rides over it stronger, and lets it lock when it attacks', () => {
    const rides = (damage: number) => {
      const g = fight(
        {
          field: [boss('古き城の記憶')],
          hand: [card('宵闇の城主')],
          damage: Array.from({ length: damage }, (_, i) => unit(`d${i}`)),
        },
        { field: [boss('暁風の将'), on('front-left', '槍持つ護衛')], hand: [unit('h')] },
        'ride',
      )
      g.P1.chooses('宵闇の城主')
      return g
    }
    expect(power(rides(3), '宵闇の城主')).toBe(11_000)
    const g = rides(4)
    expect(power(g, '宵闇の城主')).toBe(21_000)
    g.P1.passes()
    attacks(g, '宵闇の城主', '暁風の将')
    expect(g.at('槍持つ護衛').faceDown).toBe(true)
  })
})

describe('shipped G units', () => {
  test('無尽の暴喰竜 has the power of its heart on top', () => {
    const g = fight(
      {
        field: [boss('宵闇の城主')],
        hand: [card('古塁の騎士')],
        g: [card('無尽の暴喰竜', down)],
      },
      {},
      'ride',
    )
    g.P1.chooses()
    g.P1.chooses('無尽の暴喰竜')
    if (g.P1.isAsked('stride.cost')) g.P1.chooses('古塁の騎士')
    if (g.P1.isAsked('program.may')) g.P1.answers(false)
    expect(power(g, '無尽の暴喰竜')).toBe(26_000)
    expect(g.at('古塁の騎士').zone).toBe('drop')
  })
  test('城壁の守護像 guards for a heal trigger, and for two souls more', () => {
    const g = fight(
      { field: [boss('宵闇の城主')] },
      {
        field: [boss('奈落の女公')],
        hand: [card('井戸端の薬師'), unit('h')],
        soul: [unit('s'), unit('t')],
        g: [card('城壁の守護像', down)],
      },
      'battle',
    )
    attacks(g, '宵闇の城主', '奈落の女公')
    g.P2.acts('g-guardian', { with: '城壁の守護像' })
    expect(g.P2).toBeAsked('program.may')
    g.P2.answers(true)
    expect(g.at('城壁の守護像').values['shield']).toBe(25_000)
    expect(g.at('井戸端の薬師').zone).toBe('drop')
  })
})
