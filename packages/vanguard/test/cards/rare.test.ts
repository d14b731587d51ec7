import { describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../cards.ts'
import { attacks, boss, card, fight, on, pays, power, untilAsked } from './table.ts'

/** What games by chance seldom come to. */

const hand = (n: number) => Array.from({ length: n }, (_, i) => unit(`h${i}`))
const guarded = { field: [boss('暁風の将')], hand: [unit('guard')] }

describe('under a keyword', () => {
  test('木洩れ日の歌い手 boosts with five cards in the hand', () => {
    const boosts = (n: number) => {
      const g = fight(
        { field: [boss('千年樹の歌姫'), on('back-centre', '木洩れ日の歌い手')], hand: hand(n) },
        guarded,
        'battle',
      )
      attacks(g, '千年樹の歌姫', '暁風の将', '木洩れ日の歌い手')
      return power(g, '木洩れ日の歌い手')
    }
    expect(boosts(5)).toBe(11_000)
    expect(boosts(4)).toBe(7000)
  })
  test('忍び足の間者 draws only where nobody of the column stands', () => {
    const hits = (turned: boolean) => {
      const g = fight(
        { field: [boss('宵闇の城主'), on('front-left', '忍び足の間者')], soul: [unit('s')] },
        { field: [boss('暁風の将'), on('front-right', '水売りの娘', { turned })] },
        'battle',
      )
      attacks(g, '忍び足の間者', '水売りの娘')
      untilAsked(g, 'program.may')
      return g.P1.isAsked('program.may')
    }
    expect(hits(true)).toBe(true)
    expect(hits(false)).toBe(false)
  })
  test('超爆の打楽長 may pay with a strong booster behind him', () => {
    const g = fight(
      {
        field: [boss('蒼樹の大指揮者'), on('front-left', '超爆の打楽長')],
        hand: [card('花粉の囁き')],
        damage: [unit('d')],
      },
      guarded,
    )
    g.P1.acts('call', { with: '花粉の囁き', circle: 'back-left' })
    g.P1.acts('ability', { with: '花粉の囁き' })
    g.P1.passes()
    attacks(g, '超爆の打楽長', '暁風の将')
    expect(power(g, '超爆の打楽長')).toBe(12_000)
    expect(g.P1.isAsked('program.may')).toBe(false)
  })
  test('千雷の砲手長 is sharper while three cards are bound', () => {
    const g = fight({ field: [boss('千雷の砲手長')] }, { ...guarded, bind: hand(3) }, 'battle')
    attacks(g, '千雷の砲手長', '暁風の将')
    expect(power(g, '千雷の砲手長')).toBe(16_000)
    expect(g.at('千雷の砲手長').values['critical']).toBe(2)
  })
  test('駆け鳥の乗り手 charges when an effect has called it, and lies under the deck after its battle', () => {
    const g = fight(
      {
        field: [boss('夜明けの隊長')],
        hand: [card('砂鈴の双子'), card('駆け鳥の乗り手')],
        soul: [unit('s')],
      },
      guarded,
    )
    g.P1.acts('call', { with: '砂鈴の双子', circle: 'back-right' })
    g.P1.answers(true)
    g.P1.chooses('駆け鳥の乗り手')
    g.P1.answers('front-left')
    g.P1.answers(true)
    g.P1.passes()
    attacks(g, '駆け鳥の乗り手', '暁風の将')
    expect(power(g, '駆け鳥の乗り手')).toBe(12_000)
    g.P2.passes()
    expect(g.at('駆け鳥の乗り手').zone).toBe('deck')
  })
  test('連波 counts the battles of the turn', () => {
    const g = fight(
      {
        field: [
          boss('夜明けの隊長'),
          on('front-left', '槍持つ護衛'),
          on('front-right', '谷越えの案内人'),
          on('back-right', '砂丘の槍手'),
        ],
      },
      { field: [boss('暁風の将')], hand: hand(3) },
      'battle',
    )
    for (const attacker of ['槍持つ護衛', '夜明けの隊長']) {
      attacks(g, attacker, '暁風の将')
      for (let i = 0; i < 6 && !g.P1.isAsked('battle.attack'); i++)
        if (g.P2.isAsked('guard.window')) g.P2.passes()
    }
    attacks(g, '谷越えの案内人', '暁風の将', '砂丘の槍手')
    for (let i = 0; i < 3 && g.P1.isAsked('timing.trigger'); i++) g.P1.answers('D-018 1@o16')
    expect(power(g, '砂丘の槍手')).toBe(11_000)
  })
})

describe('shipped cards with legion', () => {
  test('月影の従者 charges while it attacks with its leader', () => {
    const g = fight({
      field: [boss('砂塵の双騎')],
      drop: hand(4),
      damage: [unit('d', {}, { faceDown: true }), unit('e', {}, { faceDown: true })],
      deck: [card('月影の従者'), ...hand(6).map((_, i) => unit(`x${i}`, { clans: ['他'] }))],
    })
    g.P1.acts('legion', { with: '砂塵の双騎' })
    if (g.P1.isAsked('legion.cost')) g.P1.chooses('h0', 'h1', 'h2', 'h3')
    g.P1.chooses('月影の従者')
    g.P1.passes()
    attacks(g, '砂塵の双騎', '暁風の将')
    for (let i = 0; i < 4; i++)
      if (g.P1.isAsked('timing.trigger')) g.P1.answers('D-035 1@o34')
      else if (g.P1.isAsked('program.may')) g.P1.answers(false)
      else pays(g, 'd')
    expect(g.at('d').faceDown).toBe(false)
  })
})

describe('what texts can do to others', () => {
  test('風紋の教官 gives an ability to another for the turn', () => {
    const g = fight(
      {
        field: [boss('夜明けの隊長'), on('back-left', '風紋の教官'), on('front-right', '槍持つ護衛')],
        damage: [unit('d')],
      },
      { field: [boss('水売りの娘')] },
    )
    g.P1.acts('ability', { with: '風紋の教官' })
    g.P1.passes()
    attacks(g, '槍持つ護衛', '水売りの娘')
    untilAsked(g, 'battle.attack')
    expect(g.zone('P2', 'damage')).toHaveLength(1)
    expect(g.zone('P1', 'hand')).toHaveLength(1)
  })
  test('先触れの旗手 looks at who came in this turn', () => {
    const g = fight({
      field: [boss('夜明けの隊長'), on('back-left', '先触れの旗手')],
      hand: [card('水売りの娘')],
    })
    expect(power(g, '先触れの旗手')).toBe(7000)
    g.P1.acts('call', { with: '水売りの娘', circle: 'back-right' })
    expect(power(g, '先触れの旗手')).toBe(9000)
  })
  test('砂塁の伏兵 shields more when it intercepts', () => {
    const g = fight(
      { field: [boss('宵闇の城主')] },
      { field: [boss('暁風の将'), on('front-left', '砂塁の伏兵')], hand: [unit('h')] },
      'battle',
    )
    attacks(g, '宵闇の城主', '暁風の将')
    g.P2.acts('intercept', { with: '砂塁の伏兵' })
    expect(g.at('砂塁の伏兵').values['shield']).toBe(10_000)
  })
  test('退き上手の斥候 leaves when it is attacked', () => {
    const g = fight(
      { field: [boss('宵闇の城主')] },
      { field: [boss('暁風の将'), on('front-left', '退き上手の斥候')], soul: [unit('s')] },
      'battle',
    )
    attacks(g, '宵闇の城主', '退き上手の斥候')
    expect(g.P2).toBeAsked('program.may')
    g.P2.answers(true)
    expect(g.at('退き上手の斥候').zone).toBe('hand')
  })
  test('断罪の槍衾 lets the opponent draw for what it retires', () => {
    const g = fight(
      { field: [boss('宵闇の城主')], hand: [card('断罪の槍衾')], damage: [unit('d')] },
      { field: [boss('暁風の将'), on('front-left', '槍持つ護衛')] },
    )
    g.P1.acts('call', { with: '断罪の槍衾', circle: 'front-left' })
    g.P1.answers(true)
    g.P1.chooses('槍持つ護衛')
    expect(g.at('槍持つ護衛').zone).toBe('drop')
    expect(g.zone('P2', 'hand')).toHaveLength(1)
    expect(g.zone('P1', 'hand')).toHaveLength(0)
  })
  test('魂に眠る騎士 comes out of the soul', () => {
    const g = fight({
      field: [boss('宵闇の城主')],
      soul: [card('魂に眠る騎士')],
      damage: [unit('d'), unit('e')],
    })
    g.P1.acts('ability', { with: '魂に眠る騎士' })
    g.P1.answers('front-left')
    expect(g.at('魂に眠る騎士').cell).toBe('front-left')
  })
  test('選別の毒見役 takes the weakest', () => {
    const g = fight(
      { field: [boss('宵闇の城主')], hand: [card('選別の毒見役')], soul: [unit('s'), unit('t')] },
      { field: [boss('暁風の将'), on('front-left', '槍持つ護衛'), on('back-left', '水売りの娘')] },
    )
    g.P1.acts('call', { with: '選別の毒見役', circle: 'back-left' })
    g.P1.answers(true)
    expect(g.at('水売りの娘').zone).toBe('drop')
    expect(g.at('槍持つ護衛')).toBeUnchanged()
  })
  test('砂金の目利き discards first, and only then looks', () => {
    const g = fight({ field: [boss('夜明けの隊長')], hand: [card('砂金の目利き'), unit('h')] })
    g.P1.acts('call', { with: '砂金の目利き', circle: 'back-left' })
    g.P1.answers(true)
    expect(g.at('h').zone).toBe('drop')
    g.P1.chooses('m2')
    g.P1.answers('m3', 'm1')
    expect(g.at('m2').zone).toBe('hand')
  })
  test('千夜の語り部 works from the drop zone and is bound for it', () => {
    const g = fight({ field: [boss('夜明けの隊長')], drop: [card('千夜の語り部')], damage: [unit('d')] })
    g.P1.acts('ability', { with: '千夜の語り部' })
    expect(g.at('千夜の語り部').zone).toBe('bind')
    expect(power(g, '夜明けの隊長')).toBe(16_000)
  })
  test('満席の大劇場 asks for both', () => {
    const field = [boss('満席の大劇場'), on('front-left', '大樹の鼓手')]
    const soul = ['p', 'q', 'r', 's'].map((word) => unit(word))
    expect(power(fight({ field, soul, hand: hand(5) }), '大樹の鼓手')).toBe(12_000)
    expect(power(fight({ field, soul, hand: hand(4) }), '大樹の鼓手')).toBe(10_000)
  })
})
