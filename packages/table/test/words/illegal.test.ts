import { describe, expect, test } from 'vitest'
import type { Constraint, Decision } from '@fudaba/kernel'
import type { Prompt } from '../../src/index.ts'
import { whatIsWrong } from '../../src/words/illegal.ts'
import { words } from '../game.ts'

const base: Decision = {
  id: 1,
  player: 'P1',
  shape: 'choose',
  clauses: [],
  source: null,
  message: { key: '', parameters: {} },
  candidates: ['a', 'b', 'c'].map((id) => ({ id, kind: 'name', name: id })),
  bins: [],
  min: 0,
  max: 3,
  ordered: false,
  total: 0,
  unit: 1,
  pass: false,
  constraint: null,
  cancellable: false,
  autoKey: '',
}

function prompt(changes: Partial<Decision>): Prompt {
  const decision = { ...base, ...changes }
  const named = (id: string): Prompt['choices'][number] => ({ id, label: id, hint: '', words: [id] })
  return {
    decision,
    source: '',
    sentence: '',
    how: '',
    choices: decision.candidates.map(({ id }) => named(id)),
    places: decision.bins.map(({ id }) => named(id)),
    pass: decision.pass,
    cancel: false,
  }
}

const wrong = (changes: Partial<Decision>, ...picks: readonly number[]): string | null =>
  whatIsWrong(words('en'), prompt(changes), picks)

const bin = (id: string, min: number, max: number): Decision['bins'][number] => ({
  id,
  min,
  max,
  ordered: false,
})

const constraints: readonly (readonly [string, Constraint, readonly number[], string])[] = [
  ['a group', { kind: 'count', items: [true, true, false], min: 1 }, [2], 'choose at least 1 of a, b'],
  ['a sum', { kind: 'sum', values: [1, 2, 3], max: 4 }, [1, 2], 'the sum is 5; it must be at most 4'],
  [
    'something shared',
    { kind: 'shared', values: [[1], [2], 'all'], from: 2 },
    [0, 1],
    'these have nothing in common: a, b',
  ],
  ['difference', { kind: 'distinct', values: [7, 7, 8] }, [0, 1], 'these must differ: a, b'],
  [
    'parts',
    { kind: 'matching', slots: [[0], [0], [1]], count: 2 },
    [0, 1],
    'a, b do not fill the parts that are asked for',
  ],
  ['being alone', { kind: 'alone', items: [true, false, false] }, [0, 1], 'a must be alone'],
  ['company', { kind: 'company', items: [true, false, false] }, [0], 'a cannot be alone'],
  ['a duty', { kind: 'most', requirements: [{ items: [2] }] }, [0], 'c must be chosen'],
]

describe('the explanation of an illegal answer', () => {
  test.each(constraints)('an illegal answer is explained: %s', (_name, constraint, picks, sentence) => {
    expect(wrong({ constraint }, ...picks)).toBe(sentence)
  })

  test('an illegal answer is explained: too few or too many', () => {
    expect(wrong({ min: 2, max: 2 }, 0)).toBe('choose exactly 2, not 1')
    expect(wrong({ min: 1, max: 2 })).toBe('choose at least 1, not 0')
    expect(wrong({ max: 1 }, 0, 1)).toBe('choose at most 1, not 2')
  })

  test('an illegal answer is explained: places of an arrangement', () => {
    const arrange = { shape: 'arrange', bins: [bin('x', 0, 1), bin('y', 1, 3)] } as const
    expect(wrong(arrange, 0, 0, 1, 0)).toBe('x holds at most 1, not 2')
    expect(wrong(arrange, 0, 0)).toBe('y needs at least 1, not 0')
  })

  test('an illegal answer is explained: amounts of a distribution', () => {
    const distribute = { shape: 'distribute', total: 4, max: 4, unit: 2 } as const
    expect(wrong(distribute, 2, 0, 0)).toBe('give out 4, not 2')
    expect(wrong(distribute, 1, 3, 0)).toBe('a gets a multiple of 2, not 1')
  })

  test('an illegal answer is explained: order and passing', () => {
    expect(wrong({ shape: 'order', min: 3, ordered: true }, 0, 1)).toBe('put all 3 in order, not 2')
    expect(wrong({ shape: 'act', max: 1 })).toBe('passing is not allowed here')
  })

  test('an illegal answer is explained in Japanese too', () => {
    const said = whatIsWrong(
      words('ja'),
      prompt({ constraint: { kind: 'alone', items: [true, false, false] } }),
      [0, 1],
    )
    expect(said).toBe('aは他と一緒にできません')
  })

  test('a legal answer has no explanation', () => {
    expect(wrong({}, 0, 2)).toBeNull()
  })
})
