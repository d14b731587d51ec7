import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Random } from '@fudaba/kernel'
import { explainIllegal } from '@fudaba/kernel/host'
import { forcedAnswer } from '../../src/running/loop.ts'
import { firstPick } from '../../src/answers/picks.ts'
import { answerAt, onlyAnswer } from '../../src/answers/answers.ts'
import {
  FINISH,
  LEAVE_OUT,
  Offer,
  allAnswers,
  countAnswers,
  isFinished,
  nextPicks,
  partialToPicks,
  randomAnswer,
} from '@fudaba/kernel/search'
import { choices } from './choices.ts'
import { legalAnswers } from './definitions.ts'

const rows = (n: number): number[] => Array.from({ length: n }, (_, i) => 100 + i)
const bin = (min: number, max: number, ordered = false) => ({ value: 0, min, max, ordered })
const texts = (answers: Iterable<readonly number[]>): string[] => Array.from(answers, (a) => a.join()).sort()

describe('single picks:', () => {
  test('single picks of a choice are in ascending order and may finish from its minimum on', () => {
    const offer = new Offer().choose(0, 'pick', rows(4), 1, 3)
    expect(nextPicks(offer, firstPick(offer))).toEqual([0, 1, 2, 3])
    expect(nextPicks(offer, [1])).toEqual([2, 3, FINISH])
    expect(nextPicks(offer, [0, 1, 3])).toEqual([])
    expect(isFinished(offer, [0, 1, 3])).toBe(true)
    expect(partialToPicks(offer, [1, FINISH])).toEqual([1])
  })
  test('single picks of a choice leave enough candidates to reach its minimum', () => {
    const offer = new Offer().choose(0, 'pick', rows(4), 3, 3)
    expect(nextPicks(offer, [])).toEqual([0, 1])
  })
  test('single picks of an ordered choice may be any candidate not picked yet', () => {
    const offer = new Offer().choose(0, 'pick', rows(3), 0, 2)
    offer.ordered = true
    expect(nextPicks(offer, [2])).toEqual([0, 1, FINISH])
  })
  test('a pass finishes an open window', () => {
    const offer = new Offer().act(0, 'act', true)
    offer.action(1, 100)
    expect(nextPicks(offer, [])).toEqual([0, FINISH])
    expect(partialToPicks(offer, [FINISH])).toEqual([])
  })
  test('single picks of an arrangement place each candidate, then order the ordered bins', () => {
    const offer = new Offer().arrange(0, 'plan', rows(3), [bin(0, 2, true), bin(0, 3)])
    expect(nextPicks(offer, [])).toEqual([0, 1, LEAVE_OUT])
    expect(nextPicks(offer, [0, 0])).toEqual([1, LEAVE_OUT])
    expect(nextPicks(offer, [0, 1, 0])).toEqual([0, 2])
    expect(partialToPicks(offer, [0, 1, 0, 2, 0])).toEqual([2, 0, 0, 0, 1, 1])
  })
  test('single picks of a distribution are amounts that can still add up to the total', () => {
    const offer = new Offer().distribute(0, 'damage', rows(2), 2000, 500, 500)
    expect(nextPicks(offer, [])).toEqual([500, 1000, 1500])
    expect(nextPicks(offer, [500])).toEqual([1500])
  })
  test('a large number is picked digit by digit', () => {
    const offer = new Offer().number(0, 'X', 5, 1004)
    expect(nextPicks(offer, [])).toEqual([0, 1, 2, 3])
    expect(nextPicks(offer, [3]).length).toBe(15)
    expect(partialToPicks(offer, [3, 14, 7])).toEqual([1004])
    expect(nextPicks(offer, [3, 14])).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
  test('a number never branches into more than sixteen', () => {
    const offer = new Offer().number(0, 'X', 0, 2_000_000_000)
    const path: number[] = []
    while (!isFinished(offer, path)) {
      const next = nextPicks(offer, path)
      expect(next.length).toBeLessThanOrEqual(16)
      path.push(next.at(-1)!)
    }
    expect(partialToPicks(offer, path)).toEqual([2_000_000_000])
  })
  test('a constraint removes single picks that could not be completed', () => {
    const offer = new Offer()
      .choose(0, 'attack', rows(4), 2, 3)
      .with({ kind: 'shared', from: 2, values: [[1], [2], [1, 2], [3]] })
    expect(nextPicks(offer, [])).toEqual([0, 1])
    expect(nextPicks(offer, [0])).toEqual([2])
    expect(nextPicks(offer, [0, 2])).toEqual([FINISH])
  })
})

describe('on every small choice:', () => {
  const runs = { numRuns: 1000 }

  test('single picks lead to every legal answer exactly once and never into a dead end', () => {
    const check = (offer: Offer): void => {
      expect(texts(allAnswers(offer))).toEqual(texts(legalAnswers(offer)))
    }
    fc.assert(fc.property(choices(), check), runs)
  })

  test('following any picks ends in a legal answer', () => {
    const check = (offer: Offer, seed: number): void => {
      if (legalAnswers(offer).length === 0) return
      const random = new Random(seed)
      const path: number[] = []
      while (!isFinished(offer, path)) {
        const next = nextPicks(offer, path)
        expect(next.length).toBeGreaterThan(0)
        path.push(next[random.below(next.length)])
      }
      expect(explainIllegal(offer, partialToPicks(offer, path))).toBeNull()
    }
    fc.assert(fc.property(choices(), fc.nat(), check), runs)
  })

  test('countAnswers counts the legal answers, and stops at its limit', () => {
    const check = (offer: Offer, limit: number): void => {
      const n = legalAnswers(offer).length
      expect(countAnswers(offer)).toBe(n)
      expect(countAnswers(offer, limit)).toBe(Math.min(n, limit))
      expect(Array.from(allAnswers(offer, limit)).length).toBe(Math.min(n, limit))
    }
    fc.assert(fc.property(choices(), fc.nat(20), check), { numRuns: 1000 })
  })

  test('answerAt finds each answer by its number', () => {
    const check = (offer: Offer): void => {
      const answers = Array.from(allAnswers(offer, 30))
      expect(answers.map((_, i) => answerAt(offer, i))).toEqual(answers)
      expect(() => answerAt(offer, countAnswers(offer))).toThrow('there is no answer number')
    }
    fc.assert(fc.property(choices(), check), { numRuns: 500 })
  })

  test('a random answer is legal', () => {
    const check = (offer: Offer, seed: number): void => {
      if (legalAnswers(offer).length === 0) return
      const random = new Random(seed)
      expect(
        explainIllegal(
          offer,
          randomAnswer(offer, (n) => random.below(n)),
        ),
      ).toBeNull()
    }
    fc.assert(fc.property(choices(), fc.nat(), check), runs)
  })

  test('an answer is forced exactly if it is the only one', () => {
    const check = (offer: Offer): void => {
      const legal = legalAnswers(offer)
      if (legal.length === 0) expect(() => forcedAnswer(offer)).toThrow()
      else expect(forcedAnswer(offer)).toEqual(legal.length === 1 ? legal[0] : null)
    }
    fc.assert(fc.property(choices(), check), runs)
  })
})

test('every legal answer can come up at random', () => {
  const random = new Random('every')
  const below = (n: number): number => random.below(n)
  const shared = { kind: 'shared', from: 2, values: [[1], [1, 2], [2], 'all'] } as const
  const offers = [
    new Offer().choose(0, 'pick', rows(4), 1, 3),
    new Offer().choose(0, 'attack', rows(4), 0, 4).with(shared),
    new Offer().arrange(0, 'block', rows(3), [bin(0, 2, true), bin(1, 2)]),
    new Offer().distribute(0, 'damage', rows(3), 4, 0),
    new Offer().distribute(0, 'damage', rows(3), 4, 0).with({ kind: 'alone', items: [true, false, false] }),
  ]
  for (const offer of offers) {
    const seen = new Set<number>()
    const all = texts(Array.from(allAnswers(offer), (a) => canonical(offer, a)))
    for (let i = 0; i < 4000; i++) seen.add(all.indexOf(canonical(offer, randomAnswer(offer, below)).join()))
    expect(seen.size).toBe(all.length)
  }
})

/** Pairs of an arrangement bin by bin, those of a bin without order by candidate. */
function canonical(offer: Offer, picks: readonly number[]): readonly number[] {
  if (offer.shape !== 'arrange') return picks
  return offer.bins.flatMap(({ ordered }, b) => {
    const held = Array.from(picks.keys()).flatMap((at) =>
      at % 2 === 0 && picks[at + 1] === b ? picks[at] : [],
    )
    return (ordered ? held : held.sort((x, y) => x - y)).flatMap((i) => [i, b])
  })
}

test('a random choice favours no candidate for its position', () => {
  const random = new Random('fair')
  const offer = new Offer()
    .choose(0, 'pay', rows(5), 2, 2)
    .with({ kind: 'matching', count: 2, slots: [[0], [0], [0], [1], [1]].map(() => [0, 1]) })
  const times = [0, 0, 0, 0, 0]
  for (let i = 0; i < 5000; i++) for (const at of randomAnswer(offer, (n) => random.below(n))) times[at]++
  for (const count of times) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('a choice without any legal answer is an error that names the question', () => {
  const offer = new Offer()
    .choose(0, 'pay', rows(2), 2, 2)
    .with({ kind: 'matching', count: 2, slots: [[0], [0]] })
  expect(() => onlyAnswer(offer, 'pay')).toThrow('there is no legal answer: pay')
})
