import { blackpoker } from '@fudaba/blackpoker'
import { random } from '@fudaba/ai'
import { type GameRules, KernelError, Match } from '@fudaba/kernel'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  type SimReport,
  playOut,
  quantile,
  simulate,
  simulateParallel,
  spread,
  wilson,
} from '../src/index.ts'

const rules = blackpoker as unknown as GameRules
const game = { module: '@fudaba/blackpoker', export: 'blackpoker' }

/** Everything in a report that does not depend on how fast the machine is. */
function facts(report: SimReport): Partial<SimReport> {
  const { seconds: _1, decisionsPerSecond: _2, gamesPerSecond: _3, ...rest } = report
  return rest
}

describe('a simulation', () => {
  const report = simulate({ rules, n: 200, seed: 1 })

  test('is the same for the same seed', () => {
    expect(facts(simulate({ rules, n: 200, seed: 1 }))).toEqual(facts(report))
  })

  test('differs for another seed', () => {
    expect(facts(simulate({ rules, n: 200, seed: 2 }))).not.toEqual(facts(report))
  })

  test('gives every game to one of the seats, or counts it as drawn', () => {
    const { seats, draws, unfinished } = report
    expect(seats.P1.count + seats.P2.count + draws.count + unfinished).toBe(200)
  })

  test('ends every game, each for a reason', () => {
    expect(report.unfinished).toBe(0)
    expect(Object.values(report.endings).reduce((a, b) => a + b)).toBe(200)
  })

  test('knows who had the first turn', () => {
    expect(report.firstPlayer.of).toBe(200)
    expect(report.firstPlayer.count).not.toBe(report.seats.P1.count)
  })

  test('measures length in decisions and in turns', () => {
    expect(report.decisions.median).toBeGreaterThan(report.turns.median)
    expect(report.decisions.p95).toBeGreaterThanOrEqual(report.decisions.median)
    expect(report.decisions.max).toBeLessThan(rules.decisionBound)
  })

  test('counts what was done by name, the actions of the rules included', () => {
    expect(report.coverage.actions['attack']).toBeGreaterThan(0)
    expect(report.coverage.actions['charge']).toBeGreaterThan(0)
    expect(report.coverage.triggers['draw']).toBeGreaterThan(0)
  })

  test('names what never happened: without a Joker nobody searches', () => {
    expect(report.coverage.never.actions).toEqual(['search'])
    const full = simulate({ rules, n: 100, seed: 1, config: { frame: 'full54' } })
    expect(full.coverage.never.actions).toEqual([])
  })

  test('plays with the agents it is given', () => {
    expect(simulate({ rules, n: 1, seed: 1, agents: ['random', 'greedy'] }).agents).toEqual([
      'random',
      'greedy',
    ])
  })

  test('refuses an agent that does not exist and names those that do', () => {
    const wrong = (): SimReport => simulate({ rules, n: 1, seed: 1, agents: ['random', 'genius'] })
    expect(wrong).toThrow(KernelError)
    expect(wrong).toThrow('no agent genius; there are random, greedy')
  })

  test('tells how far it is', () => {
    const seen: number[] = []
    simulate({ rules, n: 20, seed: 1, onProgress: ({ done }) => seen.push(done) })
    expect(seen.at(-1)).toBe(20)
  })

  test('is the same on two threads', async () => {
    const parallel = await simulateParallel({ rules, game, n: 200, seed: 1, workers: 2 })
    expect(facts(parallel)).toEqual(facts(report))
  })

  test('stops with the error of a thread', async () => {
    const nowhere = { ...game, module: '@fudaba/nowhere' }
    const run = simulateParallel({ rules, game: nowhere, n: 2, seed: 1, workers: 1 })
    await expect(run).rejects.toThrow('nowhere')
  })
})

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

test('a game begun again in used memory is the game it would have been in its own', () => {
  const agents: [typeof random, typeof random] = [random, random]
  let match = new Match({ rules, seed: 'first', repeatable: true })
  for (let seed = 0; seed < 20; seed++) {
    match = match.again(seed)
    const fresh = new Match({ rules, seed })
    expect(match.digest()).toBe(fresh.digest())
    expect(playOut(match, agents)).toEqual(playOut(fresh, agents))
    expect(match.digest()).toBe(fresh.digest())
  }
})
