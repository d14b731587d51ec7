import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { passUntil } from '../cards.ts'
import { event, unit } from '../playing.ts'

/** 同時処理 (1502.1): both choose, the primary player first, and then everything is done at once. */

const plain = ['a', 'b'].map((name) => unit(`${name}1`))
const theirs = ['a', 'b'].map((name) => unit(`${name}2`))
const played = (text: string, more: Record<string, unknown> = {}, other: Record<string, unknown> = {}) => {
  const g = board(kiseki, {
    P1: { field: plain, hand: [event('E', { ep: 0, text })], deck: 6, bond: 20, ...more },
    P2: { field: theirs, deck: 6, bond: 20, ...other },
    at: 'homebase',
  })
  g.P1.acts('play-event', { with: 'E' })
  g.P1.passes()
  g.P2.passes()
  return g
}

describe('what both choose', () => {
  for (const [does, zone] of [
    ['即死させる', 'trails'],
    ['手札に戻す', 'hand'],
    ['デッキの下に置く', 'deck'],
    ['ゲームから除外する', 'removed'],
  ])
    test(`and is put into ${zone}: nothing happens before the second has chosen`, () => {
      const g = played(`あなたと相手は自身のUNITを1つ選び、それを${does}。`)
      g.P1.chooses('a1')
      expect(g.P2).toBeAsked('program.choose')
      expect(g.at('a1')).toBeUnchanged()
      g.P2.chooses('b2')
      expect([g.at('a1').zone, g.at('b2').zone]).toEqual([zone, zone])
      expect([g.at('b1').zone, g.at('a2').zone]).toEqual(['field', 'field'])
      g.proves('1502.1')
    })

  test('and gains something is changed at once', () => {
    const g = played('あなたと相手は自身のUNITを1つ選び、それはこのターン中+2/+0を得る。')
    g.P1.chooses('a1')
    expect(g.at('a1').values['str']).toBe(3)
    g.P2.chooses('b2')
    expect([g.at('a1').values['str'], g.at('b2').values['str'], g.at('a2').values['str']]).toEqual([5, 5, 3])
    g.proves('1502.1')
  })

  test('and dies sees the other die', () => {
    const watch = '・UNITが即死した時、あなたは絆を1点得る。'
    const g = played(
      'あなたと相手は自身のUNITを1つ選び、それを即死させる。',
      { field: [unit('w1', { text: watch })] },
      { field: [unit('w2', { text: watch })] },
    )
    passUntil(g, { step: 'deployment' })
    expect([g.count('P1', 'bond'), g.count('P2', 'bond')]).toEqual([22, 22])
    g.proves('1502.1')
  })
})

describe('several steps of both', () => {
  const discards = 'あなたと相手は自身の手札を1枚捨て、カードを1枚引く。'
  const holding = (text: string) => ({ hand: [event('E', { ep: 0, text }), unit('h1'), unit('k1')] })
  const other = { hand: [unit('h2'), unit('k2')] }
  test('both discard before either draws', () => {
    const g = played(discards, holding(discards), other)
    g.P1.chooses('h1')
    expect(g.P2).toBeAsked('program.discard')
    expect([g.count('P1', 'hand'), g.count('P1', 'deck')]).toEqual([2, 6])
    g.P2.chooses('k2')
    expect([g.count('P1', 'hand'), g.count('P2', 'hand')]).toEqual([2, 2])
    expect([g.at('h1').zone, g.at('k2').zone]).toEqual(['trails', 'trails'])
    expect(
      g
        .log()
        .filter(({ event: e }) => ['discard', 'draw'].includes(e))
        .map(({ event: e }) => e),
    ).toEqual(['discard', 'discard', 'draw', 'draw'])
    g.proves('1502.1')
  })
  test('one who has nothing to discard draws all the same, and the other is not hindered', () => {
    const g = played(discards, holding(discards), { hand: [] })
    g.P1.chooses('h1')
    expect([g.count('P1', 'hand'), g.count('P2', 'hand')]).toEqual([2, 1])
  })
  test('each may refuse for himself', () => {
    const text = 'あなたと相手は自身の手札を1枚捨ててもよい。'
    const g = played(text, holding(text), other)
    g.P1.answers(true)
    g.P1.chooses('h1')
    expect(g.at('h1').zone).toBe('hand')
    g.P2.answers(false)
    expect(g.at('h1').zone).toBe('trails')
    expect([g.at('h2').zone, g.at('k2').zone]).toEqual(['hand', 'hand'])
    g.proves('1502.1')
  })
})
