import { type GameRules, Match, Random } from '@fudaba/kernel'
import { playerName } from '@fudaba/kernel/rules'
import { FINISH, deciding } from '@fudaba/kernel/search'
import { vanguard } from '@fudaba/vanguard'
import { expect, test } from 'vitest'
import { type Agent, chooseFor, greedy, makeSearch } from '../../src/index.ts'
import { Race, shortRace } from '../../src/search/race.ts'
import { Branch } from '../../src/search/tree.ts'

/** A race that was run with these values, by label and round. */
function run(
  values: Readonly<Record<number, readonly number[]>>,
  done?: ReadonlyMap<number, number>,
  options = shortRace,
): Race {
  const race = new Race(options, done)
  const runners = Object.entries(values).map(([label, own]) => ({
    runner: race.add(new Branch(Number(label))),
    own,
  }))
  for (let round = 0; !race.isRun; round++) {
    for (const { runner, own } of runners) {
      runner.values.push(own[round])
      runner.branch.visits++
      runner.branch.total += own[round]
    }
    race.endRound()
  }
  return race
}
const labels = (race: Race): number[] => race.running.map(({ branch }) => branch.label)

test('race: an answer that always comes to the same as passing drops out', () => {
  const race = run({ 1: [0.4, 0.7, 0.5], [FINISH]: [0.4, 0.7, 0.5], 2: [0.5, 0.6, 0.9] })
  expect(labels(race)).toEqual([FINISH, 2])
})

test('race: an answer that is behind by the same in every world drops out, however the worlds differ', () => {
  const race = run({ 1: [0.9, 0.1, 0.5], 2: [0.8, 0.01, 0.4] })
  expect(labels(race)).toEqual([1])
  expect(race.isDecided).toBe(true)
})

test('race: an answer that is behind in one world and ahead in another stays', () => {
  expect(labels(run({ 1: [0.9, 0.1, 0.5], 2: [0.3, 0.6, 0.4] }))).toEqual([1, 2])
})

test('race: no answer drops out before the rounds that all run together, for the best may begin badly', () => {
  const values = { 1: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 2: [0.41, 0.4, 0.39, 0.9, 0.9, 0.9] }
  const longer = { ...shortRace, rounds: 6 }
  expect(run(values, undefined, longer).answer().label).toBe(1)
  expect(run(values, undefined, { ...longer, together: 6 }).answer().label).toBe(2)
})

test('race: two rounds are enough where all answers come to the same', () => {
  const race = run({ 1: [0.4, 0.7], [FINISH]: [0.4, 0.7] })
  expect(race.rounds).toBe(2)
  expect(race.answer().label).toBe(FINISH)
})

test('race: what was done just before has to be clearly better than passing to be done again', () => {
  const values = { 1: [0.5, 0.6, 0.55], [FINISH]: [0.45, 0.58, 0.51] }
  expect(run(values).answer().label).toBe(1)
  expect(run(values, new Map([[1, 1]])).answer().label).toBe(FINISH)
})

test('race: one answer is left, also where what was done just before came to the same as another', () => {
  const values = [0.5, 0.6, 0.55]
  expect(labels(run({ 1: values, 2: values, 3: [0.1, 0.2, 0.15] }, new Map([[1, 1]])))).toEqual([1])
})

test('greedy and search do not let two units change places for ever', () => {
  const search: Agent = makeSearch({ name: 'search', nodes: 12, worlds: 3 })
  for (const agent of [greedy, search]) {
    const match = new Match({ rules: vanguard as unknown as GameRules, seed: 3 })
    const dice = new Random(agent.name)
    const windows = new Map<number, number>()
    for (let i = 0; i < 60 && deciding(match) !== null; i++) {
      const { turn } = match.view(null)
      if (match.game.offer.message === 'main.window') windows.set(turn, (windows.get(turn) ?? 0) + 1)
      match.answer(playerName(deciding(match)!), chooseFor(match, agent, dice))
    }
    expect(windows.size, agent.name).toBeGreaterThan(1)
    expect(Math.max(...windows.values()), agent.name).toBeLessThan(15)
  }
})
