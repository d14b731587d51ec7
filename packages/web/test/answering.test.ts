import { type Decision, Match, choiceOf, explainIllegal, idsFor } from '@fudaba/kernel'
import { expect, test } from 'vitest'
import { completed, freshPicks, mayPlace, placeOf, placed, toggled } from '../src/play/answering.ts'
import { configFor } from '../src/play/deckConfig.ts'
import { together } from '../src/play/openView.ts'
import { familyOf } from '../src/ui/ruleFamily.ts'
import { lanternPier } from '@fudaba/example-tiny-game'
import { blackpoker } from '@fudaba/blackpoker'
import { parade } from './parade.ts'

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

test('the fourth of at most three is not taken', () => {
  expect(toggled(plain, [0, 1, 2], 3)).toEqual([0, 1, 2])
})

test('touched twice, a card is given back', () => {
  expect(toggled(plain, [0, 1], 0)).toEqual([1])
})

test('where one is wanted, another takes its place', () => {
  expect(toggled({ ...plain, min: 1, max: 1 }, [0], 2)).toEqual([2])
})

test('choosing for me keeps what is chosen already', () => {
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

test('a place that is full takes no second', () => {
  expect(mayPlace(arranged, [0, 1], 2, 1)).toBe(false)
  expect(placed(arranged, [0, 1], 2, 1)).toEqual([0, 1])
})

test('what is placed can be put elsewhere, and away again', () => {
  const moved = placed(arranged, [0, 1], 0, 0)
  expect(placeOf(moved, 0)).toBe(0)
  expect(placed(arranged, moved, 0, null)).toEqual([])
})

test('a clause lies under the nearest one that its id begins with', () => {
  const ids = ['804', '804.11', '804.11a', '804.11a-3', '805']
  expect(familyOf(ids, '804.11a-3').parent).toBe('804.11a')
  expect(familyOf(ids, '804.11').children).toEqual(['804.11a'])
  expect(familyOf(ids, '805').parent).toBeNull()
})

test('clauses without one above them stand beside those that begin alike', () => {
  expect(familyOf(['draw.1', 'draw.2', 'end.1'], 'draw.1').siblings).toEqual(['draw.2'])
})

test('a deck brings the setting that it needs', () => {
  const deck = blackpoker.decks.find(({ name }) => name === 'full54')!
  const rules = blackpoker as Parameters<typeof configFor>[0]
  expect(configFor(rules, [deck, deck], {})).toEqual({ frame: 'full54' })
})

test('two players together see both hands and nothing twice', () => {
  const match = new Match({ rules: lanternPier as typeof parade, seed: 1 })
  const seen = (viewer: 'P1' | 'P2') => ({ view: match.view(viewer), events: [] })
  const { view } = together([seen('P1'), seen('P2')])
  const hands = view.zones.filter(({ zone }) => zone === 'hand')
  expect(hands.map(({ objects }) => objects.length)).toEqual([4, 3])
  expect(hands.flatMap(({ objects }) => objects.flatMap(({ cards }) => cards))).not.toContain(null)
  expect(view.decision).not.toBeNull()
})
