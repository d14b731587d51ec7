import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { readCardText } from '../../grammar/index.ts'
import { type Stats, character, fast, permanent, powers } from '../cards.ts'

/** More sentences in the printed forms, carried out on a board. */

const table = (mine: Stats, theirs: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 8, ...mine }, P2: { deck: 8, ...theirs } })
const text = (...lines: readonly string[]) => ({ text: lines.join('\n') })
const card = (said: string) => fast('F', text(said))
describe('clauses of two players in one sentence', () => {
  test('damage to a target, and then a card for whoever has the text', () => {
    const g = table(
      { hand: [card('目標の≪対戦相手の支配キャラクター1人≫に2ダメージを与え、あなたは1ドローする。')] },
      { controlled: [character('B', { endurance: 2 }), character('bystander')] },
    )
    g.P1.acts('fast', { with: 'F', target: 'B' })
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('bystander').zone).toBe('controlled')
    expect(g.zone('P1', 'hand')).toHaveLength(1)
    expect(g.zone('P2', 'hand')).toHaveLength(0)
  })

  test('what the opponent discards is his, and who draws is the other', () => {
    const g = table(
      { hand: [card('対戦相手は手札1枚を捨て札し、あなたは1ドローする。'), character('mine')] },
      { hand: [character('theirs')] },
    )
    g.P1.plays('fast', { with: 'F' })
    expect(g.at('theirs').zone).toBe('discard')
    expect(g.zone('P1', 'hand')).toHaveLength(2)
  })
})

describe('numbers compared', () => {
  const fewer = 'あなたの手札の枚数が対戦相手の手札の枚数より少ない場合、あなたは2ドローする。'
  const drawnAgainst = (theirs: number): number => {
    const g = table(
      { hand: [card(fewer)] },
      { hand: Array.from({ length: theirs }, (_, i) => character(`t${i}`)) },
    )
    g.P1.plays('fast', { with: 'F' })
    return g.zone('P1', 'hand').length
  }
  test('fewer than the opponent has, and no fewer', () => {
    expect(drawnAgainst(1)).toBe(2)
    expect(drawnAgainst(0)).toBe(0)
  })
})

describe('piles', () => {
  test('the opponent’s deck is discarded from, and nobody else’s', () => {
    const g = table({ hand: [card('対戦相手のデッキの上からカード2枚を捨て札する。')] })
    g.P1.plays('fast', { with: 'F' })
    expect(g.zone('P2', 'discard')).toHaveLength(2)
    expect(g.zone('P1', 'discard')).toHaveLength(1)
  })

  test('of the cards that were looked at one is taken, the rest go to the bottom', () => {
    const g = table({
      hand: [
        card('あなたのデッキの上からカード3枚を見る。その中から1枚を手札に加え、残りをデッキの下に戻す。'),
      ],
      deck: [character('a'), character('b'), character('c'), character('d')],
    })
    g.P1.acts('fast', { with: 'F' })
    g.everyonePasses()
    g.P1.chooses('b')
    expect(g.at('b').zone).toBe('hand')
    expect(g.at('a').zone).toBe('deck')
  })

  test('a hand that was looked at is chosen from by whoever looked', () => {
    const g = table(
      { hand: [card('対戦相手の手札を見て、その中からカード1枚を捨て札する。')] },
      { hand: [character('x'), character('y')] },
    )
    g.P1.acts('fast', { with: 'F' })
    g.everyonePasses()
    expect(g.P1).toOfferExactly('x', 'y')
    g.P1.chooses('y')
    expect(g.at('x').zone).toBe('hand')
    expect(g.at('y').zone).toBe('discard')
  })

  test('one power card goes back into the hand of its owner', () => {
    const g = table(
      { hand: [card('目標の≪キャラクター1人≫のパワーカード1枚をオーナーの手札に戻す。')] },
      { controlled: [character('B')], power: powers('B', 2) },
    )
    g.P1.acts('fast', { with: 'F' })
    g.everyonePasses()
    g.P1.chooses('Bp1')
    expect(g.at('Bp1').zone).toBe('hand')
    expect(g.at('B').values['power']).toBe(1)
  })
})

describe('guards', () => {
  test('against this character cannot be declared by the one that is said', () => {
    const attacked = (said: string) => {
      const g = table(
        { controlled: [character('A', text(said))], power: powers('A', 1) },
        { controlled: [character('B')], power: powers('B', 1) },
      )
      g.P1.acts('attack', { with: 'A' })
      return g
    }
    const no = attacked('≪対戦相手の支配キャラクター全て≫は、このキャラクターをガードできない。')
    expect(no.may('P2', 'guard', 'B')).toBe(false)
    const yes = attacked('≪あなたの支配キャラクター全て≫は、このキャラクターをガードできない。')
    expect(yes.may('P2', 'guard', 'B')).toBe(true)
  })
})

describe('kinds joined by または', () => {
  test('a target of one or the other, and of nothing else', () => {
    const g = table(
      { hand: [card('目標の≪パーマネントまたはプロジェクト1枚≫をオーナーの手札に戻す。')] },
      {
        controlled: [character('B')],
        permanents: [permanent('Q', {}, { 'set on': 'B' }), permanent('R', {}, { 'set on': 'B' })],
      },
    )
    g.P1.acts('fast', { with: 'F' })
    expect(g.P1).toOfferExactly('Q', 'R')
    g.P1.chooses('Q')
    g.everyonePasses()
    expect(g.at('Q').zone).toBe('hand')
    expect(g.at('R').zone).toBe('permanents')
  })
})

describe('declined rather than read as something else', () => {
  for (const said of [
    'ターン終了時まで、目標の≪キャラクター1人≫の攻撃力を(4)にする。',
    '≪このカードがセットされたキャラクター≫の耐久力に+(2)する。',
    '目標の≪キャラクター1人≫に2(精神)ダメージを与え、あなたは1ドローする。',
    '目標の≪キャラクターまたはプレイヤー1人≫に2ダメージを与える。',
  ])
    test(said, () => {
      expect(readCardText(said).paragraphs.every(({ ability }) => ability !== null)).toBe(false)
    })
})
