import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readText, readings } from '../src/index.ts'
import { anySentence } from '../src/testing/index.ts'
import { grammar } from './toy/grammar.ts'

/** Bounds are ten times what a quiet machine needs; they catch a blow-up, not a slow neighbour. */

const seconds = (run: () => void): number => {
  const start = performance.now()
  run()
  return (performance.now() - start) / 1000
}

test('ten thousand generated sentences are read in a few seconds', () => {
  const sentences = fc.sample(anySentence(grammar, { depth: 5 }), { numRuns: 10_000, seed: 5 })
  const roleOf = (family: string) => [grammar.families.get(family)!.role]
  const time = seconds(() => {
    for (const { text, family } of sentences) readings(grammar, text, roleOf(family))
  })
  expect(time).toBeLessThan(25)
}, 60_000)

test('two thousand card texts are read in a moment', () => {
  const cards = [
    '・これが庭に登場した時、あなたの塔の上から3枚見る。その中から1枚選び、籠に加え、残りを塔の下に好きな順番で置く。',
    'あなたのランプを1枚対象とし、それはこのターン中+2/+0を得る。その後、カードを1枚引く。',
    '・2滴の油を払う,これを消灯する:相手の光度が3以下のランプを1枚選び、それを埋める。',
  ]
  const time = seconds(() => {
    for (let i = 0; i < 2_000; i++) readText(grammar, cards[i % cards.length])
  })
  expect(time).toBeLessThan(10)
}, 60_000)

test('time grows with the text, not with its square', () => {
  const chain = (n: number): string => `${'カードを1枚引き、'.repeat(n)}カードを1枚引く。`
  const time = (n: number): number => {
    readings(grammar, chain(n), ['effect'])
    return Math.min(...[1, 2, 3, 4, 5].map(() => seconds(() => void readings(grammar, chain(n), ['effect']))))
  }
  expect(time(160)).toBeLessThan(time(20) * 40)
})
