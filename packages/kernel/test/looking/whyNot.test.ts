import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CardCell, CARD_COLUMNS, type Game, type Player, atom, opponent } from '@fudaba/kernel/rules'
import { whyNot } from '@fudaba/kernel'
import { whyNotAll } from '@fudaba/kernel/host'
import { bookOf, newGame, switchOff, words } from '../testing/table.ts'

const CLAUSES = ['rules', 'in-hand', 'enough', 'red', 'rival', 'room']
const COLOURS = ['red', 'blue', 'green', 'white'] as const

/** Playing needs energy and a red card; rivalry, badly written, looks into the other player's hand. */
function table(off: readonly string[] = []) {
  const book = bookOf('why-game', CLAUSES)
  const hand = book.zone('hand', words('hand'), { shared: false, ordered: false, sight: () => 'owner' })
  const deck = book.zone('deck', words('deck'), { shared: false, ordered: true, sight: () => 'none' })
  const field = book.zone('field', words('field'), { shared: false, ordered: false, sight: () => 'all' })
  const energy = book.counter('energy')
  const nothing = book.procedure('nothing', 2, [])
  const own = (g: Game, player: Player): number[] => g.objects(hand, player)
  const enough = book.requirement('enough', (g, player) => g.counter(energy, player) >= 2)
  const red = book.requirement('red', (g, _player, row) => g.face(row) === 'red')
  const rival = book.requirement('rival', (g, player) =>
    own(g, opponent(player)).some((row) => g.face(row) === 'red'),
  )
  const room = book.requirement('room', (g, player) => g.count(field, player) < 3)
  const action = (name: string, ...requirements: (typeof red)[]) =>
    book.action({ name, title: words(name), requirements, sources: own, perform: nothing })
  const play = action('play', enough, red, room)
  const rivalry = action('rivalry', enough, rival)
  const wait = book.action({ name: 'wait', title: words('wait'), requirements: [], perform: nothing })
  for (const clause of off) switchOff(book, clause)
  const make = (hands: readonly [readonly string[], readonly string[]], energies = [2, 2]): Game => {
    const g = newGame(book, COLOURS)
    for (const p of [0, 1] as const) {
      g.setCounter(energy, p, energies[p])
      for (const name of [...hands[p], 'green', 'white'])
        atom.addCard(
          g,
          COLOURS.findIndex((c) => c === name),
          p,
          g.zone(deck, p),
        )
      for (let i = 0; i < hands[p].length; i++) atom.move(g, g.top(deck, p), g.zone(hand, p), atom.TOP, 0)
    }
    return g
  }
  return { make, hand, play, rivalry, wait, own }
}

const answers = (refusal: ReturnType<typeof whyNot>): Record<string, boolean | null> =>
  Object.fromEntries(refusal.requirements.map((r) => [r.clause, r.met]))
const find = (g: Game, t: ReturnType<typeof table>, player: Player, colour: string): number =>
  t.own(g, player).find((row) => g.face(row) === colour) ?? -1

describe('why not', () => {
  test('every requirement is listed with its clause, met or not', () => {
    const t = table()
    const g = t.make([['blue'], []], [1, 0])
    expect(answers(whyNot(g, 0, t.play, find(g, t, 0, 'blue')))).toEqual({
      enough: false,
      red: false,
      room: true,
    })
  })

  test('what may be done is allowed', () => {
    const t = table()
    const g = t.make([['red'], []])
    expect(whyNot(g, 0, t.play, find(g, t, 0, 'red')).allowed).toBe(true)
  })

  test('the answer agrees with what is offered', () => {
    const t = table()
    const g = t.make([['red', 'blue'], []])
    for (const row of t.own(g, 0)) expect(whyNot(g, 0, t.play, row).allowed).toBe(g.may(t.play, 0, row))
  })

  test('an action without an object needs none', () => {
    const t = table()
    expect(whyNot(t.make([[], []]), 0, t.wait).allowed).toBe(true)
  })

  test('of what is no source of an action, its requirements on sources are not asked', () => {
    const t = table()
    const g = t.make([['red'], ['red']])
    // A red card, but not in his own hand.
    const refusal = whyNot(g, 0, t.play, find(g, t, 1, 'red'))
    expect(refusal).toMatchObject({ source: false, allowed: false })
    expect(refusal.requirements.filter(({ met }) => met === false)).toEqual([
      expect.objectContaining({ key: 'noSource', ofSource: true }),
    ])
  })

  test('an object lists all it could be used for', () => {
    const t = table()
    const g = t.make([['red'], ['blue']])
    expect(whyNotAll(g, 0, find(g, t, 0, 'red')).map((r) => r.action)).toEqual(['play', 'rivalry'])
  })

  test('a requirement that is switched off is met', () => {
    const t = table(['red'])
    const g = t.make([['blue'], []])
    expect(whyNot(g, 0, t.play, find(g, t, 0, 'blue')).allowed).toBe(true)
  })

  test('asking changes nothing', () => {
    const t = table()
    const g = t.make([['blue'], ['red', 'blue']])
    const before = g.store.digest()
    whyNot(g, 0, t.rivalry, t.own(g, 0)[0])
    expect(g.store.digest()).toBe(before)
  })

  test('asking does not count as carrying a clause out', () => {
    const t = table()
    const g = t.make([['blue'], []])
    const { fired } = g.book.switches
    const before = Array.from(fired)
    whyNot(g, 0, t.play, t.own(g, 0)[0])
    expect(Array.from(fired)).toEqual(before)
  })
})

describe('why not, with hidden cards', () => {
  test('does not tell what depends on the opponent’s hand', () => {
    const t = table()
    for (const other of ['red', 'blue']) {
      const g = t.make([['blue'], [other]])
      // A red card somewhere in the other player's deck keeps both worlds possible.
      g.store.set(
        g.tables.cards,
        (g.store.length(g.tables.cards) - 1) * CARD_COLUMNS + CardCell.def,
        other === 'red' ? 1 : 0,
      )
      expect(answers(whyNot(g, 0, t.rivalry, t.own(g, 0)[0]))).toEqual({ enough: true, rival: null })
      expect(whyNot(g, 0, t.rivalry, t.own(g, 0)[0]).allowed).toBe(null)
    }
  })

  test('tells it once the player has seen the hand', () => {
    const t = table()
    const g = t.make([['blue'], ['red']])
    atom.show(g, t.own(g, 1)[0], 1)
    expect(answers(whyNot(g, 0, t.rivalry, t.own(g, 0)[0]))).toEqual({ enough: true, rival: true })
  })

  test('tells a refusal that is certain whatever the hand is', () => {
    const t = table()
    const g = t.make([['blue'], ['red']], [0, 0])
    expect(whyNot(g, 0, t.rivalry, t.own(g, 0)[0]).allowed).toBe(false)
  })

  test('gives the same answer when hidden cards are exchanged', () => {
    const t = table()
    const colours = fc.array(fc.constantFrom(...COLOURS), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(colours, colours, fc.nat(), fc.nat(), (mine, theirs, i, j) => {
        const g = t.make([mine, theirs])
        const ask = (): unknown => t.own(g, 0).map((row) => whyNotAll(g, 0, row))
        const before = ask()
        const hidden = Array.from({ length: theirs.length + 2 }, (_, k) => mine.length + 2 + k)
        const [a, b] = [hidden[i % hidden.length], hidden[j % hidden.length]]
        const [x, y] = [g.card(a, CardCell.def), g.card(b, CardCell.def)]
        g.store.set(g.tables.cards, a * CARD_COLUMNS + CardCell.def, y)
        g.store.set(g.tables.cards, b * CARD_COLUMNS + CardCell.def, x)
        expect(ask()).toEqual(before)
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})
