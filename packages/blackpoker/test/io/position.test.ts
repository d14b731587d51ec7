import { blackpoker } from '@fudaba/blackpoker'
import {
  KernelError,
  Match,
  type Position,
  Random,
  beginFromPosition,
  playReplay,
  toPosition,
  toReplay,
} from '@fudaba/kernel'
import { sample, view } from '@fudaba/kernel/search'
import { answerAtRandom, board, comparableView, describe, expect, ref, test } from '@fudaba/kernel/testing'
import fc from 'fast-check'

/** Random play, stopping at some open window after at least `least` answers. */
function someWindow(seed: number, least: number, frame: string): Match | null {
  const random = new Random(`play ${seed}`)
  const match = new Match({ rules: blackpoker, seed, config: { frame } })
  for (let n = 0; match.decision !== null; n++) {
    if (n >= least && match.decision.shape === 'act') return match
    answerAtRandom(match, random)
  }
  return null
}

const boards = fc.record({
  seed: fc.nat(100_000),
  least: fc.nat(120),
  frame: fc.constantFrom('entry20', 'full54'),
})

const RUNS = 60

describe('a written position', () => {
  test('begins the same board again for both players', () => {
    fc.assert(
      fc.property(boards, ({ seed, least, frame }) => {
        const match = someWindow(seed, least, frame)
        if (match === null) return
        const again = beginFromPosition(blackpoker, JSON.parse(JSON.stringify(toPosition(match))) as Position)
        expect(comparableView(again, 'P1')).toEqual(comparableView(match, 'P1'))
        expect(comparableView(again, 'P2')).toEqual(comparableView(match, 'P2'))
      }),
      { numRuns: RUNS, seed: 1 },
    )
  })

  test('leads to the same game: without Jokers nothing more is left to chance', () => {
    fc.assert(
      fc.property(boards, ({ seed, least }) => {
        const match = someWindow(seed, least, 'entry20')
        if (match === null) return
        const again = beginFromPosition(blackpoker, toPosition(match))
        const [random, alike] = [new Random(seed), new Random(seed)]
        while (match.decision !== null) {
          answerAtRandom(match, random)
          answerAtRandom(again, alike)
        }
        expect(again.result).toEqual(match.result)
        expect(comparableView(again, 'P1')).toEqual(comparableView(match, 'P1'))
      }),
      { numRuns: RUNS, seed: 2 },
    )
  })

  test('is the same position when it is written again', () => {
    fc.assert(
      fc.property(boards, ({ seed, least, frame }) => {
        const match = someWindow(seed, least, frame)
        if (match === null) return
        const written = toPosition(match)
        expect(toPosition(beginFromPosition(blackpoker, written))).toEqual(written)
      }),
      { numRuns: RUNS, seed: 3 },
    )
  })

  test('leaves each player worlds to reckon with in which he sees the same', () => {
    fc.assert(
      fc.property(boards, ({ seed, least, frame }) => {
        const match = someWindow(seed, least, frame)
        if (match === null) return
        const { game } = beginFromPosition(blackpoker, toPosition(match))
        for (const viewer of [0, 1] as const) {
          const world = sample(game, viewer, new Random(seed))
          expect(view(blackpoker, world, viewer)).toEqual(view(blackpoker, game, viewer))
        }
      }),
      { numRuns: RUNS, seed: 4 },
    )
  })

  test('can be replayed from', () => {
    const match = beginFromPosition(blackpoker, { ...busy, format: 'fudaba-position/1', game: 'blackpoker' })
    const random = new Random(1)
    for (let n = 0; n < 5 && match.decision !== null; n++) answerAtRandom(match, random)
    expect(playReplay(blackpoker, toReplay(match)).digest()).toBe(match.digest())
  })

  test('is read like any other: requests, fog, battle, what was done', () => {
    const written = toPosition(board(blackpoker, busy).match)
    expect(written).toMatchObject({
      turn: 4,
      turnPlayer: 'P1',
      chance: 'P2',
      passed: ['P1'],
      P1: { done: ['attack'], field: [{ '♠5': { ref: 'r1', turned: true, attacking: true } }, '♣4'] },
      P2: {
        field: [{ '♡6+♡8': { blocking: 'r1' } }, { '♡9': { faceDown: true } }],
        fog: [{ '♠2': { clouds: 'r1' } }],
      },
      stage: [{ up: { cards: ['♡5'], target: 'r1' } }, 'damage'],
      effects: [{ effect: 'down', by: 'P2', on: 'r1', values: [2] }],
    })
  })

  test('where the game has no name for the moment is written with what is under way', () => {
    const g = board(blackpoker, { P1: { hand: '♡5 ♡6 ♣2', life: 5 }, P2: { soldiers: '♠5', life: 5 } })
    g.P1.acts('up')
    const written = toPosition(g.match)
    expect(written.at).toBeUndefined()
    const again = beginFromPosition(blackpoker, written, { everyWindow: true })
    expect(again.digest()).toBe(g.match.digest())
    expect(again.decision).toEqual(g.match.decision)
  })

  test('with a board that is not that of what is under way is refused', () => {
    const g = board(blackpoker, { P1: { hand: '♡5 ♡6 ♣2', life: 5 }, P2: { soldiers: '♠5', life: 5 } })
    g.P1.acts('up')
    const written = toPosition(g.match)
    const edited = { ...written, P2: { ...written.P2, hand: '♣9' } }
    expect(() => beginFromPosition(blackpoker, edited)).toThrow('P2 is not as in what is under way')
    const frames = written.underWay!.frames.map((frame) => ({ ...frame, step: 'no such step' }))
    const broken = { ...written, underWay: { ...written.underWay!, frames } }
    expect(() => beginFromPosition(blackpoker, broken)).toThrow("has no step 'no such step'")
  })
})

/** Something of everything. */
const busy = {
  turn: 4,
  P1: {
    soldiers: [ref('A', '♠5', { turned: true, attacking: true }), '♣4'],
    hand: '♣9',
    life: 4,
    done: ['attack'],
  },
  P2: {
    soldiers: [{ '♡6+♡8': { blocking: 'A' } }],
    barriers: '♡9',
    fog: [{ '♠2': { clouds: 'A' } }],
    hand: '♣7 ◇7',
    life: 4,
  },
  stage: [{ up: { by: 'P1', cards: '♡5', target: 'A' } }, 'damage'],
  chance: 'P2',
  passed: ['P1'],
} as const

describe('a position of BlackPoker', () => {
  test('puts everything where it says', () => {
    const g = board(blackpoker, busy)
    expect(g.turn).toBe(4)
    expect(g.deciding).toBe('P2')
    expect(g.at('A')).toMatchObject({ zone: 'field', cell: 'soldiers', kind: 'soldier', turned: true })
    expect(g.at('A').values['size']).toBe(3)
    expect(g.at('♡6')).toMatchObject({ kind: 'equipped', cards: ['♡6', '♡8'], to: { blocking: ['A'] } })
    expect(g.at('♡9')).toMatchObject({ kind: 'barrier', cell: 'barriers', faceDown: true })
    expect(g.zone('stage')).toEqual(['up', 'damage'])
    expect(g.count('P1', 'life')).toBe(4)
  })

  test('goes on from there: the last pass resolves the top of the stage', () => {
    const g = board(blackpoker, busy)
    g.P2.passes()
    expect(g.at('A').values['size']).toBe(8)
    g.everyonePasses()
    expect(g.at('A').zone).toBe('graveyard')
    expect(g.zone('P2', 'soldiers')).toEqual(['♡6+♡8'])
  })

  test('counts what was done this turn', () => {
    const fresh = { P1: { soldiers: '♠5', life: 4 }, P2: { life: 4 } }
    expect(board(blackpoker, fresh).P1).toOffer('attack')
    expect(board(blackpoker, { ...fresh, P1: { ...fresh.P1, done: ['attack'] } }).P1).not.toOffer('attack')
  })

  test('shows each player what he may see, and what he is said to have seen', () => {
    const g = board(blackpoker, {
      P1: { life: 4 },
      P2: {
        barriers: ['♡9', { '♡8': { seenBy: 'P1' } }],
        hand: ['♣7', { '◇7': { tracedBy: 'P1' } }],
        life: 4,
      },
    })
    const [, , , hand] = g.view('P1').zones
    expect(hand).toMatchObject({ zone: 'hand', owner: 'P2', objects: [], contains: ['◇7'] })
    const field = g.view('P1').zones.find((z) => z.zone === 'field' && z.owner === 'P2')!
    expect(field.objects.map((o) => o.cards)).toEqual([[null], ['♡8']])
  })

  test('is a match like any other: inputs, undo, branch', () => {
    const { match } = board(blackpoker, busy)
    const before = match.digest()
    match.answer('P2', [])
    const after = match.digest()
    expect(match.branch().digest()).toBe(after)
    match.undo()
    expect(match.digest()).toBe(before)
  })
})

describe('set-up from a position', () => {
  const decks = {
    P1: { deck: '♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9 ♠10 ♡9 ♡2 ♡3' },
    P2: { deck: '♣2 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣9 ♣10 ♡8 ◇2 ◇3' },
    at: 'setup',
  }

  test('deals stacked decks in their order', () => {
    const g = board(blackpoker, { ...decks, stacked: true })
    expect(g.zone('P1', 'barriers')).toEqual(['♠2'])
    expect(g.zone('P1', 'soldiers')).toEqual(['♠3'])
    expect(g.zone('P1', 'hand').slice(0, 7)).toEqual(['♠4', '♠5', '♠6', '♠7', '♠8', '♠9', '♠10'])
    expect(g.zone('P1', 'graveyard')).toEqual(['♡9'])
    expect(g.deciding).toBe('P1')
  })

  test('shuffles decks that are not stacked, by the seed', () => {
    const hand = (seed: number): string[] => board(blackpoker, { ...decks, seed }).zone('P1', 'hand')
    expect(hand(1)).toEqual(hand(1))
    expect(hand(1)).not.toEqual(hand(2))
  })
})

describe('a position that cannot be', () => {
  const refused: readonly (readonly [why: string, board: Record<string, unknown>, says: string])[] = [
    [
      'a moment that does not exist',
      { at: 'attack' },
      "blackpoker has no moment 'attack'; there are main, setup",
    ],
    ['a zone that does not exist', { P1: { hnad: '♠5' } }, "P1 has no zone or counter 'hnad'"],
    ['a key that does not exist', { stagee: [] }, "a position of blackpoker has no 'stagee'"],
    ['a card that does not exist', { P1: { hand: '♠14' } }, "P1.hand[0]: there is no card '♠14'"],
    [
      'a kind that does not exist',
      { P1: { soldiers: [{ '♠5': { kind: 'knight' } }] } },
      "there is no kind 'knight'",
    ],
    [
      'a field that does not exist',
      { P1: { hand: [{ '♠5': { tapped: true } }] } },
      "an object has no 'tapped'",
    ],
    [
      'a ref to nothing',
      { P1: { soldiers: [{ '♠5': { blocking: 'A' } }] } },
      "there is no object with ref 'A'",
    ],
    [
      'two things with one ref',
      { P1: { hand: [ref('A', '♠5'), ref('A', '♠6')] } },
      "two objects have the ref 'A'",
    ],
    [
      'a card in two zones',
      { P1: { hand: '♠5', soldiers: '♠5' } },
      'P1 has ♠5 more than once: hand and field',
    ],
    ['three Jokers', { P1: { hand: 'Joker Joker Joker' } }, 'P1 has Joker more than once'],
    [
      'a soldier made of a Joker',
      { P1: { soldiers: 'Joker' } },
      'Joker on the field of P1: no soldier is a Joker',
    ],
    ['a soldier of two suits', { P1: { soldiers: '♠5+♡7' } }, 'an equipped soldier has cards of one suit'],
    [
      'a hero that is none',
      { P1: { soldiers: [{ '♠5': { kind: 'hero' } }] } },
      '♠5 on the field of P1 is soldier, not hero',
    ],
    ['a barrier of two cards', { P1: { barriers: '♠5+♠6' } }, 'a barrier is one card'],
    [
      'an entry in the future',
      { turn: 2, P1: { soldiers: [{ '♠5': { entered: 3 } }] } },
      'entered in turn 3, but it is turn 2',
    ],
    ['a player without life', { P1: { life: 0 } }, 'P1 has no life, so the game would be over'],
    ['more cards than there are', { P1: { life: 60 } }, '60 more cards for the life of P1: only 53 are left'],
    [
      'a request without its key',
      { stage: [{ up: { target: 'P2' } }] },
      'up on the stage has 0 key cards, not 1',
    ],
    [
      'a request with a wrong key',
      { stage: [{ up: { cards: '♣5', target: 'P2' } }] },
      'up on the stage cannot have ♣5 as its key',
    ],
    ['a request without a target', { stage: [{ up: { cards: '♡5' } }] }, 'up on the stage has no target'],
    ['two battles', { stage: ['block', 'damage'] }, 'one battle at a time'],
    [
      'an attacker of the wrong side',
      { P2: { soldiers: [{ '♠5': { attacking: true } }] } },
      '♠5 attacks, but is no soldier of the turn player',
    ],
    [
      'a blocker of nobody',
      { P1: { soldiers: [ref('A', '♠5')] }, P2: { soldiers: [{ '♠6': { blocking: 'A' } }] } },
      '♠6 blocks ♠5, which does not attack',
    ],
    ['a pass of whoever has the chance', { passed: ['P1'] }, 'P1 has the chance and cannot have passed'],
    ['a deck after set-up', { P1: { deck: 3 } }, 'P1 has a deck, which exists only at setup'],
    ['a variable that does not exist', { variables: { luck: 1 } }, "there is no variable 'luck'"],
    [
      'an effect that does not exist',
      { effects: [{ effect: 'sideways', by: 'P1' }] },
      "there is no effect 'sideways'",
    ],
    ['something nobody counts', { P1: { done: ['resting'] } }, "nothing counts 'resting' as done"],
    ['another game', { game: 'chess' }, 'a position of "chess", not of blackpoker'],
  ]

  for (const [why, given, says] of refused)
    test(`is refused with the contradiction named: ${why}`, () => {
      const seat = (name: string): object => ({ life: 5, ...(given[name] as object) })
      const position = {
        format: 'fudaba-position/1',
        game: 'blackpoker',
        ...given,
        P1: seat('P1'),
        P2: seat('P2'),
      }
      const start = (): Match => beginFromPosition(blackpoker, position as unknown as Position)
      expect(start).toThrow(KernelError)
      expect(start).toThrow(expect.objectContaining({ code: 'bad-position' }))
      expect(start).toThrow(says)
    })
})
