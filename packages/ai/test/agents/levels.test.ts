import { aquarianAge } from '@fudaba/aquarian-age'
import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, Random } from '@fudaba/kernel'
import { playerName } from '@fudaba/kernel/rules'
import { swapHidden, view, deciding } from '@fudaba/kernel/search'
import { kiseki } from '@fudaba/kiseki'
import { lastChronicle } from '@fudaba/last-chronicle'
import { vanguard } from '@fudaba/vanguard'
import { describe, expect, test } from 'vitest'
import { chooseFor, greedy, measuringAgents } from '../../src/index.ts'
import { type Level, levelNames } from '../../src/agents/levels.ts'
import { worldsFor } from '../../src/search/situation.ts'
import { BEFORE, answersOf } from './answersOf.ts'

const games = [blackpoker, kiseki, lastChronicle, vanguard, aquarianAge] as unknown as readonly GameRules[]

/** Of all the longest to think: levels.ci.test.ts asks it. */
const isLongest = (rules: GameRules, level: Level): boolean => rules === games[0] && level === 'hard'

describe.each(games.map((rules) => [rules.name, rules] as const))('in %s', (_name, rules) => {
  test.each(levelNames.filter((level) => !isLongest(rules, level)))(
    '%s answers legally, and alike with the same chance',
    (name) => {
      const answers = answersOf(rules, measuringAgents[name])
      expect(answers.filter((each) => each.startsWith('failed'))).toEqual([])
      expect(answers).toEqual(answersOf(rules, measuringAgents[name]))
    },
  )

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
