import {
  C,
  type Game,
  NONE,
  OBJECT_COLUMNS,
  type Player,
  R,
  atom,
  plays,
  setColumn,
  ties,
} from '@fudaba/kernel'
import { book, change, procedure, step } from '../book.ts'
import { homebase, waiting } from '../zones.ts'
import { copies, pseudoCard, source } from './pseudo.ts'
import { standsForAction } from './standing.ts'

/** A play under way (1204.2): what is decided about it. Once played, all of it goes with what waits. */
export const machine = plays(book, {
  clauses: { rollback: '1204.2l', refuse: '1204.2l' },
  values: ['card', 'cardId'],
})

/** Locals of every stage of a play. */
export const LOCAL = { player: 0, source: 1, record: 2, action: 3 } as const
export const playerHere = (g: Game): Player => g.local(LOCAL.player) as Player
export const sourceHere = (g: Game): number => g.local(LOCAL.source)
export const recordHere = (g: Game): number => g.local(LOCAL.record)

/** The card a play is about, also when a cost has moved it, as the object it is now part of. */
export const objectPlayed = (g: Game, record: number): number =>
  g.card(g.object(record, machine.values['card']) - 1, C.object)

/** Bookkeeping: nobody sees it, and nothing can happen because of it. */
const note = change('note', (g, record, card, id) => {
  setColumn(g, record, machine.values['card'], card + 1)
  setColumn(g, record, machine.values['cardId'], id)
})

/** What is played is noted as a card: its object may change on the way. */
export const noteCard = procedure('noteCard', 4, [
  step('1204.2', (g) => g.propose(note, recordHere(g), g.cardOf(sourceHere(g)), g.id(sourceHere(g)))),
])

/** Whether it is still the same thing as when its play began. */
export const stillThere = (g: Game, record: number): boolean =>
  g.same(objectPlayed(g, record), g.object(record, machine.values['cardId']))

/** What only the play itself needs, and what a pseudo-card is made with. */
const OF_THE_PLAY = new Set([machine.values['card'], machine.values['cardId'], copies])

/** Whatever was decided about the play belongs to what waits from now on. */
function handOver(g: Game, record: number, to: number): void {
  for (let column = OBJECT_COLUMNS; column < g.T.objects.stride; column++)
    if (!OF_THE_PLAY.has(column)) setColumn(g, to, column, g.object(record, column))
  for (const relation of book.relations)
    for (const r of g.relations(relation, record))
      // A relation that is kept may speak of something that had this row before.
      if (g.same(record, g.relation(r, R.aId))) ties.relate(g, relation.id, to, g.relation(r, R.b), g.relation(r, R.value))
  atom.remove(g, record)
}

/** The card itself waits (1204.2i). */
export const waitAsCard = change('waitAsCard', (g, record) => {
  const row = objectPlayed(g, record)
  atom.move(g, row, g.zone(waiting, 0), atom.TOP, 0)
  handOver(g, record, row)
})

const create = (g: Game, record: number, action: number): number =>
  atom.create(g, pseudoCard, g.zone(waiting, 0), standsForAction(action), g.controller(record), 0)

/** Something that stands for the card waits, and the card stays in the homebase (1204.2i). */
export const waitAsCopy = change('waitAsCopy', (g, record, action) => {
  const card = objectPlayed(g, record)
  const row = create(g, record, action)
  setColumn(g, row, copies, g.card(g.cardOf(card), C.def) + 1)
  ties.copyEffects(g, card, row)
  ties.relate(g, source.id, row, card, 0)
  handOver(g, record, row)
})

/** An ability waits (1204.2j). */
export const waitAsAbility = change('waitAsAbility', (g, record, action) => {
  const row = create(g, record, action)
  if (g.object(record, machine.values['card']) > 0) ties.relate(g, source.id, row, objectPlayed(g, record), 0)
  handOver(g, record, row)
})

/** What has just been put into the waiting zone, or NONE. */
export const newest = (g: Game): number => g.top(waiting, 0)
export const nothingWaits = (g: Game): boolean => newest(g) === NONE
export const inHomebase = (g: Game, row: number): boolean => g.inZone(row, homebase)
