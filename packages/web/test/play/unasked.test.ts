import type { Decision, GameRules, Input, ObjectView, View } from '@fudaba/kernel'
import { Words } from '@fudaba/table'
import { expect, test } from 'vitest'
import { isPayment } from '../../src/play/autoplay.ts'
import { equivalentsOf } from '../../src/play/equivalents.ts'
import { answeredIn, passedBy } from '../../src/play/passedBy.ts'
import { primaryOf } from '../../src/play/primary.ts'
import { parade } from '../parade.ts'

const rules: GameRules = {
  ...parade,
  table: {
    ...parade.table,
    layout: {
      ...parade.table.layout,
      slots: [{ zone: 'deck', area: [0, 0, 1, 1], shape: 'pile' }],
      phases: ['draw', 'main', 'battle', 'end'].map((phase) => ({ phase, steps: [] })),
    },
  },
}

const asked = (more: Partial<Decision>): Decision =>
  ({
    id: 1,
    player: 'P1',
    shape: 'choose',
    clauses: [],
    source: 'o9',
    message: { key: 'program.target', parameters: {} },
    candidates: ['o1', 'o2', 'o3'].map((id) => ({ id, kind: 'object' })),
    bins: [],
    min: 0,
    max: 1,
    ordered: false,
    total: 0,
    unit: 1,
    pass: false,
    constraint: null,
    cancellable: false,
    autoKey: 'x',
    ...more,
  }) satisfies Decision

const thing = (id: string, card: string, controller = 'P1'): ObjectView =>
  ({
    id,
    kind: 'card',
    controller,
    cards: [card],
    values: {},
    turned: false,
    faceDown: false,
  }) as unknown as ObjectView

const seen = (objects: readonly ObjectView[], more: Partial<View> = {}): View =>
  ({
    zones: [{ zone: 'deck', owner: 'P1', objects }],
    turn: 3,
    facts: {},
    decision: null,
    ...more,
  }) as unknown as View

test('the marked button does not waste a card text of one’s own', () => {
  const mine = seen([thing('o9', 'a')])
  expect(primaryOf(rules, mine, asked({}), [])).toEqual({ kind: 'complete', picks: [0] })
  expect(primaryOf(rules, mine, asked({}), [1])).toEqual({ kind: 'answer', picks: [1] })
  expect(primaryOf(rules, seen([thing('o9', 'a', 'P2')]), asked({}), [])).toEqual({
    kind: 'answer',
    picks: [],
  })
  const other = asked({ message: { key: 'battle.attackers', parameters: {} } })
  expect(primaryOf(rules, mine, other, [])).toEqual({ kind: 'answer', picks: [] })
})

test('equivalent candidates (copies of a card in one pile) have one button', () => {
  const view = seen([thing('o1', 'a'), thing('o2', 'b'), thing('o3', 'a')])
  expect([...equivalentsOf(rules, view, asked({}), [0, 1, 2])]).toEqual([
    [0, [2]],
    [1, []],
  ])
  const elsewhere = { ...view, zones: [{ ...view.zones[0], zone: 'field' }] }
  expect(equivalentsOf(rules, elsewhere, asked({}), [0, 1, 2]).size).toBe(3)
})

test('only a cost that is paid one by one can be paid automatically', () => {
  const paying = asked({ shape: 'act', message: { key: 'cost.resource', parameters: {} } })
  expect(isPayment(paying)).toBe(true)
  expect(isPayment({ ...paying, pass: true })).toBe(false)
  expect(isPayment(asked({ shape: 'act' }))).toBe(false)
})

const words = new Words(rules, 'en')
const answer: Input = { player: 'P1', answer: ['o1'] }
const inPhase = (phase: string, turn = 3): View => seen([], { turn, facts: { turnPlayer: 'P1', phase } })

test('phases that passed without a question are named', () => {
  const before = answeredIn(rules, inPhase('draw'), answer)
  expect(passedBy(words, before, inPhase('main'))).toBeNull()
  expect(passedBy(words, before, inPhase('end'))).toMatchObject({ kind: 'phases', phases: { length: 2 } })
})

test('a turn that passed without a question is named, unless its player ended it or it was at its end', () => {
  const next = inPhase('draw', 4)
  expect(passedBy(words, answeredIn(rules, inPhase('main'), answer), next)).toEqual({ kind: 'turn', turn: 3 })
  expect(passedBy(words, answeredIn(rules, inPhase('end'), answer), next)).toBeNull()
  expect(answeredIn(rules, inPhase('main'), { player: 'P1', answer: [] })).toBeNull()
  expect(answeredIn(rules, inPhase('main'), { player: 'P2', answer: ['o1'] })).toBeNull()
})
