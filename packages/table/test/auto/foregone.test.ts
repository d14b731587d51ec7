import { expect, test } from 'vitest'
import type { View } from '@fudaba/kernel'
import { foregoneAnswer } from '../../src/index.ts'
import { rules } from '../game.ts'

const asking = (ids: readonly string[]): View =>
  ({
    decision: {
      shape: 'option',
      message: { key: 'timing.trigger', parameters: {} },
      candidates: ids.map((id) => ({ id, kind: 'option' })),
      bins: [],
      min: 1,
      max: 1,
      constraint: null,
    },
  }) as unknown as View

test('the order of equal triggered texts is asked only in mode ON', () => {
  const equal = asking(['S1-001 1@o5', 'S1-001 1@o9#2'])
  expect(foregoneAnswer(rules, equal, 'auto')).toEqual(['S1-001 1@o5'])
  expect(foregoneAnswer(rules, equal, 'on')).toBeNull()
  expect(foregoneAnswer(rules, asking(['S1-001 1@o5', 'S1-001 2@o5']), 'auto')).toBeNull()
})

test('a question with one answer, which a room asks all the same, is answered by itself unless in mode ON', () => {
  expect(foregoneAnswer(rules, asking(['no']), 'auto')).toEqual(['no'])
  expect(foregoneAnswer(rules, asking(['no']), 'on')).toBeNull()
  expect(foregoneAnswer(rules, asking(['yes', 'no']), 'auto')).toBeNull()
})

test('a game’s `foregone` answers a question that is asked again', () => {
  const own = { ...rules, table: { ...rules.table, foregone: () => ['yes'] } }
  expect(foregoneAnswer(own, asking(['yes', 'no']), 'auto')).toEqual(['yes'])
})
