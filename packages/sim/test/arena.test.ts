import { type Agent, random as anyAnswer } from '@fudaba/ai'
import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Random } from '@fudaba/kernel'
import { kiseki } from '@fudaba/kiseki'
import { describe, expect, test } from 'vitest'
import { type Pair, arena, matchups, playArenaGame, sequentialTest } from '../src/index.ts'

const rules = blackpoker as unknown as GameRules

test('every pair is two games, and all of them end', async () => {
  const report = await arena({ rules, agents: ['random', 'random'], pairs: 5, seed: 1 })
  expect(report).toMatchObject({ pairs: 5, games: 10, unfinished: 0, failures: [] })
  expect(report.wins.of).toBe(10)
})

test('the seats change from the one game of a pair to the other', () => {
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

test('a matrix has a row and a column for each deck, and keeps to the time of all its games', async () => {
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

/** So many pairs of which both games were won, one and none. */
const pairsOf = (both: number, one: number, none: number): number[] => [
  ...Array.from({ length: both }, () => 2),
  ...Array.from({ length: one }, () => 1),
  ...Array.from({ length: none }, () => 0),
]

describe('the sequential test', () => {
  test('decides when it is clear, and not before', () => {
    expect(sequentialTest(0.65, []).verdict).toBe('undecided')
    expect(sequentialTest(0.65, pairsOf(2, 2, 1)).verdict).toBe('undecided')
    expect(sequentialTest(0.65, pairsOf(27, 6, 2)).verdict).toBe('reached')
    expect(sequentialTest(0.65, pairsOf(4, 9, 6)).verdict).toBe('not reached')
  })

  test('is surer of the same rate where most pairs are divided: what the cards decide says nothing', () => {
    const divided = sequentialTest(0.6, pairsOf(14, 32, 2))
    const scattered = sequentialTest(0.6, pairsOf(24, 12, 12))
    expect(divided.evidence).toBeGreaterThan(2 * scattered.evidence)
  })

  test('counts a drawn game as half of a win', () => {
    expect(sequentialTest(0.6, [1.5, 0.5]).evidence).toBeLessThan(sequentialTest(0.6, [1.5, 1.5]).evidence)
  })

  test('errs in one contest of twenty, where games of a pair have something in common and where not', () => {
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
