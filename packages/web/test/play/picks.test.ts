import { type Decision, Match, choiceOf, idsFor } from '@fudaba/kernel'
import { explainIllegal } from '@fudaba/kernel/host'
import { expect, test } from 'vitest'
import { completed, freshPicks, mayPlace, placeOf, placed, toggled } from '../../src/play/picks.ts'
import { parade } from '../parade.ts'

const plain: Decision = {
  id: 1,
  player: 'P1',
  shape: 'choose',
  clauses: [],
  source: null,
  message: { key: 'x', parameters: {} },
  candidates: ['a', 'b', 'c', 'd'].map((id) => ({ id, kind: 'object' })),
  bins: [],
  min: 2,
  max: 3,
  ordered: false,
  total: 0,
  unit: 1,
  pass: false,
  constraint: null,
  cancellable: false,
  autoKey: 'x',
}

test('a fourth candidate of at most three is not taken', () => {
  expect(toggled(plain, [0, 1, 2], 3)).toEqual([0, 1, 2])
})

test('a candidate touched twice is given back', () => {
  expect(toggled(plain, [0, 1], 0)).toEqual([1])
})

test('with one candidate to choose, another replaces it', () => {
  expect(toggled({ ...plain, min: 1, max: 1 }, [0], 2)).toEqual([2])
})

test('completing an answer keeps what is chosen already', () => {
  expect(completed(plain, [3])).toEqual([3, 0])
})

test('every shape of question can be completed to a legal answer from nothing', () => {
  const match = new Match({ rules: parade, seed: 1 })
  const shapes: string[] = []
  for (let d = match.decision; d !== null; d = match.decision) {
    const picks = completed(d, freshPicks(d))
    expect(explainIllegal(choiceOf(d), picks)).toBeNull()
    shapes.push(d.shape)
    match.answer(d.player, idsFor(d, picks))
  }
  expect(new Set(shapes).size).toBe(8)
})

const arranged: Decision = {
  ...plain,
  shape: 'arrange',
  min: 0,
  max: 4,
  bins: ['x', 'y'].map((id) => ({ id, min: 0, max: 1, ordered: false })),
}

test('a full place of an arrangement takes no second candidate', () => {
  expect(mayPlace(arranged, [0, 1], 2, 1)).toBe(false)
  expect(placed(arranged, [0, 1], 2, 1)).toEqual([0, 1])
})

test('a placed candidate can be moved and taken out again', () => {
  const moved = placed(arranged, [0, 1], 0, 0)
  expect(placeOf(moved, 0)).toBe(0)
  expect(placed(arranged, moved, 0, null)).toEqual([])
})
