import { expect, test } from 'vitest'
import { type Candidate, type Decision, Match } from '@fudaba/kernel'
import { promptOf } from '../../src/index.ts'
import { rules, words } from '../game.ts'

/** What a text of this ability asks of the first hand. */
function textAsks(
  ability: string,
  from: (ids: readonly string[]) => readonly string[],
  more: Readonly<Record<string, string>> = {},
) {
  const match = new Match({ rules, seed: 3 })
  const view = match.view('P1')
  const ids = view.zones.flatMap(({ zone, owner, objects }) =>
    zone === 'hand' && owner === 'P1' ? objects.map(({ id }) => id) : [],
  )
  const asked: Decision = {
    ...match.decision!,
    shape: 'choose',
    source: null,
    message: { key: 'program.choose', parameters: { ability, ...more } },
    candidates: from(ids).map((id): Candidate => ({ id, kind: 'object' })),
    min: 1,
    max: 1,
  }
  return promptOf(words('en'), view, asked)
}

test('the prompt of a card text names the zone of its candidates', () => {
  expect(textAsks('', (ids) => ids.slice(0, 2)).sentence).toBe('Choose: Hand')
  expect(textAsks('', () => []).sentence).toBe('Choose')
})

test('the prompt of a card text names where what is chosen goes', () => {
  const going = (more: Readonly<Record<string, string>>) =>
    textAsks('', (ids) => ids.slice(0, 1), more).sentence
  expect(going({ to: 'life', end: 'bottom' })).toBe('Choose: Hand → Life, at the bottom')
  expect(going({ to: 'life' })).toBe('Choose: Hand → Life')
})

test('the prompt of a card text names the card by its ability after the card has gone', () => {
  const id = rules.cardId(rules.cards[0])
  expect(textAsks(`${id} 2`, (ids) => ids).source).toBe(words('en').card(id))
  expect(textAsks('nobody 1', (ids) => ids).source).toBe('')
})
