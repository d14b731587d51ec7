import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { quantile, spread, wilson } from '../../src/statistics/statistics.ts'

describe('Wilson bounds', () => {
  test('are those of the literature for 8 of 10', () => {
    const { low, high } = wilson(8, 10)
    expect(low).toBeCloseTo(0.4902, 4)
    expect(high).toBeCloseTo(0.9433, 4)
  })

  property.prop([fc.nat(1000), fc.nat(1000)])('hold the rate and stay within 0 and 1', (a, b) => {
    const { rate, low, high } = wilson(Math.min(a, b), Math.max(a, b))
    expect(low).toBeGreaterThanOrEqual(0)
    expect(high).toBeLessThanOrEqual(1)
    expect(rate).toBeGreaterThanOrEqual(low - 1e-9)
    expect(rate).toBeLessThanOrEqual(high + 1e-9)
  })
})

describe('a spread', () => {
  test('of nothing is zero', () => {
    expect(spread([])).toEqual({ median: 0, p95: 0, max: 0 })
  })

  test('takes values that occurred', () => {
    expect(spread([5, 1, 4, 2])).toEqual({ median: 2, p95: 5, max: 5 })
  })

  property.prop([fc.array(fc.integer(), { minLength: 1 }), fc.double({ min: 0, max: 1, noNaN: true })])(
    'is not exceeded by the part it names',
    (values, part) => {
      const q = quantile(
        values.toSorted((a, b) => a - b),
        part,
      )
      expect(values.filter((v) => v <= q).length).toBeGreaterThanOrEqual(values.length * part)
    },
  )
})
