import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../cards.ts'

/** 支払ってよい。支払ったなら、…: paying is what the next sentence asks for (11.6.15). */

const table = (pays: string, then: string, life = 20) => {
  const text = `[T]このユニットが戦場に配置されたとき、${pays}支払ってよい。${then}、カードを1枚引く。`
  const g = board(lastChronicle, {
    P1: { hand: [unit('A', { cost: '0', text })], deck: 5, life, eras: 1 },
    P2: { deck: 5 },
    at: 'main',
  })
  g.P1.acts('place-unit', { with: 'A' })
  g.everyonePasses()
  return g
}

describe('a payment that may be made', () => {
  for (const then of ['支払ったなら', 'そうしたなら']) {
    test(`${then}: who pays gets what it is paid for`, () => {
      const g = table('ライフを2', then)
      g.P1.answers(true)
      expect([g.count('P1', 'life'), g.count('P1', 'hand')]).toEqual([18, 1])
      expect(g.count('P2', 'life')).toBe(20)
      if (then === '支払ったなら') g.proves('11.6.15')
    })
    test(`${then}: who does not pay gets nothing`, () => {
      const g = table('ライフを2', then)
      g.P1.answers(false)
      expect([g.count('P1', 'life'), g.count('P1', 'hand')]).toEqual([20, 0])
    })
  }
  test('cannot be made with less than that: nothing is paid and nothing gained', () => {
    const g = table('ライフを2', '支払ったなら', 1)
    g.everyonePasses()
    expect([g.count('P1', 'life'), g.count('P1', 'hand')]).toEqual([1, 0])
  })
})
