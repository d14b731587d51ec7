import { Match } from '@fudaba/kernel'
import { expect, test } from 'vitest'
import { mergedSight } from '../../src/index.ts'
import { rules } from '../game.ts'

test('the merged view of both players shows both hands and nothing twice', () => {
  const match = new Match({ rules, seed: 1 })
  const seen = (viewer: 'P1' | 'P2') => ({ view: match.view(viewer), events: [] })
  const { view } = mergedSight([seen('P1'), seen('P2')])
  const hands = view.zones.filter(({ zone }) => zone === 'hand')
  expect(hands.map(({ objects, count }) => objects.length === count)).toEqual([true, true])
  expect(hands.flatMap(({ objects }) => objects.flatMap(({ cards }) => cards))).not.toContain(null)
  expect(view.decision).not.toBeNull()
})
