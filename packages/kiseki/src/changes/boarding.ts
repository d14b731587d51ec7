import { EV, type Game, RelationCell, atom, ties } from '@fudaba/kernel/rules'
import { book, consequence, verb } from '../book.ts'
import { layers, typesOf } from '../board/characteristics.ts'
import { ownerOf, printed } from '../board/cards.ts'
import { configOf } from '../board/config.ts'
import { types } from '../board/words.ts'
import { enterField } from './verbs.ts'
import { field, removed, zoneOf } from '../board/zones.ts'

/** 搭乗 (1337): UNITs leave the game and are tied to the ITEM that they went aboard. */

/** '搭乗した': from a UNIT to its ITEM. It is kept when the ITEM leaves, for that brings the UNIT back. */
const crew = book.relation('crew', true)

/** Who is aboard of this ITEM. */
export const crewOf = (g: Game, item: number): number[] => aboard(g, item, g.id(item))
const aboard = (g: Game, item: number, itemId: number): number[] =>
  g
    .relations(crew)
    .filter((r) => g.relation(r, RelationCell.b) === item && g.relation(r, RelationCell.bId) === itemId)
    .filter((r) => g.same(g.relation(r, RelationCell.a), g.relation(r, RelationCell.aId)))
    .map((r) => g.relation(r, RelationCell.a))

export const boards = (g: Game, row: number, item: number): boolean => crewOf(g, item).includes(row)

/** '搭乗された': it is an ITEM・UNIT. */
const boardedIsUnit = book.effect('1337.2', 'boardedIsUnit', {
  layer: layers.words,
  of: typesOf,
  modify: () => types.of('ITEM', 'UNIT'),
})

/** A table may refuse to board what has no STR or no DEF printed on it (base.2.4.4). */
export const canBeBoarded = (g: Game, item: number): boolean =>
  configOf(g).missingStats === 'zero' ||
  g.cardsOf(item).every((card) => {
    const { str, def } = printed(g, card)
    return str !== undefined && def !== undefined
  })

/** 搭乗させる: each card of the UNIT (it may be a linked pair) goes aboard. */
export const board = verb('1337.1', 'board', (g, row, item) => {
  if (!g.inZone(row, field) || !g.inZone(item, field) || row === item || !canBeBoarded(g, item)) return
  const empty = crewOf(g, item).length === 0
  const [first, ...others] = g.cardsOf(row)
  const home = (card: number): number => zoneOf(g, removed, ownerOf(g, card))
  const gone = others.map((card) => atom.split(g, card, home(card), atom.BOTTOM, 0))
  atom.move(g, row, home(first), atom.BOTTOM, 0)
  for (const each of [row, ...gone]) ties.relate(g, crew.id, each, item, 0)
  if (empty) ties.beginEffect(g, boardedIsUnit.id, item, item, 0, g.controller(item))
})

/** At the moment it leaves the field its crew is put there, turned. */
consequence('1337.3', 'crewReturns', {
  on: [book.kernelVerb('move')],
  when: (g, ev) =>
    g.zoneDef(g.event(ev, EV.from)) === field &&
    g.zoneDef(g.event(ev, EV.to)) !== field &&
    aboard(g, g.event(ev, EV.row), g.event(ev, EV.id)).length > 0,
  run(g, ev) {
    for (const row of aboard(g, g.event(ev, EV.row), g.event(ev, EV.id))) {
      for (const r of g.relations(crew, row)) g.propose(book.kernelVerb('unrelate'), r)
      g.propose(enterField, row, g.owner(row), atom.TURNED_FLAG)
    }
  },
})
