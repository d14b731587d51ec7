import { blackpoker } from '@fudaba/blackpoker'
import type { GameRules } from '@fudaba/kernel'
import { expect, test } from 'vitest'
import { measuringAgents } from '../../src/index.ts'
import { answersOf } from './answersOf.ts'

test('in blackpoker, where it thinks longest, hard answers legally, and alike with the same chance', () => {
  const rules = blackpoker as unknown as GameRules
  const answers = answersOf(rules, measuringAgents['hard'])
  expect(answers.filter((each) => each.startsWith('failed'))).toEqual([])
  expect(answers).toEqual(answersOf(rules, measuringAgents['hard']))
})
