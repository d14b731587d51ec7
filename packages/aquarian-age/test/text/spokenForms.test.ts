import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type Stats, character, fast, powers } from '../cards.ts'

/** The same things said in other words, carried out on a board. */

const table = (mine: Stats, theirs: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 8, ...mine }, P2: { deck: 8, ...theirs } })
const text = (...lines: readonly string[]) => ({ text: lines.join('\n') })
const damageOf = (points: number) =>
  fast('F', text(`目標の≪対戦相手の支配キャラクター1人≫に${points}ダメージを与える。`))

describe('statements', () => {
  test('who takes no damage stays, and another who takes as much does not', () => {
    const struck = (says: Stats): string | null => {
      const g = table({ hand: [damageOf(3)] }, { controlled: [character('B', { endurance: 2, ...says })] })
      g.P1.acts('fast', { with: 'F', target: 'B' })
      g.everyonePasses()
      return g.at('B').zone
    }
    expect(struck(text('このキャラクターはダメージを受けない。'))).toBe('controlled')
    expect(struck({})).toBe('discard')
  })
  test('an attack is the number of cards in the hand, and changes with it', () => {
    const g = table({
      hand: [fast('F', text('あなたは2ドローする。')), character('h')],
      controlled: [
        character('A', { attack: 1, ...text('このキャラクターの攻撃力はあなたの手札の枚数に等しい。') }),
      ],
    })
    expect(g.at('A').values['attack']).toBe(2)
    g.P1.plays('fast', { with: 'F' })
    expect(g.at('A').values['attack']).toBe(3)
  })
  test('who may not attack is not offered it', () => {
    const may = (says: Stats): boolean =>
      board(aquarianAge, {
        at: 'main',
        turn: 3,
        P1: { deck: 8, controlled: [character('A', says)], power: powers('A', 2) },
        P2: { deck: 8 },
      }).may('P1', 'attack', 'A')
    expect(may({})).toBe(true)
    expect(may(text('このキャラクターはアタックできない。'))).toBe(false)
  })
})

describe('objects', () => {
  test('mind 3 or less, without a が', () => {
    const g = table(
      { hand: [fast('F', text('目標の≪精神力3以下のキャラクター1人≫を捨て札する。'))] },
      { controlled: [character('low', { mind: 3 }), character('high', { mind: 4 })] },
    )
    expect(g.may('P1', 'fast', 'F')).toBe(true)
    g.P1.acts('fast', { with: 'F', target: 'low' })
    g.everyonePasses()
    expect(g.at('low').zone).toBe('discard')
    expect(g.at('high').zone).toBe('controlled')
  })
  test('a card of one’s own discard pile comes back to the hand', () => {
    const g = table({
      hand: [fast('F', text('目標の≪あなたの捨て札のキャラクターカード1枚≫をあなたの手札に戻す。'))],
      discard: [character('d')],
    })
    g.P1.acts('fast', { with: 'F', target: 'd' })
    g.everyonePasses()
    expect(g.at('d').zone).toBe('hand')
  })
  test('a card goes on top of the deck', () => {
    const g = table({
      hand: [fast('F', text('目標の≪あなたの捨て札置き場のカード1枚≫をデッキの一番上に戻す。'))],
      discard: [character('d')],
    })
    g.P1.acts('fast', { with: 'F', target: 'd' })
    g.everyonePasses()
    expect(g.zone('P1', 'deck')[0]).toBe('d')
  })
  test('control of a character until the end of the turn', () => {
    const g = table(
      { hand: [fast('F', text('ターン終了時まで、目標の≪対戦相手のキャラクター1人≫の支配権を得る。'))] },
      { controlled: [character('B')] },
    )
    g.P1.acts('fast', { with: 'F', target: 'B' })
    g.everyonePasses()
    expect(g.at('B').by).toBe('P1')
  })
})

test('when an effect may be used is said in the next line', () => {
  const g = table({
    controlled: [
      character(
        'A',
        text(
          '0:ターン終了時まで、このキャラクターの攻撃力に+1する。\nこのエフェクトは1ターンに1回のみ使用可能。',
        ),
      ),
    ],
  })
  expect(g.may('P1', 'use-effect', 'A')).toBe(true)
  g.P1.acts('use-effect', { with: 'A' })
  g.everyonePasses()
  expect(g.may('P1', 'use-effect', 'A')).toBe(false)
})
