import { describe, expect, test } from 'vitest'
import { CardCell, Game, NONE, PLAYERS, type Player, atom } from '@fudaba/kernel/rules'
import { located } from '../../src/knowledge/knowledge.ts'
import { known } from '../../src/knowledge/pools.ts'
import { Known } from '../../src/state/columns.ts'
import { bookOf, words } from '../testing/table.ts'

const book = bookOf('piles', ['only'])
const deck = book.zone('deck', words('deck'), { shared: false, ordered: true, sight: () => 'none' })
const well = book.zone('well', words('well'), { shared: false, ordered: true, sight: () => 'none' })
const hand = book.zone('hand', words('hand'), { shared: false, ordered: false, sight: () => 'owner' })

const cards = [0, 1, 2, 3, 4, 5]

function begin(): Game {
  const g = new Game(book, cards, {})
  for (const player of PLAYERS) for (const def of cards) atom.addCard(g, def, player, g.zone(deck, player))
  return g
}

const defs = (g: Game, zone: typeof deck, player: Player): number[] =>
  g.objects(zone, player).map((row) => g.card(g.cardOf(row), CardCell.def))

/** What each viewer can say of each card, and where it lies: everything that views are made from. */
const knowledge = (g: Game): unknown =>
  PLAYERS.map((viewer) =>
    Array.from({ length: g.store.length(g.tables.cards) }, (_, card) => [
      g.zoneOf(g.card(card, CardCell.object)),
      located(g, card, viewer),
      known(g, card, viewer, Known.met),
      // Cards in the same pool cannot be told apart; the pool's number means nothing.
      known(g, card, viewer, Known.pool) === NONE ? 'known' : 'hidden',
    ]),
  )

const oneByOne = (g: Game, from: typeof deck, to: typeof deck): void => {
  for (const row of g.objects(from, 0)) atom.move(g, row, g.zone(to, 0), atom.BOTTOM, 0)
}

describe('a pile that moves as a whole', () => {
  for (const [what, prepare] of [
    ['nobody has seen', (): void => undefined],
    ['one player looked into', (g: Game): void => atom.show(g, g.top(deck, 0), 1)],
    ['lost a card', (g: Game): void => atom.move(g, g.top(deck, 0), g.zone(hand, 0), atom.BOTTOM, 0)],
  ] as const)
    test(`a pile that ${what} moves as a whole to the same order and knowledge as card by card`, () => {
      const [whole, single] = [begin(), begin()]
      for (const g of [whole, single]) prepare(g)
      atom.movePile(whole, whole.zone(deck, 0), whole.zone(well, 0))
      oneByOne(single, deck, well)
      expect(defs(whole, well, 0)).toEqual(defs(single, well, 0))
      expect(whole.count(deck, 0)).toBe(0)
      expect(knowledge(whole)).toEqual(knowledge(single))
      expect(whole.log.count).toBe(single.log.count)
    })

  test('a pile that moved as a whole can be drawn from and shuffled', () => {
    const [whole, single] = [begin(), begin()]
    atom.movePile(whole, whole.zone(deck, 0), whole.zone(well, 0))
    oneByOne(single, deck, well)
    for (const g of [whole, single]) {
      atom.move(g, g.top(well, 0), g.zone(hand, 0), atom.BOTTOM, 0)
      atom.shuffle(g, g.zone(well, 0))
      atom.show(g, g.top(well, 0), 3)
    }
    expect(knowledge(whole)).toEqual(knowledge(single))
  })

  test('a pile that moves as a whole leaves the other pile unchanged', () => {
    const g = begin()
    atom.movePile(g, g.zone(deck, 0), g.zone(well, 0))
    expect(defs(g, deck, 1)).toEqual(cards)
  })

  test('a pile that moves as a whole goes under the cards already there', () => {
    const g = begin()
    atom.move(g, g.top(deck, 0), g.zone(well, 0), atom.TOP, 0)
    atom.movePile(g, g.zone(deck, 0), g.zone(well, 0))
    expect(defs(g, well, 0)).toEqual(cards)
  })

  test('the objects of a pile that moves as a whole become new objects', () => {
    const g = begin()
    const before = g.objects(deck, 0).map((row) => g.id(row))
    atom.movePile(g, g.zone(deck, 0), g.zone(well, 0))
    expect(g.objects(well, 0).filter((row) => before.includes(g.id(row)))).toEqual([])
  })
})
