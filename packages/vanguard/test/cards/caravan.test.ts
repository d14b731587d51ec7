import { describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../cards.ts'
import { attacks, boss, card, fight, on, pays, power, untilAsked } from './table.ts'

const down = { faceDown: true }

describe('shipped cards that call', () => {
  test('駱駝飼いの長 pays, looks at five cards and calls one of them', () => {
    const g = fight({
      field: [boss('夜明けの隊長')],
      hand: [card('駱駝飼いの長')],
      damage: [unit('d')],
      deck: [card('水売りの娘'), ...Array.from({ length: 8 }, (_, i) => unit(`x${i}`, { clans: ['他'] }))],
    })
    g.P1.acts('call', { with: '駱駝飼いの長', circle: 'front-left' })
    g.P1.answers(true)
    expect(g.P1).toOfferExactly('水売りの娘')
    g.P1.chooses('水売りの娘')
    g.P1.answers('back-left')
    expect(g.at('水売りの娘').cell).toBe('back-left')
    expect(g.at('d').faceDown).toBe(true)
  })
  test('砂鈴の双子 lets one more come to a circle without a card', () => {
    const g = fight({
      field: [boss('夜明けの隊長'), on('front-right', '槍持つ護衛')],
      hand: [card('砂鈴の双子'), card('水売りの娘')],
      soul: [unit('s')],
    })
    g.P1.acts('call', { with: '砂鈴の双子', circle: 'back-right' })
    g.P1.answers(true)
    g.P1.chooses('水売りの娘')
    expect(g.P1).toOfferExactly('front-left', 'back-left', 'back-centre')
  })
  test('夜明けの隊長 calls one as a heart when his G unit strides, and makes it stronger', () => {
    const g = fight(
      {
        field: [boss('夜明けの隊長')],
        hand: [card('千里の商人')],
        damage: [unit('d')],
        g: [card('勇壮の先駆け', down)],
        deck: [card('水売りの娘'), unit('x', { clans: ['他'] }), unit('y', { clans: ['他'] })],
      },
      {},
      'ride',
    )
    g.P1.chooses()
    g.P1.chooses('勇壮の先駆け')
    if (g.P1.isAsked('stride.cost')) g.P1.chooses('千里の商人')
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    g.P1.chooses('水売りの娘')
    g.P1.answers('back-left')
    expect(power(g, '水売りの娘')).toBe(10_000)
  })
  test('誉れの女頭領 and 誉れを継ぐ若武者 share one payment a turn', () => {
    const g = fight({
      field: [boss('誉れの女頭領'), on('front-left', '誉れを継ぐ若武者'), on('back-left', '水売りの娘')],
      damage: [unit('d'), unit('e')],
    })
    expect(power(g, '誉れを継ぐ若武者')).toBe(12_000)
    g.P1.acts('ability', { with: '誉れを継ぐ若武者' })
    pays(g, 'd')
    expect(power(g, '誉れを継ぐ若武者')).toBe(17_000)
    expect(g.P1).not.toOffer('ability')
  })
  test('タイムリープ: one of the next grade comes, and at the end of the turn they change places again', () => {
    const g = fight({
      field: [boss('夜明けの隊長'), on('front-left', '砂時計の卵守'), on('back-left', '水売りの娘')],
      damage: [unit('d')],
      deck: [
        card('槍持つ護衛'),
        ...Array.from({ length: 5 }, (_, i) => unit(`x${i}`, { grade: 0, clans: ['他'] })),
      ],
    })
    g.P1.acts('ability', { with: '砂時計の卵守' })
    expect(g.at('水売りの娘').zone).toBe('bind')
    g.P1.chooses('槍持つ護衛')
    g.P1.answers('back-left')
    expect(g.at('槍持つ護衛').cell).toBe('back-left')
    g.P1.passes()
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(g.P1).toBeAsked('call.circle')
    g.P1.answers('back-right')
    expect(g.at('槍持つ護衛').zone).toBe('deck')
    expect(g.at('水売りの娘').cell).toBe('back-right')
  })
})

describe('shipped cards in battle', () => {
  test('夜営の鼓舞者 lets another stand, which 闘魂 waits for', () => {
    const g = fight({
      field: [
        boss('夜明けの隊長'),
        on('front-left', '夜営の鼓舞者'),
        on('front-right', '不屈の荷駄兵', { turned: true }),
      ],
      damage: [unit('d')],
    })
    g.P1.acts('ability', { with: '夜営の鼓舞者' })
    expect(g.at('不屈の荷駄兵').turned).toBe(false)
    expect(power(g, '不屈の荷駄兵')).toBe(14_000)
  })
  test('縛められし砂帝 may not attack before he loses his restraint', () => {
    const g = fight({ field: [boss('縛められし砂帝')], hand: [unit('h'), unit('i')] })
    g.P1.acts('ability', { with: '縛められし砂帝' })
    g.P1.chooses('h')
    g.P1.passes()
    expect(g.P1).toBeAsked('battle.attack')
    const bound = fight({ field: [boss('縛められし砂帝')] })
    bound.P1.passes()
    expect(bound.P1.isAsked('battle.attack')).toBe(false)
  })
  test('砂海の覇王竜 battles the whole front row', () => {
    const g = fight(
      { field: [boss('砂海の覇王竜')], soul: [unit('s'), unit('t')] },
      { field: [boss('縛められし砂帝'), on('front-left', '槍持つ護衛'), on('back-left', '砂避けの先達')] },
    )
    g.P1.acts('ability', { with: '砂海の覇王竜' })
    g.P1.passes()
    g.P1.answers(true)
    untilAsked(g, 'battle.attack')
    expect(g.at('槍持つ護衛').zone).toBe('drop')
    expect(g.at('砂避けの先達').zone).toBe('field')
    expect(g.zone('P2', 'damage').length).toBeGreaterThan(0)
  })
  test('逆風の飛脚 moves, stands, and cannot do so again', () => {
    const g = fight(
      { field: [boss('夜明けの隊長'), on('front-left', '逆風の飛脚')], damage: [unit('d'), unit('e')] },
      { field: [boss('縛められし砂帝'), on('front-right', '水売りの娘')] },
      'battle',
    )
    attacks(g, '逆風の飛脚', '水売りの娘')
    untilAsked(g, 'program.may')
    g.P1.answers(true)
    pays(g, 'd')
    g.P1.answers('front-right')
    expect(g.at('逆風の飛脚').cell).toBe('front-right')
    expect(g.at('逆風の飛脚').turned).toBe(false)
  })
  test('連星の弓兵 waits for the fourth battle', () => {
    const g = fight(
      { field: [boss('夜明けの隊長'), on('front-left', '連星の弓兵')] },
      { hand: [unit('h')] },
      'battle',
    )
    attacks(g, '連星の弓兵', '暁風の将')
    expect(power(g, '連星の弓兵')).toBe(9000)
  })
})
