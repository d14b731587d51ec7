import { describe, expect, test } from 'vitest'
import { EffectCell, type Game, NONE, atom, plays, ties } from '@fudaba/kernel/rules'
import { playTiming } from '../../src/timing/checkTiming.ts'
import { act, bookOf, newGame, run, switchOff, words } from '../testing/table.ts'

const CLAUSES = 'rules check window again begin complete rollback refuse aim pay unaimed'.split(' ')

/** A play that counts, then fails at its aim, which has a rollback clause of its own, or at paying, which has none. */
function table(off: readonly string[] = []) {
  const book = bookOf('play-game', CLAUSES)
  const score = book.counter('score')
  const machine = plays(book, { clauses: { rollback: 'rollback', refuse: 'refuse' } })
  const failing = (name: string) =>
    book.procedure(name, 4, [
      book.step('rules', (g) => g.propose(book.kernelVerb('count'), 0, score, 1)),
      book.step('rules', (g) => g.done(NONE), 'fail'),
    ])
  const [aim, pay] = [failing('aim'), failing('pay')]
  const stages = {
    aimed: { clause: 'aim', procedure: aim, rollback: 'unaimed' },
    paid: { clause: 'pay', procedure: pay },
  }
  for (const [name, stage] of Object.entries(stages)) {
    const perform = machine.procedure(name, { begin: 'begin', complete: 'complete', stages: [stage] })
    machine.action({ name, title: words(name), requirements: [], perform })
  }
  const none = book.procedure('nothing', 0, [])
  const timing = playTiming(book, {
    clauses: { check: 'check', window: 'window', again: 'again' },
    checkTiming: none,
  })
  const game = book.procedure('game', 0, [book.step('rules', (g) => g.call(timing, 0))])
  for (const clause of off) switchOff(book, clause)
  const g = newGame(book)
  g.call(game)
  run(g)
  return { g, score: () => g.counter(score, 0) }
}

describe('a stage that cannot be done', () => {
  const after = (name: string, off: readonly string[]): number => {
    const t = table(off)
    act(t.g, 0, name)
    return t.score()
  }

  test('undoes the play under a clause of its own', () => {
    expect(after('aimed', [])).toBe(0)
    expect(after('aimed', ['rollback'])).toBe(0)
    expect(after('aimed', ['unaimed'])).toBe(1)
  })

  test('undoes it under the general clause if it has none', () => {
    expect(after('paid', [])).toBe(0)
    expect(after('paid', ['unaimed'])).toBe(0)
    expect(after('paid', ['rollback'])).toBe(1)
  })
})

describe('the effects on one object', () => {
  test('are copied to another with their time, and end on their own', () => {
    const book = bookOf('copy-game', ['rules'])
    const zone = book.zone('table', words('table'), { shared: true, ordered: false, sight: () => 'all' })
    const stronger = book.effect('rules', 'stronger', { parts: [] })
    const g: Game = newGame(book)
    const [one, two] = [0, 0].map(() => atom.create(g, 0, g.zone(zone, 0), 1, 0, 0))
    const first = ties.beginEffect(g, stronger.id, NONE, one, 7, 1)
    ties.copyEffects(g, one, two)
    const [copy] = g.effects().filter((e) => g.effect(e, EffectCell.on) === two)
    const values = [EffectCell.def, EffectCell.controller, EffectCell.since, EffectCell.a, EffectCell.scope]
    expect(values.map((c) => g.effect(copy, c))).toEqual(values.map((c) => g.effect(first, c)))
    expect(g.effect(copy, EffectCell.onId)).toBe(g.id(two))
    ties.endEffect(g, first)
    expect(g.effects()).toEqual([copy])
  })
})

test('a procedure is called with up to seven values', () => {
  const book = bookOf('call-game', ['rules'])
  const seven = book.procedure('seven', 8, [])
  const g = newGame(book)
  g.call(seven, 1, 2, 3, 4, 5, 6, 7)
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((i) => g.local(i))).toEqual([1, 2, 3, 4, 5, 6, 7, 0])
})
