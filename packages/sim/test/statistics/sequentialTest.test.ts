import { Random } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import { sequentialTest } from '../../src/statistics/sequentialTest.ts'

/** So many pairs of which both games were won, one and none. */
const pairsOf = (both: number, one: number, none: number): number[] => [
  ...Array.from({ length: both }, () => 2),
  ...Array.from({ length: one }, () => 1),
  ...Array.from({ length: none }, () => 0),
]

describe('the sequential test', () => {
  test('decides when the evidence suffices, and not before', () => {
    expect(sequentialTest(0.65, []).verdict).toBe('undecided')
    expect(sequentialTest(0.65, pairsOf(2, 2, 1)).verdict).toBe('undecided')
    expect(sequentialTest(0.65, pairsOf(27, 6, 2)).verdict).toBe('reached')
    expect(sequentialTest(0.65, pairsOf(4, 9, 6)).verdict).toBe('not reached')
  })

  test('has more evidence for the same rate where most pairs are divided: their cards decided those', () => {
    const divided = sequentialTest(0.6, pairsOf(14, 32, 2))
    const scattered = sequentialTest(0.6, pairsOf(24, 12, 12))
    expect(divided.evidence).toBeGreaterThan(2 * scattered.evidence)
  })

  test('counts a drawn game as half of a win', () => {
    expect(sequentialTest(0.6, [1.5, 0.5]).evidence).toBeLessThan(sequentialTest(0.6, [1.5, 1.5]).evidence)
  })

  test('errs in about one contest of twenty, whether or not the games of a pair depend on each other', () => {
    const chances = [
      { rate: 0.55, none: 0.07, one: 0.76, wrong: 'reached' },
      { rate: 0.55, none: 0.2025, one: 0.495, wrong: 'reached' },
      { rate: 0.65, none: 0.02, one: 0.66, wrong: 'not reached' },
      { rate: 0.65, none: 0.1225, one: 0.455, wrong: 'not reached' },
    ] as const
    const dice = new Random('contests')
    for (const { none, one, wrong } of chances) {
      const contests = Array.from({ length: 200 }, () => {
        const wins: number[] = []
        while (wins.length < 200 && sequentialTest(0.6, wins).verdict === 'undecided') {
          const drawn = dice.fraction()
          wins.push(drawn < none ? 0 : drawn < none + one ? 1 : 2)
        }
        return sequentialTest(0.6, wins).verdict
      })
      // Twice as many as expected, because chance decides here too.
      expect(contests.filter((verdict) => verdict === wrong).length).toBeLessThanOrEqual(20)
    }
  })
})
