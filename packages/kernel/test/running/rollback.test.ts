import { describe, expect, test } from 'vitest'
import { answer } from '@fudaba/kernel/search'
import { CardCell, type Game, NONE, type Player, Clock, atom, plays } from '@fudaba/kernel/rules'
import { playTiming } from '../../src/timing/checkTiming.ts'
import { cancellable, rollBack } from '../../src/running/loop.ts'
import { loadState, saveState } from '../../src/match/state.ts'
import { keyFromSeed } from '../../src/base/random.ts'
import { met, onlyIn } from '../../src/knowledge/knowledge.ts'
import { act, bookOf, newGame, offered, pass, run, say, switchOff, words } from '../testing/table.ts'

const CLAUSES =
  'rules check window again begin complete rollback refuse fixed discard doubt fail draw dice ask-other inner'.split(
    ' ',
  )

/**
 * Plays of a hand card. Each discards a card of choice first; then `doomed` always fails, `lucky` fails after a
 * throw of dice, `greedy` fails after a draw, `polite` asks the opponent, `twofold` and, after
 * a draw, `reckless` play `doomed` in their middle.
 */
function table(off: readonly string[] = []) {
  const book = bookOf('rollback-game', CLAUSES)
  const hand = book.zone('hand', words('hand'), { shared: false, ordered: false, sight: () => 'owner' })
  const trash = book.zone('trash', words('trash'), { shared: false, ordered: false, sight: () => 'all' })
  const deck = book.zone('deck', words('deck'), { shared: false, ordered: true, sight: () => 'none' })
  const score = book.counter('score')
  const move = book.kernelVerb('move')
  const machine = plays(book, { clauses: { rollback: 'rollback', refuse: 'refuse', irreversible: 'fixed' } })

  const discard = book.procedure('discard', 4, [
    book.ask('discard', {
      offer: (g, d) =>
        void d.choose(g.local(0) as Player, 'discard', g.objects(hand, g.local(0) as Player), 1, 1),
      take: (g, a) => g.propose(move, a.value, g.zone(trash, g.local(0) as Player)),
    }),
  ])
  const doubt = book.procedure('doubt', 4, [
    book.ask('doubt', { offer: (g, d) => void d.yesNo(g.local(0) as Player, 'sure'), take: () => undefined }),
  ])
  const fail = book.procedure('fail', 4, [book.step('fail', (g) => g.done(NONE))])
  const draw = book.procedure('draw', 4, [
    book.step('draw', (g) => g.propose(move, g.top(deck, 0), g.zone(hand, 0))),
  ])
  const dice = book.procedure('dice', 4, [
    book.step('dice', (g) => {
      g.random(6)
    }),
  ])
  const askOther = book.procedure('ask the other', 4, [
    book.ask('ask-other', {
      offer: (g, d) => void d.yesNo((1 - g.local(0)) as Player, 'allow'),
      take: () => undefined,
    }),
  ])
  const inner = book.procedure('inner play', 4, [
    book.step('inner', (g) => g.call(procedures.doomed, g.local(0), g.local(1), 7)),
  ])
  const stage = (clause: string, procedure: typeof fail) => ({ clause, procedure })
  const play = (name: string, ...stages: ReturnType<typeof stage>[]) =>
    machine.procedure(name, {
      begin: 'begin',
      complete: 'complete',
      stages: [stage('discard', discard), stage('doubt', doubt), ...stages],
    })
  const procedures = {
    fine: play('fine'),
    doomed: play('doomed', stage('fail', fail)),
    lucky: play('lucky', stage('dice', dice), stage('fail', fail)),
    greedy: play('greedy', stage('draw', draw), stage('doubt', doubt), stage('fail', fail)),
    polite: play('polite', stage('ask-other', askOther), stage('doubt', doubt), stage('fail', fail)),
    reckless: play(
      'reckless',
      stage('draw', draw),
      stage('inner', inner),
      stage('doubt', doubt),
      stage('fail', fail),
    ),
    twofold: play('twofold', stage('inner', inner), stage('doubt', doubt)),
  }
  for (const [name, perform] of Object.entries(procedures))
    machine.action({ name, title: words(name), requirements: [], perform })
  const point = book.procedure('point', 3, [
    book.step('rules', (g) => g.propose(book.kernelVerb('count'), 0, score, 1)),
  ])
  machine.action({ name: 'point', title: words('point'), requirements: [], perform: point })
  const nothing = book.procedure('nothing', 0, [])
  const timing = playTiming(book, {
    clauses: { check: 'check', window: 'window', again: 'again' },
    checkTiming: nothing,
  })
  const game = book.procedure('game', 0, [
    book.step('rules', (g) => g.call(timing, 0), 'player 1'),
    book.step('rules', (g) => g.goto('player 1')),
  ])
  for (const clause of off) switchOff(book, clause)
  const make = (): Game => {
    const g = newGame(book, ['a', 'b', 'c', 'd', 'e'])
    g.setKey(keyFromSeed('rollback'))
    for (let def = 0; def < 3; def++) atom.addCard(g, def, 0, g.zone(hand, 0))
    for (let def = 3; def < 5; def++) atom.addCard(g, def, 0, g.zone(deck, 0))
    g.call(game)
    run(g)
    return g
  }
  return {
    make,
    machine,
    names: (g: Game) =>
      g
        .objects(hand, 0)
        .map((row) => String(g.face(row)))
        .sort()
        .join(''),
    trash: (g: Game) => g.count(trash, 0),
    records: (g: Game) => g.count(machine.zone, 0),
  }
}

/** Plays it up to the question after the discard. */
function begin(g: Game, name: string): void {
  act(g, 0, name)
  say(g, g.offer.items[0])
}
const yes = (g: Game): void => answer(g, [0])
const cancel = (g: Game): void => {
  rollBack(g)
  run(g)
}
const reload = (t: ReturnType<typeof table>, g: Game): Game => {
  const copy = t.make()
  loadState(copy, JSON.parse(JSON.stringify(saveState(g))))
  return copy
}

describe('a play that cannot be completed', () => {
  test('leaves the state as before it', () => {
    const t = table()
    const g = t.make()
    begin(g, 'doomed')
    expect(t.names(g)).toBe('bc')
    yes(g)
    expect(t.names(g)).toBe('abc')
    expect([t.trash(g), t.records(g)]).toEqual([0, 0])
  })

  test('is refused until something else has changed', () => {
    const t = table()
    const g = t.make()
    begin(g, 'doomed')
    yes(g)
    expect(offered(g)).not.toContain('doomed')
    expect(offered(g)).toContain('lucky')
    act(g, 0, 'point')
    expect(offered(g)).toContain('doomed')
  })

  test('stays refused while another one fails too', () => {
    const t = table()
    const g = t.make()
    for (const name of ['doomed', 'lucky']) {
      begin(g, name)
      yes(g)
    }
    expect(offered(g)).toEqual(['fine', 'greedy', 'polite', 'reckless', 'twofold', 'point', 'pass'])
  })

  test('stays refused when a player passes', () => {
    const t = table()
    const g = t.make()
    begin(g, 'doomed')
    yes(g)
    pass(g, 0)
    expect(offered(g)).not.toContain('doomed')
  })

  test('does not roll back the random stream', () => {
    const t = table()
    const g = t.make()
    const before = g.clock(Clock.position)
    begin(g, 'lucky')
    yes(g)
    expect(t.names(g)).toBe('abc')
    expect(g.clock(Clock.position)).toBeGreaterThan(before)
  })

  test('does not make the opponent forget the card he saw', () => {
    const t = table()
    const g = t.make()
    act(g, 0, 'doomed')
    const [row] = g.offer.items
    const card = g.cardOf(row)
    expect(met(g, card, 1)).toBe(false)
    say(g, row)
    yes(g)
    expect(met(g, card, 1)).toBe(true)
    expect(onlyIn(g, card, 1, g.zoneOf(row))).toBe(true)
  })

  test('is undone after save and load in its middle, too', () => {
    const t = table()
    const g = t.make()
    begin(g, 'doomed')
    const copy = reload(t, g)
    yes(g)
    yes(copy)
    expect(t.names(copy)).toBe('abc')
    expect(copy.store.digest()).toBe(g.store.digest())
  })

  test('can itself be searched and undone', () => {
    const t = table()
    const g = t.make()
    begin(g, 'doomed')
    const digest = g.store.digest()
    const mark = g.store.top
    yes(g)
    g.store.undo(mark)
    expect(g.store.digest()).toBe(digest)
  })

  test('goes through without the clause of the rollback', () => {
    const t = table(['rollback'])
    const g = t.make()
    begin(g, 'doomed')
    yes(g)
    expect(t.names(g)).toBe('bc')
  })

  test('is offered again at once without the clause of the refusal', () => {
    const t = table(['refuse'])
    const g = t.make()
    begin(g, 'doomed')
    yes(g)
    expect(offered(g)).toContain('doomed')
  })
})

describe('a play that did what may not be undone', () => {
  test('is abandoned: what was done stays', () => {
    const t = table()
    const g = t.make()
    begin(g, 'greedy')
    yes(g)
    yes(g)
    expect(t.names(g)).toBe('bcd')
    expect([t.trash(g), t.records(g)]).toEqual([1, 0])
  })

  test('is undone where the game has no such clause', () => {
    const t = table(['fixed'])
    const g = t.make()
    begin(g, 'greedy')
    yes(g)
    yes(g)
    expect(t.names(g)).toBe('abc')
  })

  test('leaves nothing behind that would hold for the next play', () => {
    const t = table()
    const g = t.make()
    begin(g, 'greedy')
    yes(g)
    yes(g)
    begin(g, 'doomed')
    yes(g)
    expect(t.names(g)).toBe('bcd')
  })

  test('can no longer be cancelled', () => {
    const t = table()
    const g = t.make()
    begin(g, 'greedy')
    yes(g)
    expect(cancellable(g)).toBe(false)
  })
})

describe("the player's own cancel", () => {
  test('takes the play back while nobody has learned anything', () => {
    const t = table()
    const g = t.make()
    act(g, 0, 'fine')
    expect(cancellable(g)).toBe(true)
    cancel(g)
    expect(t.records(g)).toBe(0)
    expect(offered(g)).toContain('fine')
  })

  test('takes the play back after save and load as well', () => {
    const t = table()
    const g = t.make()
    act(g, 0, 'fine')
    const copy = reload(t, g)
    expect(cancellable(copy)).toBe(true)
    cancel(copy)
    expect(t.records(copy)).toBe(0)
  })

  test('ends when the opponent has seen a card', () => {
    const t = table()
    const g = t.make()
    begin(g, 'fine')
    expect(cancellable(g)).toBe(false)
  })

  test('is not the opponent’s to use, and ends when he has answered', () => {
    const t = table(['discard'])
    const g = t.make()
    act(g, 0, 'polite')
    yes(g)
    expect(g.offer.player).toBe(1)
    expect(cancellable(g)).toBe(false)
    yes(g)
    expect(g.offer.player).toBe(0)
    expect(cancellable(g)).toBe(false)
  })

  test('is over with the play', () => {
    const t = table(['discard'])
    const g = t.make()
    act(g, 0, 'fine')
    yes(g)
    expect(cancellable(g)).toBe(false)
    expect(t.records(g)).toBe(1)
  })
})

describe('a play inside a play', () => {
  test('is undone alone, and the outer one goes on', () => {
    const t = table()
    const g = t.make()
    begin(g, 'twofold')
    yes(g)
    say(g, g.offer.items[0])
    expect(t.names(g)).toBe('c')
    yes(g)
    expect(t.names(g)).toBe('bc')
    expect(g.offer.message).toBe('sure')
    expect(t.records(g)).toBe(1)
  })

  test('is undone although the outer one has done what may not be undone', () => {
    const t = table()
    const g = t.make()
    begin(g, 'reckless')
    yes(g)
    say(g, g.offer.items[0])
    yes(g)
    expect(t.names(g)).toBe('bcd')
    yes(g)
    expect(t.names(g)).toBe('bcd')
    expect(t.trash(g)).toBe(1)
  })

  test('saved inside the inner one, both can still be undone', () => {
    const t = table(['discard'])
    const g = t.make()
    act(g, 0, 'twofold')
    yes(g)
    const copy = reload(t, g)
    cancel(copy)
    cancel(copy)
    expect(t.records(copy)).toBe(0)
    expect(offered(copy)).toContain('twofold')
  })
})

test('after plays that were rolled back every card is in exactly one object', () => {
  const t = table()
  const g = t.make()
  for (const name of ['doomed', 'lucky', 'greedy']) {
    begin(g, name)
    yes(g)
    while (g.offer.message === 'sure') yes(g)
  }
  const rows = [0, 1, 2, 3, 4].map((card) => g.card(card, CardCell.object))
  expect(new Set(rows).size).toBe(5)
  expect(rows.every((row, card) => g.cardOf(row) === card)).toBe(true)
})
