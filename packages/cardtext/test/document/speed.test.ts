import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readings } from '../../src/document/sentence.ts'
import { readText } from '../../src/index.ts'
import { Parser } from '../../src/parser/parser.ts'
import { anySentence } from '../../src/testing/laws.ts'
import { grammar } from '../testing/toy/grammar.ts'

/** Steps are counted, not seconds: bounds are about twice what is needed, and a blow-up goes far beyond them. */
describe('the steps of reading', () => {
  const whole = () => vi.spyOn(Parser.prototype, 'parseWhole')
  let spy: ReturnType<typeof whole>
  beforeEach(() => void (spy = whole()))
  afterEach(() => spy.mockRestore())

  /** Steps of all readers that were at work. */
  function stepsOf(run: () => void): number {
    spy.mockClear()
    run()
    return [...new Set(spy.mock.contexts as Parser[])].reduce((sum, { work }) => sum + work, 0)
  }

  test('are some for each character in ten thousand generated sentences, and in none of them many', () => {
    const sentences = fc.sample(anySentence(grammar, { depth: 5 }), { numRuns: 10_000, seed: 5 })
    const roleOf = (family: string) => [grammar.families.get(family)!.role]
    let all = 0
    let characters = 0
    let most = 0
    for (const { text, family } of sentences) {
      const steps = stepsOf(() => void readings(grammar, text, roleOf(family)))
      all += steps
      characters += text.length
      most = Math.max(most, steps / text.length)
    }
    expect(all / characters).toBeLessThan(40)
    expect(most).toBeLessThan(250)
  })

  test('are a few thousand in a card text', () => {
    const cards = [
      '・これが庭に登場した時、あなたの塔の上から3枚見る。その中から1枚選び、籠に加え、残りを塔の下に好きな順番で置く。',
      'あなたのランプを1枚対象とし、それはこのターン中+2/+0を得る。その後、カードを1枚引く。',
      '・2滴の油を払う,これを消灯する:相手の光度が3以下のランプを1枚選び、それを埋める。',
    ]
    for (const card of cards) expect(stepsOf(() => void readText(grammar, card))).toBeLessThan(6_000)
  })

  test('grow with the text, not with its square', () => {
    const chain = (n: number): string => `${'カードを1枚引き、'.repeat(n)}カードを1枚引く。`
    const steps = (n: number): number => stepsOf(() => void readings(grammar, chain(n), ['effect']))
    expect(steps(160)).toBeLessThan(steps(20) * 10)
  })
})
