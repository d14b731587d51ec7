import { expect, test } from 'vitest'
import type { Ability } from '@fudaba/kernel/text'
import { Table } from './table.ts'
import { it, one, self } from './trees.ts'

/** When this arrives, draw a card. */
const greeter: Ability = {
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb: 'arrive', subject: self }] },
  effect: { kind: 'draw', quantity: one },
}

/** Put this to sleep: choose a spirit of yours as a target; it gets +2 light today. */
const kindler: Ability = {
  kind: 'activated',
  cost: [{ kind: 'do', effect: { kind: 'turn', what: self, verb: 'sleep' } }],
  effect: {
    kind: 'sequence',
    steps: [
      {
        kind: 'choose',
        target: true,
        what: {
          kind: 'selection',
          of: {
            kind: 'selector',
            features: [{ kind: 'owner', who: 'you' }],
            head: { kind: 'type', type: 'spirit' },
          },
          quantity: one,
        },
      },
      {
        kind: 'modify',
        what: it,
        changes: [{ kind: 'add', characteristic: 'light', sign: '+', amount: 2 }],
        duration: 'today',
      },
    ],
  },
}

/** Your other spirits get +1 light. */
const beacon: Ability = {
  kind: 'continuous',
  effect: {
    kind: 'modify',
    what: {
      kind: 'selector',
      features: [{ kind: 'owner', who: 'you' }, { kind: 'other' }],
      head: { kind: 'type', type: 'spirit' },
    },
    changes: [{ kind: 'add', characteristic: 'light', sign: '+', amount: 1 }],
  },
}

test('a triggered ability resolves when its event has happened', () => {
  const t = new Table()
  t.fill('well', 2)
  const greeting = t.put({ abilities: [greeter] }, 'basket')
  t.act('call', greeting)
  expect(t.in('meadow')).toEqual([greeting])
  expect(t.in('basket')).toHaveLength(1)
  expect(t.in('well')).toHaveLength(1)
  expect(t.idle).toBe(true)
})

test('an activated ability is paid for, chooses a target, and its effect ends when the text says', () => {
  const t = new Table()
  const a = t.put({ light: 1, abilities: [kindler] })
  const b = t.put({ light: 3 })
  const theirs = t.put({ light: 5 }, 'meadow', 1)
  t.act('use', a)
  expect(t.message).toBe('program.target')
  expect(t.offered).toEqual([a, b])
  t.choose(b)
  expect(t.g.turned(a)).toBe(true)
  expect(t.light(b)).toBe(5)
  expect(t.light(theirs)).toBe(5)
  t.pass()
  expect(t.light(b)).toBe(3)
})

test('an ability whose cost cannot be paid is not offered', () => {
  const t = new Table()
  const a = t.put({ abilities: [kindler] })
  t.verb('turn', a, 1)
  expect(t.decision.candidates.map(({ name }) => name)).not.toContain('use')
})

test('a continuous ability applies to the objects of its phrase and no others', () => {
  const t = new Table()
  const a = t.put({ light: 1, abilities: [beacon] })
  const b = t.put({ light: 1 })
  const lamp = t.put({ light: 1, type: 'lamp' })
  const theirs = t.put({ light: 1 }, 'meadow', 1)
  expect([a, b, lamp, theirs].map((row) => t.light(row))).toEqual([1, 2, 1, 1])
  t.move(a, 'mist')
  expect(t.light(b)).toBe(1)
})

test('a resolution saved at a decision is resumed in the loaded game', () => {
  const t = new Table()
  const a = t.put({ light: 1, abilities: [kindler] })
  const b = t.put({ light: 3 })
  t.act('use', a)
  const other = t.reloaded()
  expect(other.message).toBe('program.target')
  other.choose(b)
  expect(other.light(b)).toBe(5)
})

test('the search undoes what a resolution did', () => {
  const t = new Table()
  const a = t.put({ light: 1, abilities: [kindler] })
  const b = t.put({ light: 3 })
  const before = t.g.store.digest()
  const mark = t.g.store.top
  t.act('use', a)
  t.choose(b)
  t.g.store.undo(mark)
  expect(t.g.store.digest()).toBe(before)
  expect(t.light(b)).toBe(3)
  expect(t.g.turned(a)).toBe(false)
})
