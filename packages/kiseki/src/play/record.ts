import { C, type Game, NONE, type Player, plays, setColumn } from '@fudaba/kernel'
import { book, change, procedure, step } from '../book.ts'
import { homebase, waiting } from '../zones.ts'

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

/** カードや能力がプレイされた (1204.2k): what waits (or NONE), its player, what it stands for. */
export const played = change(
  'played',
  (g, row, player, stands) => void g.emit(g.verbNow, row, player, stands),
)

/** What has just been put into the waiting zone, or NONE. */
export const newest = (g: Game): number => g.top(waiting, 0)
export const nothingWaits = (g: Game): boolean => newest(g) === NONE
export const inHomebase = (g: Game, row: number): boolean => g.inZone(row, homebase)
