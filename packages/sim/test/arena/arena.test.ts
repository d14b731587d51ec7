import { type Agent, random as anyAnswer } from '@fudaba/ai'
import { blackpoker } from '@fudaba/blackpoker'
import type { GameRules } from '@fudaba/kernel'
import { kiseki } from '@fudaba/kiseki'
import { expect, test } from 'vitest'
import { type Pair, arena, matchups } from '../../src/index.ts'
import { playArenaGame } from '../../src/arena/arenaGame.ts'

const rules = blackpoker as unknown as GameRules

test('every pair of a contest is two games, and all of them end', async () => {
  const report = await arena({ rules, agents: ['random', 'random'], pairs: 5, seed: 1 })
  expect(report).toMatchObject({ pairs: 5, games: 10, unfinished: 0, failures: [] })
  expect(report.wins.of).toBe(10)
})

test('the agents change seats between the two games of a pair', () => {
  const seen: string[] = []
  const first = { ...anyAnswer, name: 'first', blind: undefined }
  const watching: Agent = {
    ...first,
    decide(view, ...rest) {
      seen.push(view.decision!.player)
      return anyAnswer.decide(view, ...rest)
    },
  }
  const [one, other] = ([0, 1] as const).map((seat) => {
    seen.length = 0
    playArenaGame({ rules, agents: [watching, anyAnswer], seed: '1' }, 0, seat)
    return [...new Set(seen)]
  })
  expect([one, other]).toEqual([['P1'], ['P2']])
})

test('a matrix of matchups has a row and a column for each deck, and one time limit for all its games', async () => {
  const decks = ['lighthouse', 'wreckers']
  const options = {
    rules: kiseki as unknown as GameRules,
    agents: ['random', 'random'],
    pairs: 1,
    seed: 1,
  } as const
  const { reports } = await matchups(options, decks)
  expect(reports.map((row) => row.map(({ games }) => games))).toEqual([
    [2, 2],
    [2, 2],
  ])
  const none = await matchups({ ...options, seconds: 0 }, decks)
  expect(none.reports.flat().every(({ games }) => games === 0)).toBe(true)
})

test('the arena stops once the test is decided', async () => {
  const report = await arena({ rules, agents: ['random', 'random'], pairs: 200, seed: 1, target: 0.9 })
  expect(report.test!.verdict).toBe('not reached')
  expect(report.pairs).toBeLessThan(50)
})

test('a contest that goes on where it was stopped has the same result as one played in one go', async () => {
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

test('an unknown agent or deck is refused with the list of those there are', async () => {
  await expect(arena({ rules, agents: ['best', 'random'], pairs: 1, seed: 1 })).rejects.toThrow(
    'no agent best; there are random, greedy, easy, normal, hard, sees-all',
  )
  await expect(
    matchups({ rules, agents: ['random', 'random'], pairs: 1, seed: 1 }, ['mine']),
  ).rejects.toThrow('no deck mine; there are entry20')
})
