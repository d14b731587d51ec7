import { describe, expect, test } from 'vitest'
import { EV, type Game, NONE, Obj, type Player, VERB, responseChain } from '@fudaba/kernel/rules'
import { EVENT_COLUMNS } from '../../src/state/events.ts'
import { loadState, saveState } from '../../src/match/state.ts'
import { act, bookOf, newGame, pass, run, switchOff, words } from '../testing/table.ts'

const clauses = {
  declare: 'declare',
  respond: 'respond',
  alternate: 'alternate',
  bothDecline: 'both-decline',
  resolve: 'resolve',
  deferred: 'deferred',
}
const ATTACK = 1
const TRICK = 2
const AMBUSH = 3

/** An attack ends in a battle; a trick does nothing; an ambush declares an attack when it resolves. */
function table({
  outermost = false,
  off = [] as readonly string[],
  able = [0, 1] as readonly Player[],
  watched = false,
} = {}) {
  const book = bookOf('chain-game', [...Object.values(clauses), 'rules'])
  const shared = { shared: true, ordered: true, sight: () => 'all' as const }
  const declared = book.zone('declared', words('declared'), shared)
  const battles = book.zone('battles', words('battles'), shared)
  book.identity = () => 'keep'
  const order: string[] = []
  const create = book.kernelVerb('create')
  const move = book.kernelVerb('move')
  const remove = book.kernelVerb('remove')
  const name = ['', 'attack', 'trick', 'ambush']
  const what = (g: Game, row: number): number => g.object(row, Obj.stands)

  const declare = (stands: number) =>
    book.procedure(`declare ${name[stands]}`, 2, [
      book.step('rules', (g) => g.propose(create, 0, g.zone(declared, 0), stands, g.local(0))),
    ])
  const attack = declare(ATTACK)
  const resolve = book.procedure('resolve', 1, [
    book.step('rules', (g) => {
      const row = g.local(0)
      order.push(`${name[what(g, row)]} of ${g.controller(row)}`)
      if (what(g, row) === ATTACK) g.propose(move, row, g.zone(battles, 0))
      else g.propose(remove, row)
      if (what(g, row) === AMBUSH) g.call(ambush, g.controller(row))
    }),
  ])
  const battle = book.procedure('battle', 1, [
    book.step('rules', (g) => {
      order.push(`battle of ${g.controller(g.local(0))}`)
      g.propose(remove, g.local(0))
    }),
  ])
  const responses = [ATTACK, TRICK, AMBUSH].map((stands) =>
    book.action({
      name: name[stands],
      title: words(name[stands]),
      requirements: [book.requirement('rules', (_g, player) => able.includes(player))],
      perform: stands === ATTACK ? attack : declare(stands),
    }),
  )
  const chain = responseChain(book, {
    clauses,
    zone: declared,
    responses: responses.slice(1),
    resolve,
    deferred: { zone: battles, procedure: battle, outermost },
  })
  const ambush = book.procedure('ambush', 1, [
    book.step('rules', (g) => g.call(attack, g.local(0), NONE)),
    book.step('rules', (g) => g.call(chain.procedure, g.local(0), NONE, NONE)),
  ])
  const game = book.procedure('game', 0, [
    book.step('rules', (g) => g.call(chain.procedure, 0, NONE, responses[0].id)),
    book.step('rules', (g) => g.propose(book.kernelVerb('finish'), -1, 0)),
  ])
  for (const clause of off) switchOff(book, clause)
  if (watched) book.watcher = { narrow: () => {}, answered: () => {} }
  const g = newGame(book)
  g.call(game)
  run(g)
  return { g, order, chain, asked: (): Player => g.offer.player, left: () => g.count(declared, 0) }
}

/** Every event, with the clauses from the outermost one on, and the state it led to. */
const told = ({ g }: { readonly g: Game }): unknown => [
  Array.from({ length: g.log.count }, (_, ev) =>
    Array.from({ length: EVENT_COLUMNS }, (_column, column) => {
      const value = g.log.get(ev, column)
      return column === EV.chain ? g.chains.list(value).join() : value
    }),
  ),
  g.store.digest(),
]

describe('a response chain', () => {
  test('whoever did not declare responds first', () => {
    expect(table().asked()).toBe(1)
  })

  test('after a response the other player may respond to it', () => {
    const t = table()
    act(t.g, 1, 'trick')
    expect(t.asked()).toBe(0)
  })

  test('goes on after one decline', () => {
    const t = table()
    pass(t.g, 1)
    expect(t.asked()).toBe(0)
    expect(t.order).toEqual([])
  })

  test('a response after a decline asks both again', () => {
    const t = table()
    pass(t.g, 1)
    act(t.g, 0, 'trick')
    pass(t.g, 1)
    expect(t.order).toEqual([])
    pass(t.g, 0)
    expect(t.g.over).toBe(true)
  })

  test('who has nothing to respond with is not asked', () => {
    const t = table({ able: [0] })
    expect(t.asked()).toBe(0)
    act(t.g, 0, 'trick')
    expect(t.asked()).toBe(0)
    pass(t.g, 0)
    expect(t.order).toEqual(['trick of 0', 'attack of 0', 'battle of 0'])
  })

  test('a player who is not asked declines in the log as if he had been asked', () => {
    const declines = (of: { readonly g: Game }) =>
      Array.from({ length: of.g.log.count }, (_, ev) => ev)
        .filter((ev) => of.g.log.get(ev, EV.kind) === VERB.decide)
        .map((ev) => of.g.log.get(ev, EV.player))
    expect(declines(table({ able: [] }))).toEqual([1, 0])
    for (const able of [[], [0], [1]] as const) {
      const [short, long] = [false, true].map((watched) => {
        const t = table({ able, watched })
        while (!t.g.over)
          if (t.order.length === 0 && t.left() < 3) act(t.g, t.asked(), 'trick')
          else pass(t.g, t.asked())
        return t
      })
      expect(told(short)).toEqual(told(long))
    }
  })

  test('the last declaration resolves first', () => {
    const t = table()
    act(t.g, 1, 'trick')
    act(t.g, 0, 'trick')
    pass(t.g, 1, 0)
    expect(t.order.slice(0, 3)).toEqual(['trick of 0', 'trick of 1', 'attack of 0'])
  })

  test('the battle is fought at the very end', () => {
    const t = table()
    act(t.g, 1, 'trick')
    pass(t.g, 0, 1)
    expect(t.order).toEqual(['trick of 1', 'attack of 0', 'battle of 0'])
  })

  test('a response answers the newest declaration directly', () => {
    const t = table()
    act(t.g, 1, 'trick')
    expect(t.g.object(t.chain.last(t.g), Obj.stands)).toBe(TRICK)
  })
})

describe('a chain inside a resolution', () => {
  const ambushed = (outermost: boolean) => {
    const t = table({ outermost })
    act(t.g, 1, 'ambush')
    pass(t.g, 0, 1)
    return t
  }

  test('the other player may respond to what the resolution declared', () => {
    const t = ambushed(false)
    expect(t.order).toEqual(['ambush of 1'])
    expect(t.asked()).toBe(0)
  })

  test('resolves only its own declarations before the outer chain goes on', () => {
    const t = ambushed(false)
    act(t.g, 0, 'trick')
    pass(t.g, 1, 0)
    expect(t.order).toEqual([
      'ambush of 1',
      'trick of 0',
      'attack of 1',
      'battle of 1',
      'attack of 0',
      'battle of 0',
    ])
  })

  test('where battles wait for the outermost chain they come after all resolutions', () => {
    const t = ambushed(true)
    pass(t.g, 0, 1)
    expect(t.order).toEqual(['ambush of 1', 'attack of 1', 'attack of 0', 'battle of 0', 'battle of 1'])
  })

  test('saved inside the inner chain it goes on the same', () => {
    const t = ambushed(false)
    const copy = table()
    loadState(copy.g, JSON.parse(JSON.stringify(saveState(t.g))))
    pass(copy.g, 0, 1)
    expect(copy.order).toEqual(['attack of 1', 'battle of 1', 'attack of 0', 'battle of 0'])
  })
})

describe('a response chain with a clause switched off', () => {
  test('without "alternate" the declarer is asked himself', () => {
    expect(table({ off: ['alternate'] }).asked()).toBe(0)
  })
  test('without "both-decline" only one player is asked, once', () => {
    const t = table({ off: ['both-decline'] })
    pass(t.g, 1)
    expect(t.g.over).toBe(true)
  })
  test('without "respond" nobody is asked', () => {
    expect(table({ off: ['respond'] }).order).toEqual(['attack of 0', 'battle of 0'])
  })
  test('without "resolve" the declaration stays', () => {
    const t = table({ off: ['resolve'] })
    pass(t.g, 1, 0)
    expect(t.left()).toBe(1)
  })
  test('without "deferred" no battle is fought', () => {
    const t = table({ off: ['deferred'] })
    pass(t.g, 1, 0)
    expect(t.order).toEqual(['attack of 0'])
  })
})
