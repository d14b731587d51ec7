import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, decision } from '@fudaba/kernel/search'
import {
  type CostKind,
  type CostPart,
  EV,
  type Game,
  NONE,
  TURNED,
  VERB,
  atom,
  costKind,
  costs,
  plays,
  priority,
} from '@fudaba/kernel/rules'
import { payable } from '../../src/running/payable.ts'
import { loadState, saveState } from '../../src/match/state.ts'
import { act, bookOf, newGame, offered, run, say, switchOff, words } from '../testing/table.ts'

interface Card {
  readonly name: string
  readonly red?: boolean
  /** Energy, cards, red cards, bases to turn, life. */
  readonly cost?: readonly [number, number?, number?, number?]
  readonly x?: boolean
  readonly alternative?: boolean
  readonly kicker?: boolean
  readonly cheaper?: boolean
}

const CARDS: readonly Card[] = [
  { name: 'blank' },
  { name: 'red', red: true },
  { name: 'spark', cost: [2] },
  { name: 'tribute', cost: [0, 1, 1] },
  { name: 'ritual', cost: [1, 0, 0, 1] },
  { name: 'blaze', cost: [0], x: true },
  { name: 'pact', cost: [3], alternative: true },
  { name: 'echo', cost: [1], kicker: true },
  { name: 'whim', cost: [0, 1], cheaper: true },
]
const CLAUSES = [
  'rules window check keep pass resolve begin cost complete rollback refuse affordable',
  'alternative additional x determine replace increase decrease lock pay gain',
  'energy discard discard-red turn life',
].flatMap((line) => line.split(' '))

interface Board {
  readonly hand: readonly string[]
  readonly bases?: number
  readonly energy?: number
  readonly tax?: number
  readonly discount?: number
  readonly lifeInstead?: boolean
}

function table(board: Board, payment: 'one by one' | 'at once' = 'one by one', off: readonly string[] = []) {
  const book = bookOf('cost-game', CLAUSES)
  const hand = book.zone('hand', words('hand'), { shared: false, ordered: false, sight: () => 'owner' })
  const trash = book.zone('trash', words('trash'), { shared: false, ordered: false, sight: () => 'all' })
  const field = book.zone('bases', words('bases'), { shared: false, ordered: false, sight: () => 'all' })
  const energy = book.counter('energy')
  const life = book.counter('life')
  const count = book.kernelVerb('count')
  const move = book.kernelVerb('move')
  const turn = book.kernelVerb('turn')
  const face = (g: Game, row: number): Card => g.face(row) as Card
  const machine = plays(book, { clauses: { rollback: 'rollback', refuse: 'refuse' } })

  const ready = (g: Game, player: 0 | 1): number[] => g.objects(field, player).filter((row) => !g.turned(row))
  const gain = book.action({
    name: 'gain',
    title: words('gain'),
    requirements: [],
    sources: ready,
    perform: book.procedure('gain', 2, [
      book.step('rules', (g) => {
        g.propose(turn, g.local(1), TURNED)
        g.propose(count, g.local(0), energy, 1)
      }),
    ]),
  })
  const inHand = (g: Game, payer: { player: 0 | 1; source: number }): number[] =>
    g.objects(hand, payer.player).filter((row) => row !== payer.source)
  const discard: CostKind['pay'] = (g, payer, _n, row) => g.propose(move, row, g.zone(trash, payer.player))
  const kinds = {
    energy: costKind(book, 'energy', 'energy', {
      stock: { available: (g, player) => g.counter(energy, player), resources: [gain] },
      pay: (g, payer, n) => g.propose(count, payer.player, energy, -n),
    }),
    cards: costKind(book, 'discard', 'discard', { candidates: inHand, pay: discard }),
    red: costKind(book, 'discard-red', 'discard-red', {
      candidates: (g, payer) => inHand(g, payer).filter((row) => face(g, row).red),
      pay: discard,
    }),
    turn: costKind(book, 'turn', 'turn', {
      candidates: (g, payer) => ready(g, payer.player),
      pay: (g, _payer, _n, row) => g.propose(turn, row, TURNED),
    }),
    life: costKind(book, 'life', 'life', {
      possible: (g, payer, n) => g.counter(life, payer.player) > n,
      pay: (g, payer, n) => g.propose(count, payer.player, life, -n),
    }),
  }
  const add = (parts: readonly CostPart[], kind: CostKind, by: number): CostPart[] =>
    parts.map((p) => (p.kind === kind ? { kind, amount: Math.max(0, p.amount + by) } : p))
  const cost = costs(book, {
    clauses: {
      alternative: 'alternative',
      additional: 'additional',
      x: 'x',
      determine: 'determine',
      replace: 'replace',
      increase: 'increase',
      decrease: 'decrease',
      lock: 'lock',
      pay: 'pay',
      resources: 'gain',
    },
    plays: machine,
    payment,
    base(g, payer, choice) {
      const card = face(g, payer.source)
      if (choice.alternative === 1) return [{ kind: kinds.life, amount: 2 }]
      const [e, n = 0, r = 0, t = 0] = card.cost ?? [0]
      // A whim costs energy for every other card in hand, so its own discard would make it cheaper.
      const others = card.cheaper ? g.count(hand, payer.player) - 1 : 0
      return [
        { kind: kinds.cards, amount: n },
        { kind: kinds.red, amount: r },
        { kind: kinds.turn, amount: t },
        { kind: kinds.energy, amount: e + others + choice.x + (choice.additional & 1) },
      ]
    },
    alternatives: (g, payer) => (face(g, payer.source).alternative ? ['energy', 'life'] : ['energy']),
    additional: (g, payer) => (face(g, payer.source).kicker ? ['kicker'] : []),
    x: (g, payer) => (face(g, payer.source).x ? [0, 99] : null),
    replace: (_g, _payer, parts) =>
      board.lifeInstead
        ? parts.map((p) => (p.kind === kinds.energy ? { ...p, kind: kinds.life } : p))
        : parts,
    increase: (_g, _payer, parts) => add(parts, kinds.energy, board.tax ?? 0),
    decrease: (_g, _payer, parts) => add(parts, kinds.energy, -(board.discount ?? 0)),
  })
  const play = machine.procedure('play', {
    begin: 'begin',
    stages: [{ clause: 'cost', procedure: cost.procedure }],
    complete: 'complete',
  })
  const cast = machine.action({
    name: 'cast',
    title: words('cast'),
    requirements: [book.requirement('affordable', (g, player, row) => cost.canPay(g, player, row, 1))],
    sources: (g, player) => g.objects(hand, player).filter((row) => face(g, row).cost !== undefined),
    perform: play,
  })
  const none = book.procedure('nothing', 1, [])
  const wait = book.action({ name: 'wait', title: words('wait'), requirements: [], perform: none })
  const flow = priority(book, {
    clauses: {
      first: 'rules',
      check: 'check',
      window: 'window',
      keep: 'keep',
      passOn: 'pass',
      resolve: 'resolve',
      afterResolution: 'rules',
    },
    first: () => 0,
    ruleCheck: none,
    actions: [cast, wait],
    top: () => NONE,
    resolve: none,
  })
  for (const clause of off) switchOff(book, clause)
  const g = newGame(book, CARDS)
  const rows = board.hand.map((name) => {
    const def = CARDS.findIndex((card) => card.name === name)
    return g.card(atom.addCard(g, def, 0, g.zone(hand, 0)), 2)
  })
  for (let i = 0; i < (board.bases ?? 0); i++) atom.create(g, 0, g.zone(field, 0), 1, 0, 0)
  g.setCounter(energy, 0, board.energy ?? 0)
  g.setCounter(life, 0, 20)
  g.call(flow.procedure)
  run(g)
  return {
    g,
    book,
    rows,
    machine,
    cost,
    kinds,
    ready: () => ready(g, 0).length,
    energy: () => g.counter(energy, 0),
    life: () => g.counter(life, 0),
    hand: () => g.objects(hand, 0).map((row) => face(g, row).name),
    trash: () => g.objects(trash, 0).sort((a, b) => a - b),
    record: () => g.objects(machine.zone, 0)[0],
    may: (row: number) => cost.canPay(g, 0, row, cast.id),
  }
}

describe('what can be paid', () => {
  test('energy in stock pays without a question', () => {
    const t = table({ hand: ['spark'], energy: 2 })
    act(t.g, 0, 'cast')
    expect(t.energy()).toBe(0)
    expect(offered(t.g)).toContain('wait')
  })

  test('what could be gained during the payment counts', () => {
    expect(offered(table({ hand: ['spark'], energy: 1, bases: 1 }).g)).toContain('cast')
    expect(table({ hand: ['spark'], energy: 1 }).may(0)).toBe(false)
  })

  test('one card does not pay two parts', () => {
    expect(table({ hand: ['tribute', 'red'] }).may(0)).toBe(false)
    expect(table({ hand: ['tribute', 'blank', 'blank'] }).may(0)).toBe(false)
    expect(table({ hand: ['tribute', 'red', 'blank'] }).may(0)).toBe(true)
  })

  test('a base that is turned for the cost gains no energy for it', () => {
    expect(table({ hand: ['ritual'], bases: 1 }).may(0)).toBe(false)
    expect(table({ hand: ['ritual'], bases: 2 }).may(0)).toBe(true)
    expect(table({ hand: ['ritual'], bases: 1, energy: 1 }).may(0)).toBe(true)
  })

  test('the exact answer is that of trying everything', () => {
    const t = table({ hand: [] })
    const kind = (from: readonly number[]): CostKind => ({
      id: 0,
      name: 'of these',
      clause: 0,
      candidates: () => from,
      pay: () => undefined,
    })
    const tries = (demands: readonly (readonly [number[], number])[], used: readonly number[]): boolean => {
      if (demands.length === 0) return true
      const [[from, amount], ...rest] = demands
      if (amount === 0) return tries(rest, used)
      return from.some((o) => !used.includes(o) && tries([[from, amount - 1], ...rest], [...used, o]))
    }
    const demand = fc.tuple(fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 6 }), fc.nat(3))
    fc.assert(
      fc.property(fc.array(demand, { maxLength: 3 }), (demands) => {
        const parts = demands.map(([from, amount]) => ({ kind: kind(from), amount }))
        const payer = { player: 0, source: NONE, action: 0, record: NONE } as const
        expect(payable(t.g, payer, parts)).toBe(tries(demands, []))
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})

describe('the payment', () => {
  test('offers only objects that leave the rest payable', () => {
    const t = table({ hand: ['tribute', 'red', 'blank', 'blank'] })
    act(t.g, 0, 'cast')
    expect(t.g.offer.items).toEqual([t.rows[2], t.rows[3]])
  })

  test('one by one: the first part is paid before the second is asked', () => {
    const t = table({ hand: ['tribute', 'red', 'red', 'blank', 'blank'] })
    act(t.g, 0, 'cast')
    say(t.g, t.rows[3])
    expect(t.trash()).toEqual([t.rows[3]])
    expect(t.g.offer.items).toEqual([t.rows[1], t.rows[2]])
  })

  test('at once: nothing is paid before all is chosen', () => {
    const t = table({ hand: ['tribute', 'red', 'red', 'blank', 'blank'] }, 'at once')
    act(t.g, 0, 'cast')
    say(t.g, t.rows[3])
    expect(t.trash()).toEqual([])
    say(t.g, t.rows[1])
    expect(t.trash()).toEqual([t.rows[1], t.rows[3]])
  })

  test('resource actions are offered in the middle of it while energy is short', () => {
    const t = table({ hand: ['spark'], energy: 1, bases: 2 })
    act(t.g, 0, 'cast')
    expect(offered(t.g)).toEqual(['gain', 'gain'])
    act(t.g, 0, 'gain')
    expect([t.energy(), t.ready()]).toEqual([0, 1])
  })

  test('the player may take the play back during it', () => {
    const t = table({ hand: ['spark'], energy: 1, bases: 2 })
    act(t.g, 0, 'cast')
    expect(decision(t.g)?.cancellable).toBe(true)
  })

  test('nobody pays less than nothing', () => {
    const t = table({ hand: ['spark'], discount: 5 })
    act(t.g, 0, 'cast')
    expect(t.energy()).toBe(0)
  })

  test('saved in the middle it goes on the same', () => {
    const board = { hand: ['tribute', 'red', 'red', 'blank', 'blank'] }
    const t = table(board)
    act(t.g, 0, 'cast')
    say(t.g, t.rows[3])
    const copy = table(board)
    loadState(copy.g, JSON.parse(JSON.stringify(saveState(t.g))))
    say(t.g, t.rows[1])
    say(copy.g, copy.rows[1])
    expect(copy.g.store.digest()).toBe(t.g.store.digest())
  })
})

describe('how the cost is determined', () => {
  const paid = (board: Board, off: readonly string[] = []): number => {
    const t = table({ energy: 9, ...board }, 'one by one', off)
    act(t.g, 0, 'cast')
    return 9 - t.energy()
  }

  test('increases come before decreases', () => {
    expect(paid({ hand: ['spark'], tax: 2, discount: 3 })).toBe(1)
    expect(paid({ hand: ['spark'], tax: 2, discount: 5 })).toBe(0)
  })

  test('without its clause there is no increase', () => {
    expect(paid({ hand: ['spark'], tax: 2 }, ['increase'])).toBe(2)
  })

  test('without its clause there is no decrease', () => {
    expect(paid({ hand: ['spark'], discount: 1 }, ['decrease'])).toBe(2)
  })

  test('a replacement of the printed cost comes before increases, so the tax finds no energy', () => {
    const t = table({ hand: ['spark'], lifeInstead: true, tax: 2, energy: 9 })
    act(t.g, 0, 'cast')
    expect([t.energy(), t.life()]).toEqual([9, 18])
  })

  test('once locked it does not change with the payment', () => {
    const board = { hand: ['whim', 'blank', 'blank'], energy: 9 }
    const t = table(board)
    act(t.g, 0, 'cast')
    say(t.g, t.rows[1])
    expect(t.energy()).toBe(7)
  })

  test('without the lock it changes with the payment', () => {
    const t = table({ hand: ['whim', 'blank', 'blank'], energy: 9 }, 'one by one', ['lock'])
    act(t.g, 0, 'cast')
    say(t.g, t.rows[1])
    expect(t.energy()).toBe(8)
  })

  test('X goes as high as can be paid', () => {
    const t = table({ hand: ['blaze'], energy: 2, bases: 1 })
    act(t.g, 0, 'cast')
    expect([t.g.offer.shape, t.g.offer.min, t.g.offer.max]).toEqual(['number', 0, 3])
    say(t.g, 3)
    expect(t.g.object(t.record(), t.machine.x)).toBe(3)
  })

  test('an alternative cost is offered only where it can be paid', () => {
    const both = table({ hand: ['pact'], energy: 3 })
    act(both.g, 0, 'cast')
    expect(both.g.offer.keys).toEqual(['energy', 'life'])
    const poor = table({ hand: ['pact'], energy: 1 })
    act(poor.g, 0, 'cast')
    expect([poor.life(), poor.energy()]).toEqual([18, 1])
  })

  test('an additional cost may be paid or not', () => {
    for (const [pick, left] of [
      [0, 1],
      [1, 2],
    ]) {
      const t = table({ hand: ['echo'], energy: 3 })
      act(t.g, 0, 'cast')
      answer(t.g, [pick])
      expect(t.energy()).toBe(left)
      expect(t.g.object(t.record(), t.machine.additional)).toBe(1 - pick)
    }
  })

  test('an additional cost that cannot be paid is not asked for', () => {
    const t = table({ hand: ['echo'], energy: 1 })
    act(t.g, 0, 'cast')
    expect(offered(t.g)).toContain('wait')
  })
})

describe('the record of a play', () => {
  test('knows what it was paid with, as long as that lies where the payment put it', () => {
    const t = table({ hand: ['tribute', 'red', 'blank'] })
    act(t.g, 0, 'cast')
    expect(t.cost.paidWith(t.g, t.record())).toEqual([t.rows[2], t.rows[1]])
    expect(t.cost.paidWith(t.g, t.record(), t.kinds.red)).toEqual([t.rows[1]])
    atom.move(t.g, t.rows[1], t.g.zone(t.book.zones[0], 0), atom.TOP, 0)
    expect(t.cost.paidWith(t.g, t.record())).toEqual([t.rows[2]])
  })

  test('knows how much of a stock was paid', () => {
    const t = table({ hand: ['spark'], energy: 5, tax: 1 })
    act(t.g, 0, 'cast')
    expect(t.cost.paidAmount(t.g, t.record(), t.kinds.energy)).toBe(3)
  })

  test('each payment carries its clause', () => {
    const t = table({ hand: ['tribute', 'red', 'blank'] })
    act(t.g, 0, 'cast')
    const clauses: string[] = []
    for (let ev = 0; ev < t.g.log.count; ev++)
      if (t.g.log.get(ev, EV.kind) === VERB.move)
        clauses.push(t.book.switches.names[t.g.log.get(ev, EV.clause)])
    expect(clauses).toEqual(['discard', 'discard-red'])
  })
})
