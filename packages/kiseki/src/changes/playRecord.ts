import { CardCell, EV, type Game, NONE, type Player, plays, setColumn } from '@fudaba/kernel/rules'
import { book, change, procedure, step } from '../book.ts'
import { standsFor } from '../board/standsFor.ts'
import { homebase, waiting } from '../board/zones.ts'

/** A play under way (1204.2): what is decided about it. Once played, all of it goes with what waits. */
export const machine = plays(book, {
  clauses: { rollback: '1204.2l', refuse: '1204.2l' },
  values: ['card', 'cardId', 'from'],
  meanings: { from: 'zone+1' },
})

/** Locals of every stage of a play. */
export const LOCAL = { player: 0, source: 1, record: 2, action: 3 } as const
export const playerHere = (g: Game): Player => g.local(LOCAL.player) as Player
export const sourceHere = (g: Game): number => g.local(LOCAL.source)
export const recordHere = (g: Game): number => g.local(LOCAL.record)

/** The card a play is about, also when a cost has moved it, as the object it is now part of. */
export const objectPlayed = (g: Game, record: number): number =>
  g.card(g.object(record, machine.values['card']) - 1, CardCell.object)

/** Bookkeeping: nobody sees it, and nothing can happen because of it. */
const note = change('note', (g, record, card, id, zone) => {
  setColumn(g, record, machine.values['card'], card + 1)
  setColumn(g, record, machine.values['cardId'], id)
  setColumn(g, record, machine.values['from'], zone + 1)
})

/** The zone that what now waits was played from, plus one; 0 if it has none. */
export const playedFrom = (g: Game, waits: number): number =>
  waits === NONE ? 0 : g.object(waits, machine.values['from'])

const noteOf = (g: Game): void => {
  const row = sourceHere(g)
  g.propose(note, recordHere(g), g.cardOf(row), g.id(row), g.zoneOf(row))
}

/** What is played is noted as a card: its object may change on the way. */
export const noteCard = procedure('noteCard', 4, [step('1204.2', (g) => noteOf(g))])

/** Whether it is still the same thing as when its play began. */
export const stillThere = (g: Game, record: number): boolean =>
  g.same(objectPlayed(g, record), g.object(record, machine.values['cardId']))

/** カードや能力がプレイされた (1204.2k): what waits (or NONE), its player, what it stands for, the zone it came from plus one. */
export const played = change(
  'played',
  (g, row, player, stands, from) => {
    const ev = g.emit(g.verbNow, row, player, stands)
    g.log.rows[ev + EV.from] = from - 1
  },
  ['number', 'number', (n, g) => standsFor.word(n, g.book), 'zone+1'],
  (n, g) => standsFor.word(n, g.book),
)

/** What has just been put into the waiting zone, or NONE. */
export const newest = (g: Game): number => g.top(waiting, 0)
export const nothingWaits = (g: Game): boolean => newest(g) === NONE
export const inHomebase = (g: Game, row: number): boolean => g.inZone(row, homebase)

/** スクラムサポートを実行した (1219.2c): what waits, its player. */
export const supported = change('supported', (g, row, player) => void g.emit(g.verbNow, row, player))
/** From the scrum support that waits to the UNIT that was turned for it. */
export const helper = book.relation('helper', true)
