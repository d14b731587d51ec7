import { describe, expect, test } from 'vitest'
import { CardTextError } from '../../src/index.ts'
import { refuseJapanese } from '../../src/english/refuseJapanese.ts'
import { english } from '../testing/toy/reading.ts'

describe('the same tree in English', () => {
  test.each([
    ['・これが登場した時、カードを2枚引く。', 'When this arrives, draw 2 cards.'],
    [
      'あなたの籠から1枚捨ててよい。そうしたなら、カードを1枚引く。',
      'You may discard 1 card from your basket. If you did, draw 1 card.',
    ],
    ['あなたの他のランプを1枚まで選び、それを埋める。', 'Choose up to 1 of your other lamps and bury it.'],
    ['光度が3以下の風組のランプすべてを消灯する。', 'Snuff all Wind Company lamps with glow 3 or less.'],
    ['これはこのターン中+2/-1を得る。', 'This gets +2 glow and -1 weight this turn.'],
    ['・2滴の油を払う,これを消灯する:カードを1枚引く。', 'Pay 2 oil and snuff this: Draw 1 card.'],
    ['これは『これが突撃した時、カードを1枚引く。』を得る。', 'This gains "When this charges, draw 1 card".'],
    [
      '・これが庭から離れる際、かわりにこれを籠に戻す。',
      'If this would leave from garden, return this to basket instead.',
    ],
    ['【隠れ】【早足】', 'hidden, swift'],
    ['以下を1枚行う。\n◆カードを1枚引く。\n◆これを埋める。', 'Do 1 of these: draw 1 card; bury this.'],
    ['ランプを1枚選び、輝かす。', 'Choose 1 lamp and let it shine.'],
    ['・あなたの他のランプが突撃した時、カードを1枚引く。', 'When your other lamp charges, draw 1 card.'],
    ['あなたの庭のランプ1枚につき、カードを1枚引く。', 'For each of your lamps in garden, draw 1 card.'],
    ['・相手は可能な限り突撃する。', 'The opponent must charge if able.'],
  ])('%s', (printed, expected) => {
    expect(english(printed)).toBe(expected)
  })
  test('a name has its own English, or is left as it is', () => {
    expect(english('“夜警のトマ”を1枚選ぶ。')).toBe('Choose 1 “Toma of the Watch”.')
    expect(english('“月の犬”を1枚選ぶ。')).toBe('Choose 1 “月の犬”.')
  })
  test('what was not read is said to be unread', () => {
    expect(english('カードを1枚引く。カードを1枚食べる。')).toBe('draw 1 card. [unread]')
  })
})

test('Japanese outside of names is refused', () => {
  expect(() => refuseJapanese('Choose “月の犬”.')).not.toThrow()
  expect(() => refuseJapanese('Choose ランプ.')).toThrow(CardTextError)
})
