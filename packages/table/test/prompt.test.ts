import { expect, test } from 'vitest'
import { type Candidate, type Decision, Match } from '@fudaba/kernel'
import { promptOf } from '../src/index.ts'
import { rules, words } from './game.ts'

/** What a text of this ability asks of the first hand. */
function textAsks(ability: string, from: (ids: readonly string[]) => readonly string[]) {
  const match = new Match({ rules, seed: 3 })
  const view = match.view('P1')
  const ids = view.zones.flatMap(({ zone, owner, objects }) =>
    zone === 'hand' && owner === 'P1' ? objects.map(({ id }) => id) : [],
  )
  const asked: Decision = {
    ...match.decision!,
    shape: 'choose',
    source: null,
    message: { key: 'program.choose', parameters: { ability } },
    candidates: from(ids).map((id): Candidate => ({ id, kind: 'object' })),
    min: 1,
    max: 1,
  }
  return promptOf(words('en'), view, asked)
}

test('a question of a text names the zone that everything to choose from lies in', () => {
  expect(textAsks('', (ids) => ids.slice(0, 2)).sentence).toBe('Choose: Hand')
  expect(textAsks('', () => []).sentence).toBe('Choose')
})

test('it names its card by the ability, where the card itself is gone', () => {
  const id = rules.cardId(rules.cards[0])
  expect(textAsks(`${id} 2`, (ids) => ids).source).toBe(words('en').card(id))
  expect(textAsks('nobody 1', (ids) => ids).source).toBe('')
})
