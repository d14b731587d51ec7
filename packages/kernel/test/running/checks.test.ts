import { describe, expect, test } from 'vitest'
import { EV, type Game, type Player, atom, ruleChecks } from '@fudaba/kernel/rules'
import { checkAfterEveryBatch } from '../../src/running/checks.ts'
import { loadState, saveState } from '../../src/match/state.ts'
import { bookOf, newGame, run, say, switchOff, words } from '../testing/table.ts'

const CLAUSES = ['checks', 'lose', 'weak', 'twins', 'damage', 'setup', 'every']

/**
 * A player without life loses, both: a draw. A thing of strength 0 goes. Of two equal things of a player one, which
 * he chooses, goes. Damage waits until nothing else is left to do.
 */
function table({ off = [] as readonly string[], afterBatch = false } = {}) {
  const book = bookOf('checks-game', CLAUSES)
  const field = book.zone('field', words('field'), { shared: false, ordered: false, sight: () => 'all' })
  const gone = book.zone('gone', words('gone'), { shared: false, ordered: false, sight: () => 'all' })
  const strength = book.column('strength')
  const life = book.counter('life')
  const hits = book.counter('hits')
  const out = book.ending('no life')
  book.identity = () => 'keep'
  const move = book.kernelVerb('move')
  const finish = book.kernelVerb('finish')
  const count = book.kernelVerb('count')
  const rows = (g: Game): number[] => [...g.objects(field, 0), ...g.objects(field, 1)]
  const twin = (g: Game, row: number): number =>
    g
      .objects(field, g.owner(row))
      .find((r) => r !== row && g.object(r, strength) === g.object(row, strength)) ?? -1
  const times: number[] = []
  const takeHit = book.procedure('take a hit', 1, [
    book.step('setup', (g) => {
      times.push(g.time)
      g.propose(count, g.local(0), hits, -1)
      g.propose(count, g.local(0), life, -1)
    }),
  ])
  const checks = ruleChecks(book, {
    clause: 'checks',
    rows: [
      {
        clause: 'lose',
        find: (g) => ([0, 1] as const).filter((p) => g.counter(life, p) <= 0),
        together: (g, players) => g.propose(finish, players.length === 2 ? -1 : 1 - players[0], out),
      },
      {
        clause: 'weak',
        find: (g) => rows(g).filter((row) => g.object(row, strength) <= 0),
        apply: (g, row) => g.propose(move, row, g.zone(gone, g.owner(row))),
      },
      {
        clause: 'twins',
        find: (g) =>
          ([0, 1] as const).flatMap((p) =>
            g
              .objects(field, p)
              .filter((row) => twin(g, row) > row)
              .slice(0, 1),
          ),
        choose: (g, d, row) => d.choose(g.owner(row), 'which goes', [row, twin(g, row)], 1, 1).about(row),
        apply: (g, _row, choice) => g.propose(move, choice, g.zone(gone, g.owner(choice))),
      },
      {
        clause: 'damage',
        find: (g) => ([0, 1] as const).filter((p) => g.counter(hits, p) > 0),
        call: takeHit,
      },
    ],
  })
  if (afterBatch) checkAfterEveryBatch(book, 'every', checks)
  const weaken = book.verb('setup', 'weaken', (g, row) => atom.mark(g, row, strength, 0))
  const results: number[] = []
  const game = book.procedure('game', 1, [
    book.step('setup', (g) => g.propose(book.kernelVerb('create'), 0, g.zone(gone, 0), 0, 0), 'create'),
    book.step('setup', (g) => {
      results.push(g.result)
      for (const row of g.objects(field, 0)) if (g.local(0) === 1) g.propose(weaken, row)
    }),
    book.step('checks', (g) => g.call(checks)),
    book.step('setup', (g) => {
      results.push(g.result)
      g.propose(finish, -1, 0)
    }),
  ])
  for (const clause of off) switchOff(book, clause)
  const start = (
    things: readonly [Player, number][],
    { lives = [5, 5], hurts = [0, 0], weakening = 0 } = {},
  ): Game => {
    const g = newGame(book)
    for (const p of [0, 1] as const) {
      g.setCounter(life, p, lives[p])
      g.setCounter(hits, p, hurts[p])
    }
    for (const [p, n] of things) {
      const row = atom.create(g, 0, g.zone(field, p), 0, p, 0)
      atom.mark(g, row, strength, n)
    }
    g.call(game, weakening)
    run(g)
    return g
  }
  return {
    start,
    left: (g: Game) => rows(g).length,
    lives: (g: Game) => [g.counter(life, 0), g.counter(life, 1)],
    winner: (g: Game) => g.get(3),
    times,
    results,
    finish,
  }
}

describe('a table of rule checks', () => {
  test('what is found on one state is carried out as one batch', () => {
    const t = table()
    const g = t.start([
      [0, 0],
      [1, 0],
    ])
    const moves: number[] = []
    for (let ev = 0; ev < g.log.count; ev++)
      if (g.log.get(ev, EV.kind) === 0) moves.push(g.log.get(ev, EV.chain))
    expect(t.left(g)).toBe(0)
    expect(moves).toHaveLength(2)
  })

  test('each change carries the clause of its own row', () => {
    const t = table()
    const g = t.start([[0, 0]])
    const clauses = new Set<string>()
    for (let ev = 0; ev < g.log.count; ev++)
      if (g.log.get(ev, EV.kind) === 0) clauses.add(g.book.switches.names[g.log.get(ev, EV.clause)])
    expect([...clauses]).toEqual(['weak'])
  })

  test('a player is asked where the rule leaves a choice', () => {
    const t = table()
    const g = t.start([
      [1, 3],
      [1, 3],
    ])
    expect(g.offer.player).toBe(1)
    const [first, second] = g.offer.items
    say(g, first)
    expect(t.left(g)).toBe(1)
    expect(g.inZone(second, g.book.zones[0])).toBe(true)
  })

  test('both players are asked before anything of the round happens', () => {
    const t = table()
    const g = t.start([
      [0, 3],
      [0, 3],
      [1, 2],
      [1, 2],
      [1, 0],
    ])
    say(g, g.offer.items[0])
    expect(g.offer.player).toBe(1)
    expect(t.left(g)).toBe(5)
    say(g, g.offer.items[0])
    expect(t.left(g)).toBe(2)
  })

  test('it repeats until nothing is found', () => {
    const t = table()
    const g = t.start([
      [0, 3],
      [0, 3],
      [0, 3],
    ])
    say(g, g.offer.items[0])
    say(g, g.offer.items[0])
    expect(t.left(g)).toBe(1)
    expect(g.over).toBe(true)
  })

  test('the game is drawn if both players lose in one check', () => {
    const t = table()
    expect(t.winner(t.start([], { lives: [0, 0] }))).toBe(-1)
    expect(t.winner(t.start([], { lives: [3, 0] }))).toBe(0)
  })

  test('a row with a procedure of its own waits until no other row applies', () => {
    const t = table()
    const g = t.start(
      [
        [0, 3],
        [0, 3],
      ],
      { hurts: [2, 0] },
    )
    expect(t.lives(g)).toEqual([5, 5])
    say(g, g.offer.items[0])
    expect(t.lives(g)).toEqual([3, 5])
  })

  test('a loss between two hits ends the game before the second', () => {
    const t = table()
    const g = t.start([], { lives: [1, 5], hurts: [3, 0] })
    expect(t.times).toHaveLength(1)
    expect(t.winner(g)).toBe(1)
  })

  test('it hands back whether anything was found', () => {
    const quiet = table()
    quiet.start([])
    expect(quiet.results[1]).toBe(0)
    const busy = table()
    busy.start([[0, 0]])
    expect(busy.results[1]).toBe(1)
  })

  test('a row that is switched off never fires', () => {
    const t = table({ off: ['weak'] })
    expect(t.left(t.start([[0, 0]]))).toBe(1)
  })

  test('saved while the second player is asked it goes on the same', () => {
    const things: readonly [Player, number][] = [
      [0, 3],
      [0, 3],
      [1, 2],
      [1, 2],
    ]
    const t = table()
    const g = t.start(things)
    const chosen = g.offer.items[1]
    say(g, chosen)
    const copy = t.start([])
    loadState(copy, JSON.parse(JSON.stringify(saveState(g))))
    say(copy, copy.offer.items[0])
    expect(copy.inZone(chosen, copy.book.zones[1])).toBe(true)
  })
})

describe('rule checks after every batch', () => {
  test('come between two changes without being called', () => {
    const t = table({ afterBatch: true, off: ['checks'] })
    expect(t.left(t.start([[0, 4]], { weakening: 1 }))).toBe(1)
    const on = table({ afterBatch: true })
    expect(on.left(on.start([[0, 4]], { weakening: 1 }))).toBe(0)
  })

  test('leave the result of the change to the step that reads it', () => {
    const t = table({ afterBatch: true })
    const g = t.start([[0, 0]])
    const made = t.results[0]
    expect(g.inZone(made, g.book.zones[1])).toBe(true)
    expect(t.left(g)).toBe(0)
  })
})
