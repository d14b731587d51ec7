import { describe, expect, test } from 'vitest'
import { type Constraint, type Decision, choiceOf } from '@fudaba/kernel'
import { canComplete, explainIllegal } from '@fudaba/kernel/host'
import { Offer } from '@fudaba/kernel/search'

const rows = (n: number): number[] => Array.from({ length: n }, (_, i) => 100 + i)
const bin = (min: number, max: number, ordered = false) => ({ value: 0, min, max, ordered })

function choose(n: number, min: number, max: number, constraint: Constraint | null = null): Offer {
  return new Offer().choose(0, 'pick', rows(n), min, max).with(constraint)
}

describe('a refusal says exactly what is wrong:', () => {
  test('an answer with a position that does not exist is refused', () => {
    expect(explainIllegal(choose(2, 1, 2), [2])).toBe('there is no candidate 3')
  })
  test('an answer with a position that is no whole number is refused', () => {
    expect(explainIllegal(choose(2, 1, 2), [0.5])).toBe('there is no candidate 1.5')
  })
  test('an answer that chooses a candidate twice is refused', () => {
    expect(explainIllegal(choose(3, 1, 3), [1, 1])).toBe('candidate 2 is chosen twice')
  })
  test('an answer with too few or too many candidates is refused', () => {
    expect(explainIllegal(choose(4, 2, 3), [1])).toBe('at least 2 must be chosen, not 1')
    expect(explainIllegal(choose(4, 2, 3), [0, 1, 2, 3])).toBe('at most 3 may be chosen, not 4')
    expect(explainIllegal(choose(4, 2, 2), [])).toBe('exactly 2 must be chosen, not 0')
  })
  test('an order that misses a candidate is refused', () => {
    const offer = new Offer().order(0, 'order', rows(3))
    expect(explainIllegal(offer, [2, 0])).toBe('all 3 must be put in order, not 2')
    expect(explainIllegal(offer, [2, 0, 1])).toBeNull()
  })
  test('an answer to an option has to be one of its keys', () => {
    const offer = new Offer().yesNo(0, 'really')
    expect(explainIllegal(offer, [0, 1])).toBe('exactly 1 must be chosen, not 2')
    expect(explainIllegal(offer, [1, 1])).toBe('no is chosen twice')
    expect(explainIllegal(offer, [1])).toBeNull()
  })
  test('a pass where none is allowed is refused', () => {
    const open = new Offer().act(0, 'act', true)
    const must = new Offer().act(0, 'act', false)
    must.action(1, 100)
    expect(explainIllegal(open, [])).toBeNull()
    expect(explainIllegal(must, [])).toBe('passing is not allowed here')
    expect(explainIllegal(must, [0])).toBeNull()
  })
  test('a number outside its range, or no number, is refused', () => {
    const offer = new Offer().number(0, 'X', 1, 5)
    expect(explainIllegal(offer, [6])).toBe('6 is not between 1 and 5')
    expect(explainIllegal(offer, [NaN])).toBe('a whole number is wanted, not NaN')
    expect(explainIllegal(offer, [])).toBe('one number is wanted, not 0')
    expect(explainIllegal(offer, [5])).toBeNull()
  })
  test('an arrangement with too few or too many in a bin is refused', () => {
    const offer = new Offer().arrange(0, 'place', rows(3), [bin(1, 1), bin(0, 2)], 2)
    expect(explainIllegal(offer, [0, 1])).toBe('place 1 needs at least 1, not 0')
    expect(explainIllegal(offer, [0, 0, 1, 0])).toBe('place 1 holds at most 1, not 2')
    expect(explainIllegal(offer, [0, 0])).toBe('at least 2 must be placed, not 1')
    expect(explainIllegal(offer, [0, 2])).toBe('there is no place 3')
    expect(explainIllegal(offer, [0, 0, 0, 1])).toBe('candidate 1 is placed twice')
    expect(explainIllegal(offer, [0, 0, 1])).toBe('candidate 2 is given no place')
    expect(explainIllegal(offer, [2, 1, 0, 0])).toBeNull()
  })
  test('a distribution with amounts below the least, off the unit, missing or not adding up is refused', () => {
    const offer = new Offer().distribute(0, 'damage', rows(2), 2000, 500, 500)
    expect(explainIllegal(offer, [2000, 0])).toBe('candidate 2 gets at least 500, not 0')
    expect(explainIllegal(offer, [750, 1250])).toBe('candidate 1 gets a multiple of 500, not 750')
    expect(explainIllegal(offer, [500, 1000])).toBe('2000 must be given out, not 1500')
    expect(explainIllegal(offer, [2000])).toBe('candidate 2 is given no amount')
    expect(explainIllegal(offer, [NaN, 2000])).toBe('candidate 1 needs a whole number, not NaN')
    expect(explainIllegal(offer, [500, 1500])).toBeNull()
  })
  test('refusals name the candidates of a decision by their ids', () => {
    const decision: Decision = {
      id: 1,
      player: 'P1',
      shape: 'choose',
      clauses: [],
      source: null,
      message: { key: 'pick', parameters: {} },
      candidates: [{ id: 'o7', kind: 'object' }],
      bins: [],
      min: 1,
      max: 1,
      ordered: false,
      total: 0,
      unit: 1,
      pass: false,
      constraint: null,
      cancellable: false,
      autoKey: 'pick',
    }
    expect(explainIllegal(choiceOf(decision), [0, 0])).toBe('o7 is chosen twice')
  })
})

describe('each constraint refuses with its reason:', () => {
  test('count: at least and at most so many of the marked', () => {
    const offer = choose(3, 0, 3, { kind: 'count', items: [true, true, false], min: 1, max: 1 })
    expect(explainIllegal(offer, [2])).toBe(
      'at least 1 of these must be chosen, not 0: candidate 1, candidate 2',
    )
    expect(explainIllegal(offer, [0, 1])).toBe(
      'at most 1 of these may be chosen, not 2: candidate 1, candidate 2',
    )
    expect(explainIllegal(offer, [1, 2])).toBeNull()
  })
  test('sum: costs that add up to at least X, with at most two', () => {
    const offer = choose(4, 0, 2, { kind: 'sum', values: [1, 2, 3, 4], min: 6 })
    expect(explainIllegal(offer, [0, 3])).toBe('what is chosen adds up to 5, less than 6')
    expect(explainIllegal(offer, [1, 3])).toBeNull()
    expect(canComplete(offer, [0])).toBe(false)
    expect(canComplete(offer, [1])).toBe(true)
  })
  test('sum: costs that add up to at most X', () => {
    const offer = choose(2, 0, 2, { kind: 'sum', values: [2, 3], max: 4 })
    expect(explainIllegal(offer, [0, 1])).toBe('what is chosen adds up to 5, more than 4')
  })
  test('shared: two or more attackers have an organisation in common; one needs none', () => {
    const offer = choose(5, 1, 5, { kind: 'shared', from: 2, values: [[1, 2], [2, 3], [3], [], 'all'] })
    expect(explainIllegal(offer, [3])).toBeNull()
    expect(explainIllegal(offer, [0, 1, 4])).toBeNull()
    expect(explainIllegal(offer, [0, 1, 2])).toBe(
      'these have nothing in common: candidate 1, candidate 2, candidate 3',
    )
    expect(explainIllegal(offer, [3, 4])).toBe('these have nothing in common: candidate 4, candidate 5')
  })
  test('distinct: no name twice', () => {
    const offer = choose(3, 0, 3, { kind: 'distinct', values: [5, 6, 5] })
    expect(explainIllegal(offer, [0, 1, 2])).toBe(
      'candidate 1 and candidate 3 are the same where all must differ',
    )
    expect(explainIllegal(offer, [1, 2])).toBeNull()
  })
  test('matching: one ♡ and one ◇, where a joker is either', () => {
    const slots = [[0], [0], [1], [0, 1]]
    const offer = choose(4, 2, 2, { kind: 'matching', slots, count: 2 })
    expect(explainIllegal(offer, [0, 1])).toBe('candidate 2 fills none of the 2 parts that the others leave')
    expect(explainIllegal(offer, [3, 0])).toBeNull()
    expect(explainIllegal(offer, [3, 2])).toBeNull()
    expect(canComplete(choose(3, 2, 2, { kind: 'matching', slots: [[0], [0], []], count: 2 }), [])).toBe(
      false,
    )
  })
  test('alone: a barrier blocks by itself', () => {
    const offer = new Offer()
      .arrange(0, 'block', rows(3), [bin(0, 9), bin(0, 9)])
      .with({ kind: 'alone', items: [true, false, false] })
    expect(explainIllegal(offer, [0, 0, 1, 0])).toBe('candidate 1 must be alone in place 1')
    expect(explainIllegal(offer, [0, 0, 1, 1, 2, 1])).toBeNull()
  })
  test('alone: in a choice, nobody else is chosen', () => {
    const offer = choose(2, 0, 2, { kind: 'alone', items: [false, true] })
    expect(explainIllegal(offer, [0, 1])).toBe('candidate 2 must be chosen alone')
  })
  test('company: who cannot attack alone needs another beside him', () => {
    const offer = choose(3, 0, 3, { kind: 'company', items: [true, true, false] })
    expect(explainIllegal(offer, [0])).toBe('candidate 1 cannot be chosen alone')
    expect([[], [2], [0, 1], [0, 2]].map((picks) => explainIllegal(offer, picks))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
  test('most: whoever must attack does, unless that keeps more others from it', () => {
    const forced: Constraint = {
      kind: 'most',
      requirements: [{ items: [0] }, { items: [1] }, { items: [2] }],
    }
    const shared: Constraint = { kind: 'shared', from: 2, values: [[1], [2], [2], [1, 2]] }
    const offer = choose(4, 0, 4, { kind: 'both', of: [shared, forced] })
    expect(explainIllegal(offer, [0])).toBe(
      '2 requirements can be obeyed, not only 1: candidate 2 must be chosen',
    )
    expect(explainIllegal(offer, [1, 2])).toBeNull()
    expect(explainIllegal(offer, [1, 2, 3])).toBeNull()
    expect(canComplete(offer, [0])).toBe(false)
    expect(canComplete(offer, [3])).toBe(true)
  })
  test('most: an attacker that must be blocked is, by anyone', () => {
    const offer = new Offer()
      .arrange(0, 'block', rows(2), [bin(0, 1), bin(0, 1)])
      .with({ kind: 'most', requirements: [{ items: [0, 1], bins: [1] }] })
    expect(explainIllegal(offer, [0, 0])).toBe(
      '1 requirements can be obeyed, not only 0: one of candidate 1, candidate 2 must be placed in place 2',
    )
    expect(explainIllegal(offer, [0, 0, 1, 1])).toBeNull()
  })
  test('a constraint counts those who get something of a distribution', () => {
    const offer = new Offer()
      .distribute(0, 'damage', rows(3), 3)
      .with({ kind: 'count', items: [true, true, true], max: 2 })
    expect(explainIllegal(offer, [1, 1, 1])).toBe(
      'at most 2 of these may be chosen, not 3: candidate 1, candidate 2, candidate 3',
    )
    expect(explainIllegal(offer, [2, 0, 1])).toBeNull()
    expect(canComplete(offer, [1, 1])).toBe(false)
    expect(canComplete(offer, [2, 1])).toBe(true)
  })
  test('a number cannot be constrained: that is a mistake in the rules, not in an answer', () => {
    const offer = new Offer().number(0, 'X', 0, 3).with({ kind: 'distinct', values: [] })
    expect(() => explainIllegal(offer, [1])).toThrow('a number has no candidates')
  })
})

test('sums of many large values are found at once', () => {
  const values = Array.from({ length: 40 }, (_, i) => 500 * (1 + ((i * 7) % 11)))
  const offer = choose(40, 0, 40, { kind: 'sum', values, min: 60_250, max: 60_499 })
  expect(canComplete(offer, [])).toBe(false)
  expect(canComplete(choose(40, 0, 40, { kind: 'sum', values, min: 60_500, max: 60_500 }), [])).toBe(true)
})

test('two constraints that can be met alone but not together are detected without trying every subset', () => {
  const values = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 2 : 4))
  const even = values.map((v) => v === 2)
  const offer = choose(40, 0, 40, {
    kind: 'both',
    of: [
      { kind: 'sum', values, min: 30, max: 30 },
      { kind: 'count', items: even, min: 2, max: 2 },
    ],
  })
  expect(canComplete(offer, [])).toBe(false)
})
