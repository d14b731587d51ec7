import { expect, test } from 'vitest'
import type { GameRules, Refusal, View } from '@fudaba/kernel'
import { Words, firstReason, foregoneAnswer, reasonFor } from '../src/index.ts'
import { rules } from './game.ts'

const refusal: Refusal = {
  action: 'attack',
  source: true,
  allowed: false,
  requirements: [
    { clause: 'base.3.5.8', met: true },
    { clause: 'base.3.5.7', met: true },
    { clause: 'base.3.5.7', met: false },
  ],
}
const saying = (more: Partial<GameRules>): Words => new Words({ ...rules, ...more }, 'en')
const messages = (keys: Readonly<Record<string, string>>): GameRules['messages'] => ({
  ...rules.messages,
  ...Object.fromEntries(Object.entries(keys).map(([key, en]) => [key, { ja: en, en }])),
})

test('a refusal is told by its clause, if the game has no sentence for it', () => {
  expect(reasonFor(saying({}), null, refusal)).toBe('Main timing: only the turn player')
  expect(firstReason(saying({}), refusal)).toBe('Main timing: only the turn player')
})

test('a sentence for the n-th requirement of a clause goes before one for the clause', () => {
  const both = { 'refused.base.3.5.7': 'clause', 'refused.base.3.5.7#2': 'second' }
  expect(reasonFor(saying({ messages: messages(both) }), null, refusal)).toBe('second')
  expect(reasonFor(saying({ messages: messages({ 'refused.base.3.5.7': 'clause' }) }), null, refusal)).toBe(
    'clause',
  )
})

test('what the game says of this moment goes before all', () => {
  const words = saying({
    messages: messages({ 'refused.now': '{n} missing' }),
    refused: (_view, action, clause) => ({
      key: 'refused.now',
      parameters: { n: 2 },
      clause: `${action} ${clause}`,
    }),
  })
  expect(reasonFor(words, {} as View, refusal)).toBe('2 missing')
})

test('nothing stands in the way of what is allowed', () => {
  expect(reasonFor(saying({}), null, { ...refusal, requirements: [] })).toBeNull()
})

const asking = (ids: readonly string[]): View =>
  ({
    decision: {
      shape: 'option',
      message: { key: 'timing.trigger', parameters: {} },
      candidates: ids.map((id) => ({ id, kind: 'option' })),
    },
  }) as unknown as View

test('which of equal texts comes first is not asked, unless everything is', () => {
  const equal = asking(['S1-001 1@o5', 'S1-001 1@o9#2'])
  expect(foregoneAnswer(rules, equal, 'auto')).toEqual(['S1-001 1@o5'])
  expect(foregoneAnswer(rules, equal, 'on')).toBeNull()
  expect(foregoneAnswer(rules, asking(['S1-001 1@o5', 'S1-001 2@o5']), 'auto')).toBeNull()
})

test('a game may say that a question is asked again', () => {
  const own = { ...rules, foregone: () => ['yes'] }
  expect(foregoneAnswer(own, asking(['yes', 'no']), 'auto')).toEqual(['yes'])
})
