import { describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../cards.ts'
import { attacks, boss, card, fight, on, pays, power, untilAsked } from './table.ts'

const down = { faceDown: true }
const hand = (n: number) => Array.from({ length: n }, (_, i) => unit(`h${i}`))

describe('full hands', () => {
  test('神託の横笛 is stronger with five cards in the hand, and 神託の口伝者 makes that so without them', () => {
    const field = [boss('蒼樹の大指揮者'), on('front-left', '神託の横笛'), on('back-left', '神託の口伝者')]
    expect(power(fight({ field, hand: hand(5) }), '神託の横笛')).toBe(13_000)
    const g = fight({ field, hand: hand(4), soul: [unit('s')] })
    expect(power(g, '神託の横笛')).toBe(9000)
    g.P1.acts('ability', { with: '神託の口伝者' })
    g.P1.chooses('神託の横笛')
    expect(power(g, '神託の横笛')).toBe(13_000)
  })
  test('宣言の預言詩人 takes the card whose grade was named', () => {
    const named = (grade: string) => {
      const g = fight({
        field: [boss('宣言の預言詩人')],
        soul: [unit('s')],
        deck: [unit('top', { grade: 2 }), unit('next')],
      })
      g.P1.acts('ability', { with: '宣言の預言詩人' })
      g.P1.answers(grade)
      return g.at('top').zone
    }
    expect(named('2')).toBe('hand')
    expect(named('1')).toBe('deck')
  })
  test('手当ての合唱隊 heals a card and takes a damage for it', () => {
    const g = fight({
      field: [boss('蒼樹の大指揮者')],
      hand: [card('手当ての合唱隊')],
      damage: [unit('d'), unit('e'), unit('f', {}, down)],
    })
    g.P1.acts('call', { with: '手当ての合唱隊', circle: 'back-left' })
    g.P1.answers(true)
    pays(g, 'd')
    if (g.P1.isAsked('program.act')) g.P1.chooses('e')
    expect(g.at('e').zone).toBe('drop')
    expect(g.zone('P1', 'damage')).toHaveLength(3)
  })
  test('無伴奏の達人 lets abilities of rear-guards be used for nothing', () => {
    const g = fight({
      field: [boss('無伴奏の達人'), on('back-left', '神託の口伝者'), on('front-left', '神託の横笛')],
      hand: hand(2),
      g: [card('交響の創世樹')],
    })
    g.P1.acts('ability', { with: '無伴奏の達人' })
    if (g.P1.isAsked('program.choose')) g.P1.chooses('h0', 'h1')
    g.P1.acts('ability', { with: '神託の口伝者' })
    if (!g.P1.isAsked('main.window')) g.P1.chooses('神託の横笛')
    expect(power(g, '神託の横笛')).toBe(13_000)
  })
})

describe('shipped cards that work together', () => {
  test('和音の双葉 is in harmony with whoever comes to its column', () => {
    const g = fight({
      field: [boss('蒼樹の大指揮者'), on('back-left', '和音の双葉')],
      hand: [card('樹琴の運び手')],
    })
    expect(power(g, '和音の双葉')).toBe(7000)
    g.P1.acts('call', { with: '樹琴の運び手', circle: 'front-left' })
    expect(power(g, '和音の双葉')).toBe(10_000)
  })
  test('花束の独奏者 blooms with everyone who comes', () => {
    const g = fight({
      field: [boss('蒼樹の大指揮者'), on('front-left', '花束の独奏者')],
      hand: [card('樹琴の運び手')],
    })
    g.P1.acts('call', { with: '樹琴の運び手', circle: 'back-left' })
    expect(power(g, '花束の独奏者')).toBe(12_000)
  })
  test('達成の角笛 succeeds once a rear-guard is strong enough', () => {
    const g = fight({
      field: [boss('蒼樹の大指揮者'), on('front-left', '達成の角笛'), on('front-right', '花束の独奏者')],
      hand: [card('樹琴の運び手'), card('木洩れ日の歌い手'), card('根張りの低音'), card('抗いの調べ')],
    })
    for (const [name, circle] of [
      ['樹琴の運び手', 'back-left'],
      ['木洩れ日の歌い手', 'back-centre'],
      ['根張りの低音', 'back-right'],
      ['抗いの調べ', 'back-left'],
    ])
      g.P1.acts('call', { with: name, circle })
    expect(power(g, '花束の独奏者')).toBe(21_000)
    expect(g.at('達成の角笛').marks['success']).toBe(5)
  })
  test('奇術師の見習い calls from the soul until the end of the turn', () => {
    const g = fight({
      field: [boss('蒼樹の大指揮者'), on('back-left', '奇術師の見習い')],
      soul: [card('樹琴の運び手')],
    })
    g.P1.acts('ability', { with: '奇術師の見習い' })
    g.P1.chooses('樹琴の運び手')
    g.P1.answers('front-left')
    expect(g.at('樹琴の運び手').cell).toBe('front-left')
    g.P1.passes()
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(g.at('樹琴の運び手').zone).toBe('soul')
  })
  test('翠嵐の二重奏 goes into legion with 翠玉の片奏, and a card is found', () => {
    const g = fight({
      field: [boss('翠嵐の二重奏')],
      drop: hand(4),
      damage: [unit('d')],
      deck: [card('翠玉の片奏'), card('樹琴の運び手'), unit('x', { clans: ['他'] })],
    })
    g.P1.acts('legion', { with: '翠嵐の二重奏' })
    if (g.P1.isAsked('legion.cost')) g.P1.chooses('h0', 'h1', 'h2', 'h3')
    g.P1.chooses('翠玉の片奏')
    expect(g.at('翠玉の片奏').cell).toBe('front-centre')
    g.P1.answers(true)
    g.P1.chooses('樹琴の運び手')
    expect(g.at('樹琴の運び手').zone).toBe('hand')
  })
  test('落ち葉の回収人 waits for leaving its circle, and for a fairy behind it', () => {
    const g = fight({
      field: [boss('蒼樹の大指揮者'), on('front-left', '落ち葉の回収人')],
      hand: [card('樹琴の運び手')],
    })
    g.P1.acts('call', { with: '樹琴の運び手', circle: 'front-left' })
    expect(g.at('落ち葉の回収人').zone).toBe('drop')
    expect(g.zone('P1', 'soul')).toHaveLength(1)
    const boosted = (booster: string) => {
      const fought = fight(
        {
          field: [boss('蒼樹の大指揮者'), on('front-left', '落ち葉の回収人'), on('back-left', booster)],
        },
        { hand: [unit('h')] },
        'battle',
      )
      attacks(fought, '落ち葉の回収人', '暁風の将', booster)
      return power(fought, '落ち葉の回収人')
    }
    // With the power of the booster on top.
    expect(boosted('囀りの道案内')).toBe(7000 + 6000 + 3000)
    expect(boosted('樹琴の運び手')).toBe(7000 + 8000)
  })
  test('弓なりの根 may boost', () => {
    const g = fight(
      { field: [boss('蒼樹の大指揮者'), on('back-centre', '弓なりの根')] },
      { hand: [unit('h')] },
      'battle',
    )
    g.P1.answers(true)
    expect(g.P1).toBeAsked('battle.booster')
    expect(g.P1).toOfferExactly('弓なりの根')
  })
  test('超爆の打楽長 asks for power before he may pay', () => {
    const attack = (booster: string) => {
      const g = fight(
        {
          field: [boss('蒼樹の大指揮者'), on('front-left', '超爆の打楽長'), on('back-left', booster)],
          damage: [unit('d')],
        },
        { hand: [unit('h')] },
        'battle',
      )
      attacks(g, '超爆の打楽長', '暁風の将', booster)
      return g.P1.isAsked('program.may')
    }
    expect(attack('根張りの低音')).toBe(true)
    expect(attack('手当ての合唱隊')).toBe(false)
  })
  test('永遠の残響 gives another turn', () => {
    const g = fight(
      {
        field: [boss('永遠の残響')],
        hand: hand(5),
        damage: [unit('a'), unit('b'), unit('c')],
        soul: ['p', 'q', 'r', 's', 't', 'u'].map((word) => unit(word)),
        g: [card('交響の創世樹'), card('天響竜シンフォニア')],
        deck: Array.from({ length: 12 }, (_, i) => unit(`x${i}`, { clans: ['他'] })),
      },
      {},
      'battle',
    )
    attacks(g, '永遠の残響', '暁風の将')
    untilAsked(g, 'program.may')
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    g.P1.chooses('p', 'q', 'r', 's', 't')
    g.P1.chooses('h0', 'h1', 'h2')
    expect(g.turn).toBe(6)
    expect(g.view(null).facts['turnFighter']).toBe('P1')
  })
})
