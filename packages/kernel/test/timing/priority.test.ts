import { describe, expect, test } from 'vitest'
import { NONE, priority } from '@fudaba/kernel/rules'
import { loadState, saveState } from '../../src/match/state.ts'
import { act, bookOf, newGame, pass, run, switchOff, words } from '../testing/table.ts'

const clauses = {
  first: 'first',
  check: 'check',
  window: 'window',
  keep: 'keep',
  special: 'special',
  passOn: 'pass-on',
  resolve: 'resolve',
  afterResolution: 'after',
}

/** Player 1 is the primary player. A spell scores when it resolves, a landing scores at once. */
function table({ keeps = true, off = [] as readonly string[] } = {}) {
  const book = bookOf('priority-game', [...Object.values(clauses), 'rules'])
  const stack = book.zone('stack', words('stack'), { shared: true, ordered: true, sight: () => 'all' })
  const score = book.counter('score')
  const checks = book.counter('checks')
  const phaseEnd = book.ending('phase over')
  const create = book.kernelVerb('create')
  const count = book.kernelVerb('count')
  const spell = book.procedure('spell', 2, [
    book.step('rules', (g) => g.propose(create, 0, g.zone(stack, 0), 0, g.local(0))),
  ])
  const landing = book.procedure('landing', 2, [
    book.step('rules', (g) => g.propose(count, g.local(0), score, 10)),
  ])
  const failing = book.procedure('failing', 2, [book.step('rules', (g) => g.done(NONE))])
  const resolve = book.procedure('resolve', 1, [
    book.step('rules', (g) => {
      g.propose(count, g.controller(g.local(0)), score, 1)
      g.propose(book.kernelVerb('remove'), g.local(0))
    }),
  ])
  const ruleCheck = book.procedure('rule check', 0, [
    book.step('rules', (g) => g.propose(count, 0, checks, 1)),
  ])
  book.action({ name: 'spell', title: words('spell'), requirements: [], perform: spell })
  book.action({ name: 'landing', title: words('landing'), requirements: [], perform: landing })
  book.action({ name: 'failing', title: words('failing'), requirements: [], perform: failing })
  const flow = priority(book, {
    clauses,
    first: () => 1,
    ruleCheck,
    keeps: () => keeps,
    special: (action) => action.name === 'landing',
    top: (g) => g.top(stack, 0),
    resolve,
  })
  const phase = book.procedure('phase', 0, [
    book.step('rules', (g) => g.call(flow.procedure)),
    book.step('rules', (g) => g.propose(book.kernelVerb('finish'), NONE, phaseEnd)),
  ])
  for (const clause of off) switchOff(book, clause)
  const g = newGame(book)
  g.call(phase)
  run(g)
  return {
    g,
    flow,
    waiting: () => g.count(stack, 0),
    scores: () => [g.counter(score, 0), g.counter(score, 1)],
    checks: () => g.counter(checks, 0),
  }
}

describe('priority with a stack', () => {
  test('the primary player gets priority first', () => {
    const t = table()
    expect(t.g.offer.player).toBe(1)
    expect(t.flow.holder(t.g)).toBe(1)
  })

  test('rules are checked before each priority', () => {
    const t = table()
    expect(t.checks()).toBe(1)
    pass(t.g, 1)
    expect(t.checks()).toBe(2)
  })

  test('who acted keeps priority', () => {
    const t = table()
    act(t.g, 1, 'spell')
    expect(t.g.offer.player).toBe(1)
  })

  test('by the other setting priority passes after acting', () => {
    const t = table({ keeps: false })
    act(t.g, 1, 'spell')
    expect(t.g.offer.player).toBe(0)
  })

  test('two passes in a row resolve the last one in, and only that', () => {
    const t = table()
    act(t.g, 1, 'spell')
    pass(t.g, 1)
    act(t.g, 0, 'spell')
    pass(t.g, 0, 1)
    expect(t.scores()).toEqual([1, 0])
    expect(t.waiting()).toBe(1)
  })

  test('an action between the passes makes both pass again', () => {
    const t = table()
    act(t.g, 1, 'spell')
    pass(t.g, 1)
    act(t.g, 0, 'spell')
    pass(t.g, 0)
    expect(t.waiting()).toBe(2)
  })

  test('after a resolution the primary player has priority', () => {
    const t = table()
    pass(t.g, 1)
    act(t.g, 0, 'spell')
    pass(t.g, 0, 1)
    expect(t.g.offer.player).toBe(1)
  })

  test('two passes over an empty stack end the processing', () => {
    const t = table()
    pass(t.g, 1, 0)
    expect(t.g.over).toBe(true)
    expect(t.flow.holder(t.g)).toBe(NONE)
  })

  test('a special action uses no stack', () => {
    const t = table()
    act(t.g, 1, 'landing')
    expect(t.scores()).toEqual([0, 10])
    expect(t.waiting()).toBe(0)
  })

  test('after a special action the first player has priority', () => {
    const t = table()
    pass(t.g, 1)
    act(t.g, 0, 'landing')
    expect(t.g.offer.player).toBe(1)
  })

  test('an action that came to nothing leaves the passes as they were', () => {
    const t = table()
    pass(t.g, 1)
    act(t.g, 0, 'failing')
    pass(t.g, 0)
    expect(t.g.over).toBe(true)
  })
})

describe('priority with a clause switched off', () => {
  test('without "keep" the other player is next', () => {
    const t = table({ off: ['keep'] })
    act(t.g, 1, 'spell')
    expect(t.g.offer.player).toBe(0)
  })
  test('without "after" priority stays where it was', () => {
    const t = table({ off: ['after'] })
    act(t.g, 1, 'spell')
    pass(t.g, 1, 0)
    expect(t.g.offer.player).toBe(0)
  })
  test('without "check" no rule is checked', () => {
    expect(table({ off: ['check'] }).checks()).toBe(0)
  })
  test('without "special" the player keeps priority', () => {
    const t = table({ off: ['special'] })
    pass(t.g, 1)
    act(t.g, 0, 'landing')
    expect(t.g.offer.player).toBe(0)
  })
})

test('priority saved after one pass goes on the same', () => {
  const t = table()
  act(t.g, 1, 'spell')
  pass(t.g, 1)
  const copy = table()
  loadState(copy.g, JSON.parse(JSON.stringify(saveState(t.g))))
  pass(copy.g, 0)
  expect(copy.scores()).toEqual([0, 1])
})
