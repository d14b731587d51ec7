import { expect, test } from 'vitest'
import { clauseFamily } from '../../../src/ui/card/clauseFamily.ts'

test('the parent of a clause is the nearest one that its id begins with', () => {
  const ids = ['804', '804.11', '804.11a', '804.11a-3', '805']
  expect(clauseFamily(ids, '804.11a-3').parent).toBe('804.11a')
  expect(clauseFamily(ids, '804.11').children).toEqual(['804.11a'])
  expect(clauseFamily(ids, '805').parent).toBeNull()
})

test('clauses without a parent are siblings of those whose ids begin alike', () => {
  expect(clauseFamily(['draw.1', 'draw.2', 'end.1'], 'draw.1').siblings).toEqual(['draw.2'])
})
