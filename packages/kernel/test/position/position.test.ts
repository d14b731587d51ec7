import { KernelError, type Match, type Position, beginFromPosition, toPosition } from '@fudaba/kernel'
import { EffectCell, Obj, openScope, usesLeft } from '@fudaba/kernel/rules'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import { CHOSEN, EACH, liveRows, ownerOfEffect } from '../../src/text/context/registers.ts'
import { garden } from '../testing/garden.ts'

const everything = {
  turn: 3,
  turnPlayer: 'P2',
  P1: {
    bed: [
      ref('A', 'Ash', { kind: 'tree', turned: true, cell: 'back', height: 4, age: 2, shades: ['B', 'C'] }),
      { card: { name: 'Moss', power: 9 }, ref: 'B', faceDown: true, seenBy: 'P2' },
      { cards: ['Birch'], attached: 'Cedar', under: [{ card: 'Elm', owner: 'P2' }], by: 'P2' },
    ],
    water: 5,
    done: ['digging', 'digging'],
  },
  P2: {
    back: [ref('C', 'ash', { graft: 'A', done: ['budding'] })],
    shed: 'Birch',
    heap: ['Elm', { Cedar: { shownTo: 'P2' } }],
  },
  path: ['rain', { rain: { by: 'P1', shades: { to: 'A', value: 2 } } }],
  variables: { weather: 2 },
  counts: [
    { count: 'rests once a day', on: 'A', slot: 1, until: 'day' },
    { count: 'rests once a day', by: 'P2', times: 2 },
  ],
  effects: [
    {
      effect: 'growth',
      by: 'P1',
      on: 'A',
      from: 'B',
      values: [3, 0, 1],
      holds: { chosen: ['A', 'C'], 'each 2': ['B'] },
      until: 'day',
    },
    { effect: 'growth', by: 'P2', on: 'A', values: [1], age: 4 },
  ],
} as const

describe('a position', () => {
  const g = board(garden(), everything)
  const { game } = g.match

  test('has zones, cells, counters and shared zones by their names', () => {
    expect(g.zone('P1', 'bed')).toEqual(['Ash', 'Moss', 'Birch+Cedar+Elm'])
    expect(g.zone('P2', 'back')).toEqual(['Ash'])
    expect(g.count('P1', 'water')).toBe(5)
    expect(g.zone('path')).toEqual(['rain', 'rain'])
    expect(g.zone('P2', 'heap')).toEqual(['Elm', 'Cedar'])
  })

  test('has objects with their states, marks and relations', () => {
    expect(g.at('A')).toMatchObject({ kind: 'tree', turned: true, cell: 'back', marks: { height: 4 } })
    expect(g.at('A').to).toEqual({ shades: ['B', 'C'] })
    expect(g.at('B')).toMatchObject({ faceDown: true, cards: ['Moss'] })
  })

  test('has cards in their roles, of whatever owner', () => {
    const row = game.objects(game.book.zones[0], 0)[2]
    expect(game.controller(row)).toBe(1)
    expect(game.cardsOf(row).map((card) => [game.card(card, 4), game.card(card, 1)])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ])
  })

  test('has effects in force, until the scope that is open', () => {
    expect(g.at('A').values['power']).toBe(1 + 3 + 1)
    const [first, second] = game.effects()
    expect(game.effect(first, EffectCell.scope)).toBe(openScope(game, game.book.scopes[0]))
    expect(game.effect(first, EffectCell.c)).toBe(1)
    expect(game.effect(second, EffectCell.scope)).toBe(0)
  })

  test('has what effects hold on to, what points at another, and what is counted', () => {
    const [a, b] = game.objects(game.book.zones[0], 0)
    const [c] = game.objects(game.book.zones[0], 1)
    const [first] = game.effects()
    expect(liveRows(game, ownerOfEffect(first), CHOSEN)).toEqual([a, c])
    expect(liveRows(game, ownerOfEffect(first), EACH + 1)).toEqual([b])
    expect(game.object(c, game.book.everyColumn().find(([name]) => name === 'graft')![1])).toBe(game.id(a))
    expect(game.tally(4, game.id(c))).toBe(1)
    const [limit] = game.book.limits
    expect(usesLeft(game, limit, game.id(a) * 32 + 1)).toBe(0)
    expect([usesLeft(game, limit, game.id(a) * 32), usesLeft(game, limit, 1)]).toEqual([1, -1])
  })

  test('has the order in which what has a continuous effect came', () => {
    const [, second] = game.effects()
    expect(game.effect(second, EffectCell.since)).toBe(-4)
    expect(game.object(game.objects(game.book.zones[0], 0)[0], Obj.since)).toBe(-2)
  })

  test('has the turn, variables and what was done', () => {
    expect([g.turn, g.deciding, game.get(9), game.tally(3, 0)]).toEqual([3, 'P2', 2, 2])
  })

  test('lets each player know what he sees and what he has seen', () => {
    const [bed] = g.view('P2').zones
    expect(bed.objects.map((o) => o.cards)).toEqual([['Ash'], ['Moss'], ['Birch', 'Cedar', 'Elm']])
    const heap = g.view('P2').zones.find((z) => z.zone === 'heap' && z.owner === 'P2')!
    expect(heap.objects.map((o) => o.cards)).toEqual([['Cedar']])
  })

  test('says whose cards are known to be in the game, wherever they are', () => {
    const some = board(garden(), { P1: { shed: 'Ash Elm', heap: [{ Birch: { metBy: 'P2' } }, 'Cedar'] } })
    expect(toPosition(some.match).P1?.['heap']).toEqual([{ Birch: { metBy: 'P2' } }, 'Cedar'])
    expect(some.view('P2').zones.flatMap((zone) => zone.contains)).toEqual([])
  })

  test('defines cards in place without touching the catalogue', () => {
    expect(game.cards.length).toBe(5)
    expect(g.rules.cards.length).toBe(4)
  })

  test('is written so that it reads the same', () => {
    const written = toPosition(g.match)
    expect(written.P1).toMatchObject({ water: 5, done: ['digging', 'digging'] })
    expect(written['path']).toEqual(['rain', { rain: { by: 'P1', shades: { to: 'r1', value: 2 } } }])
    const again = beginFromPosition(g.rules, JSON.parse(JSON.stringify(written)) as Position)
    expect(toPosition(again)).toEqual(written)
    expect(again.game.object(again.game.objects(again.game.book.zones[0], 0)[0], Obj.cell)).toBe(1)
  })

  test('starts a match that can be branched', () => {
    const { match } = board(garden(), everything)
    match.answer('P2', [])
    expect(match.branch().digest()).toBe(match.digest())
  })
})

describe('a token', () => {
  const g = board(garden(), {
    P1: {
      bed: [
        { token: 'Elm', ref: 'S', turned: true },
        { token: { name: 'Weed', power: 6 }, ref: 'W', owner: 'P2', height: 1 },
        'Ash',
      ],
    },
    effects: [{ effect: 'growth', by: 'P1', on: 'S', values: [3] }],
  })
  const { game } = g.match

  test('is printed like a card, and none is behind it', () => {
    expect(game.store.length(game.tables.cards)).toBe(1)
    expect(g.at('S')).toMatchObject({ turned: true, cards: [], values: { power: 4 + 3 } })
    expect(g.at('W')).toMatchObject({ marks: { height: 1 }, values: { power: 6 } })
  })

  test('has an owner of its own', () => {
    const [, weed] = game.objects(game.book.zones[0], 0)
    expect([game.owner(weed), game.controller(weed)]).toEqual([1, 0])
  })

  test('is written so that it reads the same', () => {
    const written = toPosition(g.match)
    expect(written.P1?.['bed']).toEqual([
      { token: 'Elm', ref: 'r1', cell: 'front', turned: true },
      { token: { name: 'Weed', power: 6 }, cell: 'front', height: 1, owner: 'P2' },
      { Ash: { cell: 'front' } },
    ])
    const again = beginFromPosition(g.rules, JSON.parse(JSON.stringify(written)) as Position)
    expect(toPosition(again)).toEqual(written)
    expect(again.view('P1').zones).toEqual(g.match.view('P1').zones)
  })
})

describe('a number in a zone', () => {
  test('stands for cards that the player has nowhere else, first those that nobody has', () => {
    const g = board(garden(), { P1: { shed: 'Ash', heap: 2 }, P2: { shed: 'Birch' } })
    expect(g.zone('P1', 'heap')).toEqual(['Cedar', 'Elm'])
    expect(board(garden(), { P1: { heap: ['Elm', 3] } }).zone('P1', 'heap')).toEqual([
      'Elm',
      'Ash',
      'Birch',
      'Cedar',
    ])
  })
})

describe('a position that does not fit', () => {
  const refused: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['no list', { P1: { shed: { Ash: 1 } } }, 'P1.shed is a list, a text or a number'],
    ['no seat', { P1: [] }, 'P1 is an object with zones and counters'],
    [
      'no card among the fields',
      { P1: { shed: [{ turned: true, by: 'P1' }] } },
      'P1.shed[0]: no card among turned, by',
    ],
    ['a token with a card', { P1: { bed: [{ token: 'Elm', card: 'Ash' }] } }, 'a token has no card'],
    ['no card of a token', { P1: { bed: [{ token: 'Oak' }] } }, "P1.bed[0].token: there is no card 'Oak'"],
    ['no player', { P1: { shed: [{ Ash: { by: 'P3' } }] } }, 'P1.shed[0].by: "P3" is no player'],
    [
      'no cell',
      { P1: { bed: [{ Ash: { cell: 'roof' } }] } },
      "bed has no place 'roof'; there are front, back",
    ],
    ['no counter value', { P1: { water: 'much' } }, 'P1.water is a whole number, not "much"'],
    ['no number of cards', { P1: { shed: -1 } }, 'P1.shed[0]: -1 is no number of cards'],
    ['no mark', { P1: { bed: [{ Ash: { height: 'tall' } }] } }, 'height is a whole number, not "tall"'],
    ['no scope', { effects: [{ effect: 'growth', by: 'P1', until: 'night' }] }, "there is no scope 'night'"],
    ['nothing counted', { counts: [{ count: 'sleeping', by: 'P1' }] }, "nothing counts 'sleeping'"],
    [
      'no times',
      { counts: [{ count: 'rests once a day', by: 'P1', times: 0.5 }] },
      'counts[0].times is a whole number, not 0.5',
    ],
    ['a player who does what objects do', { P1: { done: ['budding'] } }, "nothing counts 'budding' as done"],
    ['an id that is no ref', { P1: { bed: [{ Ash: { graft: 4 } }] } }, 'graft leads to a ref, not to 4'],
    [
      'nothing that an effect holds',
      { effects: [{ effect: 'growth', by: 'P1', holds: { lost: [] } }] },
      "an effect holds no 'lost'",
    ],
    ['no age', { P1: { bed: [{ Ash: { age: -1 } }] } }, 'P1.bed[0].age is from 0 to 2147483647, not -1'],
    ['no turn', { turn: 1.5 }, 'turn is a whole number, not 1.5'],
    // What was taken once: numbers that do not fit, names that every object inherits, entries of another kind.
    ['a counter past 32 bits', { P1: { water: 2 ** 31 } }, 'P1.water is from -2147483648 to 2147483647'],
    ['a counter far below', { P1: { water: -(2 ** 31) - 1 } }, 'P1.water is from -2147483648'],
    [
      'a mark past 32 bits',
      { P1: { bed: [{ Ash: { height: 2 ** 32 + 1 } }] } },
      'height is from -2147483648',
    ],
    ['a turn past 32 bits', { turn: 2 ** 31 }, 'turn is from 0 to 2147483647'],
    ['a moment of all objects', { at: 'constructor' }, "has no moment 'constructor'"],
    ['a field of all objects', { P1: { bed: [{ Ash: { toString: 1 } }] } }, "an object has no 'toString'"],
    ['a null among effects', { effects: [null] }, 'effects[0] is an object, not null'],
    ['a null for a player', { turnPlayer: null }, 'turnPlayer: null is no player'],
    [
      'a list that holds no refs',
      { effects: [{ effect: 'growth', by: 'P1', holds: { it: 3 } }] },
      'holds.it is a list',
    ],
    [
      'a ref of no text',
      { relations: [{ relation: 'shade', from: {}, to: 'A' }] },
      'relations[0].from is a text',
    ],
    [
      'more times than there are',
      { counts: [{ count: 'x', times: 1e9 }] },
      'counts[0].times is from 1 to 100000',
    ],
    [
      'a field misspelt',
      { effects: [{ effect: 'growth', by: 'P1', untill: 'x' }] },
      "effects[0] has no 'untill'",
    ],
    ['a card in a card', { P1: { shed: [{ card: { card: { card: 'Ash' } } }] } }, 'a card in a card'],
  ]
  for (const [why, given, says] of refused)
    test(`is refused by name: ${why}`, () => {
      const start = (): Match =>
        beginFromPosition(garden(), { format: 'fudaba-position/1', game: 'garden', ...given })
      expect(start).toThrow(KernelError)
      expect(start).toThrow(says)
    })

  test('of a game without tokens has none', () => {
    const rules = garden()
    const without = { ...rules, position: { ...rules.position!, tokens: undefined } }
    expect(() => board(without, { P1: { bed: [{ token: 'Elm' }] } })).toThrow('garden has no tokens')
  })

  test('of a game without positions is refused', () => {
    expect(() => board(garden({ position: undefined }), {})).toThrow('garden cannot start from a position')
  })
})
