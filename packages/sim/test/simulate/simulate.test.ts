import { blackpoker } from '@fudaba/blackpoker'
import { random } from '@fudaba/ai'
import { type GameRules, KernelError, Match } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import { type SimReport, simulate, simulateParallel } from '../../src/index.ts'
import { playOut } from '../../src/simulate/play.ts'

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
    expect(report.firstPlayer?.of).toBe(200)
    expect(report.firstPlayer?.count).not.toBe(report.seats.P1.count)
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

  test('reports its progress', () => {
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

test('a game played in the memory of the last one is the same as in memory of its own', () => {
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
