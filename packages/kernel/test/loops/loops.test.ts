import { describe, expect, test } from 'vitest'
import { result } from '@fudaba/kernel/search'
import {
  type Book,
  EffectCell,
  type Game,
  NONE,
  type Player,
  Var,
  atom,
  loops,
  priority,
} from '@fudaba/kernel/rules'
import { playTiming } from '../../src/timing/checkTiming.ts'
import { loadState, saveState } from '../../src/match/state.ts'
import { act, bookOf, newGame, offered, pass, run, say, switchOff, words } from '../testing/table.ts'

const CLAUSES = 'rules check window again keep pass resolve draw one both repeat bar power'.split(' ')
const clauses = { draw: 'draw', one: 'one', both: 'both', repeat: 'repeat', bar: 'bar' }
const AFTER = 20

function start(book: Book, off: readonly string[], first: number, prepare: (g: Game) => void): Game {
  for (const clause of off) switchOff(book, clause)
  const g = newGame(book)
  prepare(g)
  g.call(book.procedures[first])
  run(g)
  return g
}

/** Player 1 may light a lamp, put it out again (which adds 1 power), or rest; the state then repeats but for power. */
function lamp(off: readonly string[] = [], power: 'counter' | 'column' | 'effect' = 'counter') {
  const book = bookOf('lamp', CLAUSES)
  const field = book.zone('field', words('field'), { shared: true, ordered: false, sight: () => 'all' })
  const lit = book.column('lit')
  const strength = book.column('strength')
  const total = book.counter('total')
  const count = book.kernelVerb('count')
  const markVerb = book.kernelVerb('mark')
  const worth = book.characteristic('worth', words('worth'), () => 0)
  const grow = book.effect('power', 'grow', {
    layer: 0,
    of: worth,
    modify: (g, effect, _row, value) => value + g.effect(effect, EffectCell.a),
  })
  const watch = loops(book, {
    clauses,
    turnPlayer: () => 0,
    ending: book.ending('loop'),
    after: AFTER,
    accumulators: { counters: [total], columns: [strength], effects: [grow] },
  })
  const it = (g: Game): number => g.objects(field, 0)[0]
  const set = (name: string, value: number) =>
    book.action({
      name,
      title: words(name),
      requirements: [book.requirement('rules', (g) => g.object(it(g), lit) !== value)],
      perform: book.procedure(name, 2, [
        book.step('rules', (g) => {
          g.propose(markVerb, it(g), lit, value)
          if (value === 1) return
          if (power === 'counter') g.propose(count, 0, total, 1)
          else if (power === 'column') g.propose(markVerb, it(g), strength, g.object(it(g), strength) + 1)
          else g.propose(book.kernelVerb('beginEffect'), grow.id, it(g), it(g), 1, 0)
        }),
      ]),
    })
  set('light', 1)
  set('quench', 0)
  const rested = book.counter('rested')
  const rest = book.procedure('rest', 2, [book.step('rules', (g) => g.propose(count, 0, rested, 1))])
  book.action({ name: 'rest', title: words('rest'), requirements: [], perform: rest })
  const check = book.procedure('check', 0, [watch.step])
  const timing = playTiming(book, {
    clauses: { check: 'check', window: 'window', again: 'again' },
    checkTiming: check,
  })
  const game = book.procedure('game', 0, [
    book.step(
      'rules',
      (g) => {
        g.variable(Var.turn, g.get(Var.turn) + 1)
        g.call(timing, 0)
      },
      'turn',
    ),
    book.step('rules', (g) => g.goto('turn')),
  ])
  const make = (): Game => start(book, off, game.id, (g) => void atom.create(g, 0, g.zone(field, 0), 1, 0, 0))
  const value = (g: Game): number =>
    power === 'counter'
      ? g.counter(total, 0)
      : power === 'column'
        ? g.object(it(g), strength)
        : g.value(worth, it(g))
  return { make, value }
}

/** Lights and quenches until the rules ask for a number; gives the rounds played. */
function goRound(g: Game, limit = 100): number {
  for (let round = 0; round < limit; round++)
    for (const name of ['light', 'quench']) {
      if (g.offer.shape === 'number' || !offered(g).includes(name)) return round
      act(g, 0, name)
    }
  return limit
}

describe('a loop one player can stop', () => {
  test('is not looked for during an ordinary turn', () => {
    const { make } = lamp()
    const g = make()
    for (let turn = 0; turn < 30; turn++) {
      for (const name of ['light', 'quench']) act(g, 0, name)
      pass(g, 0)
    }
    expect(g.offer.shape).toBe('act')
  })

  test('the player is asked how many rounds are carried out', () => {
    const { make } = lamp()
    const g = make()
    expect(goRound(g)).toBeLessThan(20)
    expect([g.offer.shape, g.offer.player]).toEqual(['number', 0])
  })

  for (const kind of ['counter', 'column', 'effect'] as const)
    test(`all rounds are carried out at once (${kind})`, () => {
      const { make, value } = lamp([], kind)
      const g = make()
      goRound(g)
      const before = value(g)
      say(g, 200)
      expect(value(g)).toBe(before + 200)
    })

  test('the player may not begin it again before doing something else', () => {
    const { make } = lamp()
    const g = make()
    goRound(g)
    const looping = offeredAfter(g, 5)
    expect(looping).toEqual(['rest', 'pass'])
    act(g, 0, 'rest')
    expect(offered(g).length).toBe(3)
  })

  test('saved while the player is asked it goes on the same', () => {
    const { make, value } = lamp()
    const g = make()
    goRound(g)
    const copy = make()
    loadState(copy, JSON.parse(JSON.stringify(saveState(g))))
    say(g, 7)
    say(copy, 7)
    expect(value(copy)).toBe(value(g))
    expect(copy.store.digest()).toBe(g.store.digest())
  })

  test('the watch is undone with the rest of the state', () => {
    const { make } = lamp()
    const g = make()
    const digest = g.store.digest()
    const mark = g.store.top
    goRound(g)
    say(g, 7)
    g.store.undo(mark)
    expect(g.store.digest()).toBe(digest)
  })

  test('a state that really changes is no loop', () => {
    const { make } = lamp()
    const g = make()
    for (let i = 0; i < 60; i++) act(g, 0, 'rest')
    expect(g.offer.shape).toBe('act')
  })

  test('without "repeat" it is not looked for', () => {
    const { make } = lamp(['repeat'])
    expect(goRound(make(), 40)).toBe(40)
  })

  test('without "bar" the player may begin it again', () => {
    const { make } = lamp(['bar'])
    const g = make()
    goRound(g)
    expect(offeredAfter(g, 5)).toHaveLength(3)
  })

  test('without "one" the player is stopped without being asked', () => {
    const { make } = lamp(['one'])
    const g = make()
    goRound(g)
    expect(offered(g)).toEqual(['rest', 'pass'])
  })
})

function offeredAfter(g: Game, rounds: number): string[] {
  say(g, rounds)
  return offered(g)
}

/** Player 1 may open or close either of two doors as often as he likes. */
function doors(): Game {
  const book = bookOf('doors', CLAUSES)
  const yard = book.zone('yard', words('yard'), { shared: true, ordered: false, sight: () => 'all' })
  const watch = loops(book, { clauses, turnPlayer: () => 0, ending: book.ending('loop'), after: AFTER })
  for (const name of ['left', 'right']) {
    const open = book.variable(name)
    const perform = book.procedure(name, 2, [book.step('rules', (g) => g.variable(open, 1 - g.get(open)))])
    book.action({ name, title: words(name), requirements: [], perform })
  }
  const timing = playTiming(book, {
    clauses: { check: 'check', window: 'window', again: 'again' },
    checkTiming: book.procedure('check', 0, [
      // Something happens, so that time passes.
      book.step('rules', (g) => g.propose(book.kernelVerb('shuffle'), g.zone(yard, 0))),
      watch.step,
    ]),
  })
  const over = book.ending('tired')
  const game = book.procedure('game', 0, [
    book.step('rules', (g) => g.call(timing, 0)),
    book.step('rules', (g) => g.propose(book.kernelVerb('finish'), NONE, over)),
  ])
  return start(book, [], game.id, () => undefined)
}

describe('loops that lead into each other', () => {
  const goLeft = (g: Game): void => {
    for (let i = 0; i < 100 && offers(g, 'left'); i++) act(g, 0, 'left')
  }
  const offers = (g: Game, name: string): boolean => g.offer.shape === 'act' && offered(g).includes(name)

  test('a choice is barred in the state the loop began in, however it came about again', () => {
    const g = doors()
    goLeft(g)
    say(g, 0)
    expect(offered(g)).toEqual(['right', 'pass'])
    act(g, 0, 'right')
    expect(offered(g)).toContain('left')
    act(g, 0, 'right')
    expect(offered(g)).toEqual(['right', 'pass'])
  })

  test('loops begun in turns come to an end', () => {
    const g = doors()
    let asked = 0
    for (let i = 0; i < 300 && !g.over; i++) {
      if (g.offer.shape === 'number') {
        say(g, 0)
        asked++
      } else act(g, 0, offers(g, 'left') ? 'left' : 'right')
    }
    // Two doors, open or not: in each of the four states each of the two choices is barred at most once.
    expect(asked).toBeLessThanOrEqual(8)
    expect(result(g)?.ending).toBe('tired')
  })
})

describe('a loop nobody can stop', () => {
  /** Two rules undo each other for ever. */
  function seesaw(off: readonly string[] = []): Game {
    const book = bookOf('seesaw', CLAUSES)
    const side = book.variable('side')
    const swings = book.counter('swings')
    const watch = loops(book, {
      clauses,
      turnPlayer: () => 0,
      ending: book.ending('loop'),
      after: AFTER,
      accumulators: { counters: [swings] },
    })
    const game = book.procedure('game', 0, [
      watch.step,
      book.step('rules', (g) => {
        g.variable(side, 1 - g.get(side))
        g.propose(book.kernelVerb('count'), 0, swings, 1)
      }),
      book.step('rules', (g) => g.goto('look for a loop')),
    ])
    return start(book, off, game.id, () => undefined)
  }

  test('is a draw', () => {
    expect(result(seesaw())).toEqual({ winner: null, ending: 'loop' })
  })

  test('without that clause the game still ends, but not by it', () => {
    expect(result(seesaw(['draw']))?.ending).toBe('endless')
  })
})

describe('a loop both can stop', () => {
  /** The first player turns a thing, the second turns it back; each scores. */
  function quarrel(off: readonly string[] = []) {
    const book = bookOf('quarrel', CLAUSES)
    const side = book.variable('side')
    const scores = book.counter('scores')
    const watch = loops(book, {
      clauses,
      turnPlayer: () => 0,
      ending: book.ending('loop'),
      after: AFTER,
      accumulators: { counters: [scores] },
    })
    const turn = (player: Player) =>
      book.action({
        name: `turn ${player}`,
        title: words('turn'),
        requirements: [book.requirement('rules', (g, who) => who === player && g.get(side) === player)],
        perform: book.procedure('turn', 2, [
          book.step('rules', (g) => {
            g.variable(side, 1 - player)
            g.propose(book.kernelVerb('count'), player, scores, 1)
          }),
        ]),
      })
    turn(0)
    turn(1)
    const nothing = book.procedure('nothing', 1, [])
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
      keeps: () => false,
      ruleCheck: book.procedure('rule check', 0, [watch.step]),
      top: () => NONE,
      resolve: nothing,
    })
    const over = book.ending('peace')
    const game = book.procedure('game', 0, [
      book.step('rules', (g) => g.call(flow.procedure)),
      book.step('rules', (g) => g.propose(book.kernelVerb('finish'), NONE, over)),
    ])
    const g = start(book, off, game.id, () => undefined)
    for (let i = 0; i < 80 && !g.over && g.offer.shape === 'act'; i++)
      act(g, g.offer.player, `turn ${g.offer.player}`)
    return { g, scores: () => [g.counter(scores, 0), g.counter(scores, 1)] }
  }

  test('the turn player says a number first, then the other', () => {
    const { g } = quarrel()
    expect([g.offer.shape, g.offer.player]).toEqual(['number', 0])
    say(g, 10)
    expect([g.offer.shape, g.offer.player]).toEqual(['number', 1])
  })

  test('the smaller number counts', () => {
    const { g, scores } = quarrel()
    const before = scores()
    say(g, 10)
    say(g, 4)
    expect(scores()).toEqual(before.map((n) => n + 4))
  })

  test('then neither player can begin it again, and the game goes on', () => {
    const { g } = quarrel()
    say(g, 10)
    say(g, 4)
    expect(result(g)?.ending).toBe('peace')
  })

  test('without "both" they are stopped without being asked', () => {
    expect(result(quarrel(['both']).g)?.ending).toBe('peace')
    expect(result(quarrel().g)).toBe(null)
  })
})
