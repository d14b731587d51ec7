import { type GameRules, Match, Random } from '@fudaba/kernel'
import { deciding } from '@fudaba/kernel/search'
import { playerName } from '@fudaba/kernel/rules'
import { type Agent, chooseFor, greedy } from '../../src/index.ts'

/** Decisions of greedy players before, and of the level itself. */
export const BEFORE = 12
const OWN = 3

/** What the level answers in the middle of a game, both seats; a failure is none of the answers it can give. */
export function answersOf(rules: GameRules, agent: Agent): string[] {
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
