import { describe, expect, test } from 'vitest'
import { answer, decision } from '@fudaba/kernel/search'
import { EV, type Game, type Player, atom, checkTiming, ruleChecks } from '@fudaba/kernel/rules'
import { playTiming } from '../../src/timing/checkTiming.ts'
import { loadState, saveState } from '../../src/match/state.ts'
import { act, bookOf, newGame, offered, pass, run, switchOff, words } from '../testing/table.ts'

const CLAUSES = ['rules', 'check', 'turn', 'other', 'play-check', 'play', 'again', 'small', 'bell']

/**
 * Player 0 has the turn. Ringing rings each bell: its owner gets a trigger, which scores and hurts the thing with
 * the number 1; the rules remove what is hurt.
 */
function table({ triggers = 'one' as 'one' | 'all', off = [] as readonly string[] } = {}) {
  const book = bookOf('check-game', CLAUSES)
  const field = book.zone('field', words('field'), { shared: false, ordered: false, sight: () => 'all' })
  const hurt = book.column('hurt')
  const score = book.counter('score')
  const order: string[] = []
  const mark = book.kernelVerb('mark')
  const rung = book.verb('rules', 'rung', (g, row) => void g.emit(undefined, row, g.controller(row)))
  const bell = book.trigger('bell', 'bell', {
    on: [rung],
    when: () => true,
    player: (g, ev) => g.event(ev, EV.player) as Player,
    source: (g, ev) => g.event(ev, EV.row),
  })
  const rows = (g: Game): number[] => [...g.objects(field, 0), ...g.objects(field, 1)]
  const ruleActions = ruleChecks(book, {
    clause: 'rules',
    rows: [
      {
        clause: 'small',
        find: (g) => rows(g).filter((row) => g.object(row, hurt) > 0),
        apply: (g, row) => {
          order.push(`gone ${row}`)
          g.propose(book.kernelVerb('remove'), row)
        },
      },
    ],
  })
  const play = book.procedure('play a trigger', 6, [
    book.step('rules', (g) => {
      order.push(`bell ${g.local(2)}`)
      g.propose(book.kernelVerb('count'), g.local(0), score, 1)
      const [first] = g.objects(field, 1)
      if (first !== undefined) g.propose(mark, first, hurt, 1)
    }),
  ])
  const check = checkTiming(book, {
    clauses: { rules: 'check', turnPlayer: 'turn', other: 'other' },
    turnPlayer: () => 0,
    ruleActions,
    play,
    triggers,
  })
  const ring = book.procedure('ring', 2, [
    book.step('rules', (g) => {
      for (const row of rows(g)) g.propose(rung, row)
    }),
  ])
  book.action({ name: 'ring', title: words('ring'), requirements: [], perform: ring })
  const timing = playTiming(book, {
    clauses: { check: 'play-check', window: 'play', again: 'again' },
    checkTiming: check,
  })
  const turn = book.procedure('turn', 0, [
    book.step('rules', (g) => g.call(timing, 0)),
    book.step('rules', (g) => g.propose(book.kernelVerb('finish'), -1, 0)),
  ])
  for (const clause of off) switchOff(book, clause)
  const g = newGame(book)
  for (const player of [1, 0, 0] as const) atom.create(g, 0, g.zone(field, player), 0, player, 0)
  g.call(turn)
  run(g)
  return { g, order, bell, scores: () => [g.counter(score, 0), g.counter(score, 1)] }
}

/** Answers the question which trigger is next. */
function choose(g: Game, at: number): void {
  if (g.offer.shape !== 'option') throw new Error(`no choice of triggers but ${g.offer.message}`)
  answer(g, [at])
}

describe('check timing', () => {
  test('the turn player chooses which of his abilities comes first', () => {
    const t = table()
    act(t.g, 0, 'ring')
    expect(t.g.offer.player).toBe(0)
    expect(decision(t.g)?.candidates).toHaveLength(2)
  })

  test('the abilities of the turn player come before those of the other', () => {
    const t = table()
    act(t.g, 0, 'ring')
    choose(t.g, 1)
    expect(t.order.filter((line) => line.startsWith('bell'))).toEqual(['bell 2', 'bell 1', 'bell 0'])
  })

  test('after each ability the rules are carried out before the next', () => {
    const t = table()
    act(t.g, 0, 'ring')
    choose(t.g, 0)
    expect(t.order).toEqual(['bell 1', 'gone 0', 'bell 2', 'bell 0'])
  })

  test('where all go onto a stack together the rules come after them', () => {
    const t = table({ triggers: 'all' })
    act(t.g, 0, 'ring')
    choose(t.g, 0)
    expect(t.order).toEqual(['bell 1', 'bell 2', 'bell 0', 'gone 0'])
  })

  test('without the clause of the turn player his abilities wait', () => {
    const t = table({ off: ['turn'] })
    act(t.g, 0, 'ring')
    expect(t.scores()).toEqual([0, 1])
  })

  test('saved at the choice of a trigger it goes on the same', () => {
    const t = table()
    act(t.g, 0, 'ring')
    const copy = table()
    loadState(copy.g, JSON.parse(JSON.stringify(saveState(t.g))))
    choose(copy.g, 0)
    expect(copy.scores()).toEqual([2, 1])
  })
})

describe('play timing', () => {
  test('comes back after an action', () => {
    const t = table()
    act(t.g, 0, 'ring')
    choose(t.g, 0)
    expect(offered(t.g)).toEqual(['ring', 'pass'])
  })

  test('ends when the player does nothing', () => {
    const t = table()
    pass(t.g, 0)
    expect(t.g.over).toBe(true)
  })

  test('without "again" it ends after one action', () => {
    const t = table({ off: ['again'] })
    act(t.g, 0, 'ring')
    expect(t.g.over).toBe(true)
  })

  test('without its check timing triggers keep waiting', () => {
    const t = table({ off: ['play-check'] })
    act(t.g, 0, 'ring')
    expect(t.scores()).toEqual([0, 0])
  })
})
