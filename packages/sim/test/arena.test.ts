import { blackpoker } from '@fudaba/blackpoker'
import type { GameRules } from '@fudaba/kernel'
import { expect, test } from 'vitest'
import { type Pair, arena, matchups, sequentialTest } from '../src/index.ts'

const rules = blackpoker as unknown as GameRules

test('every pair is two games, and all of them end', async () => {
  const report = await arena({ rules, agents: ['random', 'random'], pairs: 5, seed: 1 })
  expect(report).toMatchObject({ pairs: 5, games: 10, unfinished: 0, failures: [] })
  expect(report.wins.of).toBe(10)
})

test('the sequential test decides when it is clear, and not before', () => {
  expect(sequentialTest(0.65, 6, 10).verdict).toBe('undecided')
  expect(sequentialTest(0.65, 60, 70).verdict).toBe('reached')
  expect(sequentialTest(0.65, 17, 38).verdict).toBe('not reached')
})

test('the arena stops once the test is decided', async () => {
  const report = await arena({ rules, agents: ['random', 'random'], pairs: 200, seed: 1, target: 0.9 })
  expect(report.test!.verdict).toBe('not reached')
  expect(report.pairs).toBeLessThan(50)
})

test('a contest goes on where it was stopped, and comes to the same', async () => {
  const contest = { rules, agents: ['random', 'random'], seed: 2, target: 0.8 } as const
  const played = new Map<number, Pair>()
  await arena({ ...contest, pairs: 3, onPair: (number, pair) => played.set(number, pair) })
  expect([...played.keys()]).toEqual([0, 1, 2])
  const wholly = await arena({ ...contest, pairs: 30 })
  const later: number[] = []
  const goingOn = await arena({ ...contest, pairs: 30, played, onPair: (number) => later.push(number) })
  expect(later[0]).toBe(3)
  expect(goingOn).toMatchObject({ wins: wholly.wins, pairResults: wholly.pairResults, test: wholly.test })
  const again = new Map([...played].map(([number, [first]]) => [number, [first, first] as const]))
  const other = await arena({ ...contest, pairs: 3, played: again })
  expect(other.pairResults.one).toBe(0)
})

test('an unknown agent or deck is refused with the list', async () => {
  await expect(arena({ rules, agents: ['best', 'random'], pairs: 1, seed: 1 })).rejects.toThrow(
    'no agent best; there are random, greedy, easy, normal, hard, sees-all',
  )
  await expect(
    matchups({ rules, agents: ['random', 'random'], pairs: 1, seed: 1 }, ['mine']),
  ).rejects.toThrow('no deck mine; there are entry20')
})
