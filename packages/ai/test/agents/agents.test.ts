import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, type PlayerName, Random, picksFor } from '@fudaba/kernel'
import { playerName } from '@fudaba/kernel/rules'
import { checkLegal, swapHidden, view, deciding } from '@fudaba/kernel/search'
import { describe, expect, test } from 'vitest'
import { WorkClock } from '../workClock.ts'
import { type Agent, chooseFor, greedy, makeGreedy, makeSearch, random } from '../../src/index.ts'
import { worldsFor } from '../../src/search/situation.ts'

const rules = blackpoker as unknown as GameRules

/** Every kind of agent, with budgets that fit a test. */
const agents = [random, greedy, makeSearch({ name: 'search', nodes: 8, worlds: 2 })]

function play(seed: number, seats: readonly [Agent, Agent], seen?: (match: Match) => void): Match {
  const match = new Match({ rules, seed })
  const dice = [new Random(`${seed}/0`), new Random(`${seed}/1`)]
  for (let player = deciding(match); player !== null; player = deciding(match)) {
    seen?.(match)
    match.answer(playerName(player), chooseFor(match, seats[player], dice[player]))
  }
  return match
}

/** The answers of an agent to the first decisions of a game in which it plays both seats. */
function answers(agent: Agent, seed: number, count: number): string[] {
  const match = new Match({ rules, seed })
  const out: string[] = []
  const dice = new Random('dice')
  while (match.decision !== null && out.length < count) {
    const { player } = match.decision
    const ids = chooseFor(match, agent, dice)
    out.push(ids.join('+'))
    match.answer(player, ids)
  }
  return out
}

describe('every agent', () => {
  for (const agent of agents) {
    test(`${agent.name} plays legal games to their end`, () => {
      for (let seed = 0; seed < 3; seed++) expect(play(seed, [agent, agent]).result).not.toBeNull()
    })

    test(`${agent.name} answers alike with the same chance`, () => {
      expect(answers(agent, 7, 12)).toEqual(answers(agent, 7, 12))
    })

    test(`${agent.name} changes nothing by thinking`, () => {
      const match = new Match({ rules, seed: 3 })
      const before = match.digest()
      chooseFor(match, agent, new Random(1))
      expect(match.digest()).toBe(before)
    })

    test(`${agent.name} answers alike whatever the cards are that it cannot see`, () => {
      const small = agent === greedy ? makeGreedy({ worlds: 2, answers: 8 }) : agent
      for (let seed = 0; seed < 3; seed++)
        play(seed, [random, random], (match) => {
          const viewer = deciding(match)!
          const other = swapHidden(match.game, viewer, new Random(seed))
          const choose = (g: Match['game']): readonly string[] =>
            small.decide(view(rules, g, viewer), rules, new Random('same'), worldsFor(rules, g, viewer))
          expect(choose(other)).toEqual(choose(match.game))
        })
    })
  }
})

test('an agent that does not look answers with legal positions', () => {
  play(1, [random, random], (match) => {
    const picks = random.blind!(match.game.offer, new Random(match.game.time))
    expect(() => checkLegal(match.game.offer, picks)).not.toThrow()
    const ids = chooseFor(match, random, new Random(match.game.time))
    expect(picksFor(match.decision!, ids)).toEqual(picks)
  })
})

test('looking one step ahead wins most games against chance', () => {
  const small = makeGreedy({ worlds: 2, answers: 12 })
  let won = 0
  const games = 20
  for (let seed = 0; seed < games; seed++) {
    const seat: PlayerName = seed % 2 === 0 ? 'P1' : 'P2'
    const seats: [Agent, Agent] = seat === 'P1' ? [small, random] : [random, small]
    if (play(seed, seats).result!.winner === seat) won++
  }
  expect(won).toBeGreaterThan(games * 0.7)
})

test('looking one step ahead ends when its time is over, with what was tried so far', () => {
  const looksOf = (seconds: number): number => {
    const clock = new WorkClock(1)
    const match = new Match({ rules: clock.counting(rules), seed: 3 })
    for (let i = 0; i < 20 && match.decision !== null; i++) {
      const ids = chooseFor(match, makeGreedy({ seconds, clock }), new Random(i))
      match.answer(match.decision.player, ids)
    }
    return clock.evaluations
  }
  expect(looksOf(0)).toBeLessThan(looksOf(60) / 2)
})

test('there is no decision to make once the game is over', () => {
  const match = new Match({ rules, seed: 1 })
  match.concede('P1')
  expect(() => chooseFor(match, random, new Random(1))).toThrow('the game is over')
})
