import { aquarianAge } from '@fudaba/aquarian-age'
import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, Random, picksFor } from '@fudaba/kernel'
import { playerName } from '@fudaba/kernel/rules'
import { checkLegal, swapHidden, view, deciding } from '@fudaba/kernel/search'
import { kiseki } from '@fudaba/kiseki'
import { lastChronicle } from '@fudaba/last-chronicle'
import { vanguard } from '@fudaba/vanguard'
import { describe, expect, test } from 'vitest'
import { chooseFor, greedy, makeGreedy, makeSearch } from '../../src/index.ts'
import { worldsFor } from '../../src/search/situation.ts'

const games = [blackpoker, kiseki, lastChronicle, vanguard, aquarianAge] as unknown as readonly GameRules[]

/** With budgets that fit a test. */
const agents = [
  makeGreedy({ worlds: 2, answers: 6 }),
  makeSearch({ name: 'search', nodes: 8, worlds: 2 }),
  makeSearch({ name: 'screened search', nodes: 8, worlds: 2, screen: greedy }),
]

/** Decisions of a game of greedy players, and how many lie between two that are looked at. */
const DECISIONS = 40
const BETWEEN = 8

describe.each(games.map((rules) => [rules.name, rules] as const))('in %s', (_name, rules) => {
  test('agents answer legally, and alike whatever the cards are that they cannot see', () => {
    const match = new Match({ rules, seed: 'hidden' })
    const dice = new Random('dice')
    let looked = 0
    for (let i = 1; i <= DECISIONS && deciding(match) !== null; i++) {
      const player = deciding(match)!
      if (i % BETWEEN === 0) {
        looked++
        const other = swapHidden(match.game, player, new Random(i))
        for (const agent of agents) {
          const [here, there] = [match.game, other].map((g) =>
            agent.decide(view(rules, g, player), rules, new Random('same'), worldsFor(rules, g, player)),
          )
          expect(there, `${agent.name}, decision ${i}`).toEqual(here)
          expect(() => checkLegal(match.game.offer, picksFor(match.decision!, here))).not.toThrow()
        }
      }
      match.answer(playerName(player), chooseFor(match, agents[0], dice))
    }
    expect(looked).toBeGreaterThan(1)
  })
})
