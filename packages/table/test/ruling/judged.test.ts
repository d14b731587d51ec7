import { blackpoker } from '@fudaba/blackpoker'
import type { Input, Position } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import { Words, judge, rulingLines, rulingTest } from '@fudaba/table'

const position: Position = {
  format: 'fudaba-position/1',
  game: 'blackpoker',
  turn: 3,
  turnPlayer: 'P1',
  P1: { soldiers: '♠5', life: 5 },
  P2: { barriers: '♣9', life: 6 },
}

/** Whatever is asked is answered by the first legal choice, so many times. */
function firstAnswers(words: Words, times: number): Input[] {
  const inputs: Input[] = []
  for (let i = 0; i < times; i++) {
    const { decision } = judge(words, position, inputs)
    if (decision === null) break
    inputs.push({ player: decision.player, answer: [decision.candidates[0].id] })
  }
  return inputs
}

describe('a judged line of play', () => {
  test('names each answer in words, each event with its clauses, and what was answered by itself', () => {
    const words = new Words(blackpoker, 'en')
    const inputs = firstAnswers(words, 1)
    const judged = judge(words, position, inputs)
    expect(judged.steps).toHaveLength(1)
    expect(judged.steps[0].move).toContain('Attack')
    const lines = judged.steps[0].lines
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(judged.clauses).toEqual(expect.arrayContaining([...line.chain]))
    expect(lines.some(({ itself }) => itself)).toBe(true)
    expect(lines.map(({ text }) => text)).toContain('P1: Attack was announced')
  })

  test('reads like a ruling in either language, with both boards and how sure we are', () => {
    const inputs = firstAnswers(new Words(blackpoker, 'en'), 2)
    for (const [lang, heads] of [
      ['en', ['The board before', 'The line of play', 'The board after', 'How sure we are']],
      ['ja', ['はじめの盤面', '進行', '終わりの盤面', '確かさ']],
    ] as const) {
      const words = new Words(blackpoker, lang)
      const text = rulingLines(words, judge(words, position, inputs), 100).join('\n')
      const places = heads.map((head) => text.indexOf(head))
      expect(places.every((at) => at >= 0)).toBe(true)
      expect([...places].sort((a, b) => a - b)).toEqual(places)
    }
  })

  test('a ruling says at which moment play begins, in words', () => {
    const said = (lang: 'ja' | 'en', of: Position): string[] => {
      const words = new Words(blackpoker, lang)
      return rulingLines(words, judge(words, of, []), 100)
    }
    expect(said('en', position)).toContain('Moment: A chance during the turn')
    expect(said('ja', { ...position, at: 'main' })).toContain('場面: ターン中のチャンス')
  })

  test('the same answers under another setting are another line', () => {
    const words = new Words(blackpoker, 'en')
    const plain = judge(words, position, [])
    const windows = judge(words, position, [], { everyWindow: true })
    expect(plain.digest).toBe(judge(words, position, []).digest)
    expect(windows.decision).not.toBeNull()
    expect(judge(words, position, [], { config: { frame: 'full54' } }).before.facts).toBeDefined()
    expect(() => judge(words, position, [], { config: { nonsense: 1 } })).toThrow('nonsense')
  })

  test('is written as a test with its position, answers and digest', () => {
    const words = new Words(blackpoker, 'en')
    const inputs = firstAnswers(words, 1)
    const judged = judge(words, position, inputs)
    const text = rulingTest('the soldier attacks', position, inputs, judged)
    expect(text).toContain("import { blackpoker } from '@fudaba/blackpoker'")
    expect(text).toContain(`match.apply(${JSON.stringify(inputs[0])})`)
    expect(text).toContain(judged.digest)
  })
})
