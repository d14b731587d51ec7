import { describe, expect, test } from 'vitest'
import { type Game, NONE, chance } from '@fudaba/kernel/rules'
import { loadState, saveState } from '../../src/match/state.ts'
import { act, bookOf, newGame, offered, pass, run, switchOff, words } from '../testing/table.ts'

const clauses = {
  toTurnPlayer: 'turn',
  window: 'window',
  mustAct: 'must-act',
  clearPasses: 'clear',
  request: 'request',
  triggersOnRequest: 'triggers-1',
  immediate: 'immediate',
  winAfterImmediate: 'win-1',
  stage: 'stage',
  triggersAfterRequest: 'triggers-2',
  keep: 'keep',
  passOn: 'pass-on',
  recordPass: 'record',
  allPassed: 'all-passed',
  winAfterResolution: 'win-2',
  triggersAfterResolution: 'triggers-3',
  toOther: 'other',
}

/** Slow requests wait on the stage, a flash does not; each resolved one scores for who asked for it. */
function table(keeps = true, off: readonly string[] = []) {
  const book = bookOf('chance-game', [...Object.values(clauses), 'rules'])
  const stage = book.zone('stage', words('stage'), {
    shared: true,
    ordered: true,
    sight: book.fact('rules', 'all', 'all'),
  })
  const score = book.counter('score')
  const three = book.ending('three')
  const checks = book.counter('checks')
  const request = book.procedure('request', 3, [
    book.step('rules', (g) =>
      g.propose(book.kernelVerb('create'), 0, g.zone(stage, 0), g.local(2), g.local(0)),
    ),
    book.step('rules', (g) => g.done(g.result), 'made'),
  ])
  const resolve = book.procedure('resolve', 1, [
    book.step('rules', (g) => {
      g.propose(book.kernelVerb('count'), g.controller(g.local(0)), score, 1)
      g.propose(book.kernelVerb('remove'), g.local(0))
    }),
  ])
  const nothing = book.procedure('stage', 1, [])
  const winCheck = book.procedure('win check', 0, [
    book.step('rules', (g) => {
      for (const p of [0, 1] as const)
        if (g.counter(score, p) >= 3) g.propose(book.kernelVerb('finish'), p, three)
    }),
  ])
  const triggerCheck = book.procedure('trigger check', 0, [
    book.step('rules', (g) => g.propose(book.kernelVerb('count'), 0, checks, 1)),
  ])
  for (const name of ['slow', 'flash'])
    book.action({ name, title: words(name), requirements: [], perform: request })
  const flow = chance(book, {
    clauses,
    turnPlayer: () => 0,
    request,
    immediate: (_g, _request, action) => action.name === 'flash',
    stage: nothing,
    top: (g) => g.top(stage, 0),
    resolve,
    winCheck,
    triggerCheck,
    keeps: () => keeps,
  })
  for (const clause of off) switchOff(book, clause)
  const g = newGame(book)
  g.call(flow.procedure)
  run(g)
  const waiting = (): number => g.count(stage, 0)
  const scores = (): number[] => [g.counter(score, 0), g.counter(score, 1)]
  return { book, g, flow, waiting, scores, checks: (): number => g.counter(checks, 0) }
}

describe('chance and stage', () => {
  test('the turn player has the chance first', () => {
    const { g, flow } = table()
    expect(flow.holder(g)).toBe(0)
  })

  test('a request waits on the stage', () => {
    const t = table()
    act(t.g, 0, 'slow')
    expect(t.waiting()).toBe(1)
    expect(t.scores()).toEqual([0, 0])
  })

  test('the requester keeps the chance', () => {
    const t = table()
    act(t.g, 0, 'slow')
    expect(t.g.offer.player).toBe(0)
  })

  test('by the other setting the chance moves on after a request', () => {
    const t = table(false)
    act(t.g, 0, 'slow')
    expect(t.g.offer.player).toBe(1)
  })

  test('an immediate action resolves without the stage', () => {
    const t = table()
    act(t.g, 0, 'flash')
    expect(t.waiting()).toBe(0)
    expect(t.scores()).toEqual([1, 0])
  })

  test('the chance goes to the other after a pass', () => {
    const t = table()
    pass(t.g, 0)
    expect(t.g.offer.player).toBe(1)
  })

  test('when both have passed only the last request resolves', () => {
    const t = table()
    act(t.g, 0, 'slow')
    pass(t.g, 0)
    act(t.g, 1, 'slow')
    pass(t.g, 1, 0)
    expect(t.scores()).toEqual([0, 1])
    expect(t.waiting()).toBe(1)
  })

  test('after a resolution the turn player has the chance', () => {
    const t = table()
    pass(t.g, 0)
    act(t.g, 1, 'slow')
    pass(t.g, 1, 0)
    expect(t.g.offer.player).toBe(0)
  })

  test('after one resolution both must pass again before the next', () => {
    const t = table()
    act(t.g, 0, 'slow')
    act(t.g, 0, 'slow')
    pass(t.g, 0, 1)
    expect(t.waiting()).toBe(1)
    pass(t.g, 0)
    expect(t.waiting()).toBe(1)
    pass(t.g, 1)
    expect(t.waiting()).toBe(0)
  })

  test('a new request clears the record of passes', () => {
    const t = table()
    pass(t.g, 0)
    expect(t.flow.passed(t.g, 0)).toBe(true)
    act(t.g, 1, 'slow')
    expect(t.flow.passed(t.g, 0)).toBe(false)
  })

  test('triggers are checked after the request, after the stacking and after the resolution', () => {
    const t = table()
    act(t.g, 0, 'slow')
    expect(t.checks()).toBe(2)
    pass(t.g, 0, 1)
    expect(t.checks()).toBe(3)
  })

  test('the result is checked after an immediate resolution', () => {
    const t = table()
    for (let i = 0; i < 3; i++) act(t.g, 0, 'flash')
    expect(t.g.over).toBe(true)
  })

  test('the result is checked after a resolution from the stage', () => {
    const t = table()
    for (let i = 0; i < 3; i++) act(t.g, 0, 'slow')
    pass(t.g, 0, 1, 0, 1, 0, 1)
    expect(t.g.over).toBe(true)
  })
})

describe('passing over an empty stage', () => {
  test('changes nothing and returns the chance to the turn player', () => {
    const t = table()
    pass(t.g, 0, 1)
    expect(t.g.offer.player).toBe(0)
    expect(t.scores()).toEqual([0, 0])
  })

  test('the turn player may not pass again until something was requested', () => {
    const t = table()
    pass(t.g, 0, 1)
    expect(offered(t.g)).toEqual(['slow', 'flash'])
    act(t.g, 0, 'slow')
    expect(offered(t.g)).toEqual(['slow', 'flash', 'pass'])
  })

  test('without that clause the turn player may pass again', () => {
    const t = table(true, ['must-act'])
    pass(t.g, 0, 1, 0, 1)
    expect(offered(t.g)).toContain('pass')
  })
})

describe('chance and stage with a clause switched off', () => {
  const after = (off: string, play: (g: Game) => void) => {
    const t = table(true, [off])
    play(t.g)
    return t
  }

  test('without "keep" the chance moves on', () => {
    expect(after('keep', (g) => act(g, 0, 'slow')).g.offer.player).toBe(1)
  })

  test('without "record" two passes resolve nothing', () => {
    const t = after('record', (g) => {
      act(g, 0, 'slow')
      pass(g, 0, 1)
    })
    expect(t.waiting()).toBe(1)
  })

  test('without "clear" an old pass still counts', () => {
    const t = after('clear', (g) => {
      pass(g, 0)
      act(g, 1, 'slow')
      pass(g, 1)
    })
    expect(t.waiting()).toBe(0)
  })
})

test('a game with chance and stage, saved and loaded at every decision, goes on the same', () => {
  const moves: readonly ((g: Game) => void)[] = [
    (g) => act(g, 0, 'slow'),
    (g) => pass(g, 0),
    (g) => act(g, 1, 'flash'),
    (g) => pass(g, 1, 0),
    (g) => pass(g, 0, 1),
    (g) => act(g, 0, 'slow'),
  ]
  const whole = table()
  let part = table()
  for (const move of moves) {
    move(whole.g)
    const next = table()
    loadState(next.g, JSON.parse(JSON.stringify(saveState(part.g))))
    part = next
    move(part.g)
    expect(part.g.store.digest()).toBe(whole.g.store.digest())
  }
  expect(whole.g.offer.source).toBe(NONE)
})
