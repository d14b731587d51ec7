import { aquarianAge } from '@fudaba/aquarian-age'
import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, Random, deciding, playerName, swapHidden, view } from '@fudaba/kernel'
import { kiseki } from '@fudaba/kiseki'
import { lastChronicle } from '@fudaba/last-chronicle'
import { vanguard } from '@fudaba/vanguard'
import { describe, expect, test } from 'vitest'
import { type Agent, chooseFor, greedy, levelNames, measuringAgents, worldsFor } from '../src/index.ts'

const games = [blackpoker, kiseki, lastChronicle, vanguard, aquarianAge] as unknown as readonly GameRules[]

/** Decisions of greedy players before, and of the level itself. */
const BEFORE = 12
const OWN = 3

/** What the level answers in the middle of a game, both seats; a failure is none of the answers it can give. */
function answersOf(rules: GameRules, agent: Agent): string[] {
  const match = new Match({ rules, seed: 'levels' })
  const dice = new Random('levels')
  for (let i = 0; i < BEFORE; i++) match.answer(playerName(deciding(match)!), chooseFor(match, greedy, dice))
  const given: string[] = []
  for (let i = 0; i < OWN && deciding(match) !== null; i++) {
    const ids = chooseFor(match, agent, dice, {
      onFailure: ({ message }) => given.push(`failed: ${message}`),
    })
    given.push(ids.join('+'))
    match.answer(playerName(deciding(match)!), ids)
  }
  return given
}

describe.each(games.map((rules) => [rules.name, rules] as const))('in %s', (_name, rules) => {
  test.each(levelNames)('%s answers legally, and alike with the same chance', (name) => {
    const answers = answersOf(rules, measuringAgents[name])
    expect(answers.filter((each) => each.startsWith('failed'))).toEqual([])
    expect(answers).toEqual(answersOf(rules, measuringAgents[name]))
  })

  test('normal answers alike whatever the cards are that it cannot see, its second look included', () => {
    const match = new Match({ rules, seed: 'unseen' })
    const dice = new Random('unseen')
    for (let i = 0; i < BEFORE; i++)
      match.answer(playerName(deciding(match)!), chooseFor(match, greedy, dice))
    const player = deciding(match)!
    const other = swapHidden(match.game, player, new Random(1))
    const [here, there] = [match.game, other].map((g) =>
      measuringAgents['normal'].decide(
        view(rules, g, player),
        rules,
        new Random('same'),
        worldsFor(rules, g, player),
      ),
    )
    expect(there).toEqual(here)
  })
})
