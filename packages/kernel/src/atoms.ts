import { arrivalSight, arrive, lookAgain, remember, renew, unlink, vanish } from './arriving.ts'
import { C, FACE_UP, NONE, O, type Player, S, Z } from './columns.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { split } from './joining.ts'
import { knownTo, sight } from './knowledge.ts'
import { begin, moved, movedTogether } from './learning.ts'
import { BOTTOM, TOP, link, setCard, setObject, zoneValue } from './lying.ts'
import { carryEffects, cutTies } from './pointing.ts'
import { VERB } from './verbs.ts'

/** One function per observable change: it changes and writes the event. Only verbs call these. */

export { BOTTOM, TOP }
export { FACE_DOWN_FLAG, TURNED_FLAG, UNSEEN_FLAG, cellFlag } from './arriving.ts'
export { join, split } from './joining.ts'
export { arrange, shuffle } from './ordering.ts'

const severalCards = (g: Game, row: number): boolean =>
  g.cardOf(row) !== NONE && g.card(g.cardOf(row), C.next) !== NONE

/** Moves an object; whether it stays the same thing is the game's policy. */
export function move(g: Game, row: number, zone: number, place: number, flags: number): void {
  const from = g.zoneOf(row)
  const fromDef = g.zoneDef(from)
  const { separates } = g.book
  // Its first card goes on as what it was; the others become things of their own.
  const apart = separates !== null && severalCards(g, row) && separates(fromDef, g.zoneDef(zone))
  if (apart) for (const card of g.cardsOf(row).slice(1)) split(g, card, zone, place, flags)
  const before = knownTo(g, row)
  const oldId = g.id(row)
  const identity = g.book.identity(fromDef, g.zoneDef(zone))
  if (identity !== 'keep') {
    if (fromDef.remember && !apart) remember(g, row)
    cutTies(g, row, identity === 'newWithEffects')
  }
  unlink(g, row)
  arrive(g, row, zone, place, flags)
  if (identity !== 'keep') {
    renew(g, row)
    setObject(g, row, O.kind, 0)
    if (identity === 'newWithEffects') carryEffects(g, row)
  }
  const after = arrivalSight(g, row, flags)
  for (let card = g.cardOf(row); card !== NONE; card = g.card(card, C.next)) moved(g, card, from, zone, after)
  const at = g.emit(VERB.move, row, g.owner(row), 0, before | after)
  const { rows } = g.log
  rows[at + EV.id] = oldId
  rows[at + EV.from] = from
  rows[at + EV.to] = zone
}

/**
 * A whole zone goes to an empty one and lies there in the same order. Where nobody sees a card of it before or
 * after, nobody has to reckon card by card: the pile is the same pile, in another place.
 */
export function movePile(g: Game, from: number, to: number): void {
  const rows = g.rowsIn(from)
  const fromDef = g.zoneDef(from)
  const toDef = g.zoneDef(to)
  const plain =
    !fromDef.remember && g.book.identity(fromDef, toDef) === 'new' && zoneValue(g, to, Z.count) === 0
  const unseen = fromDef.sight() === 'none' && toDef.sight() === 'none'
  if (!plain || !unseen || !movedTogether(g, rows, to)) {
    for (const row of rows) move(g, row, to, BOTTOM, 0)
    return
  }
  for (const row of rows) unlink(g, row)
  for (const row of rows) {
    const oldId = g.id(row)
    cutTies(g, row, false)
    arrive(g, row, to, BOTTOM, 0)
    renew(g, row)
    setObject(g, row, O.kind, 0)
    const at = g.emit(VERB.move, row, g.owner(row), 0, 0)
    g.log.rows[at + EV.id] = oldId
    g.log.rows[at + EV.from] = from
    g.log.rows[at + EV.to] = to
  }
}

export function setKind(g: Game, row: number, kind: number): void {
  setObject(g, row, O.kind, kind)
}

export function turn(g: Game, row: number, orientation: number): boolean {
  if (g.object(row, O.orientation) === orientation) return false
  setObject(g, row, O.orientation, orientation)
  g.emit(VERB.turn, row, g.controller(row), orientation)
  return true
}

export function flip(g: Game, row: number, face: number): boolean {
  if (g.object(row, O.face) === face) return false
  setObject(g, row, O.face, face)
  lookAgain(g, row)
  const at = g.emit(VERB.flip, row, g.controller(row), face)
  g.log.rows[at + EV.seen] = sight(g, row)
  return true
}

/** Shows an object where it lies, to the viewers of the bit mask, until it moves. */
export function show(g: Game, row: number, viewers: number): void {
  setObject(g, row, O.shown, g.object(row, O.shown) | viewers)
  lookAgain(g, row)
  const at = g.emit(VERB.show, row, g.controller(row), viewers)
  g.log.rows[at + EV.seen] = sight(g, row)
}

export function mark(g: Game, row: number, column: number, value: number): void {
  if (g.object(row, column) === value) return
  setObject(g, row, column, value)
  const at = g.emit(VERB.mark, row, g.controller(row), value)
  g.log.rows[at + EV.from] = column
}

/** Sets a column that only the rules' own bookkeeping reads: nothing happens by it. */
export function note(g: Game, row: number, column: number, value: number): void {
  if (g.object(row, column) !== value) setObject(g, row, column, value)
}

export function count(g: Game, player: Player, counter: number, by: number): void {
  if (by === 0) return
  g.setCounter(counter, player, g.counter(counter, player) + by)
  const at = g.emit(VERB.count, NONE, player, by)
  g.log.rows[at + EV.from] = counter
}

/** A thing without a card: an action on the stage, an ability on a stack, a declaration. */
export function create(
  g: Game,
  kind: number,
  zone: number,
  stands: number,
  player: Player,
  flags: number,
): number {
  const row = g.store.alloc(g.T.objects)
  setObject(g, row, O.card, NONE)
  setObject(g, row, O.owner, player)
  setObject(g, row, O.controller, player)
  arrive(g, row, zone, g.zoneDef(zone).ordered ? TOP : BOTTOM, flags)
  setObject(g, row, O.controller, player)
  setObject(g, row, O.id, g.tick(S.id))
  setObject(g, row, O.kind, kind)
  setObject(g, row, O.stands, stands)
  const at = g.emit(VERB.create, row, player, stands)
  g.log.rows[at + EV.to] = zone
  return row
}

/** An object that owns no card ceases to be. */
export function remove(g: Game, row: number): void {
  if (g.zoneDef(g.zoneOf(row)).remember) remember(g, row)
  const at = g.emit(VERB.remove, row, g.controller(row), g.object(row, O.stands))
  g.log.rows[at + EV.from] = g.zoneOf(row)
  cutTies(g, row, false)
  unlink(g, row)
  vanish(g, row)
}

/** Puts a card of a deck into the game, before its first step. */
export function addCard(g: Game, def: number, owner: Player, zone: number, face: number = FACE_UP): number {
  const card = g.store.length(g.T.cards)
  g.store.setLength(g.T.cards, card + 1)
  g.store.setLength(g.T.known, card + 1)
  const row = g.store.alloc(g.T.objects)
  setCard(g, card, C.def, def)
  setCard(g, card, C.owner, owner)
  setCard(g, card, C.object, row)
  setCard(g, card, C.next, NONE)
  setObject(g, row, O.card, card)
  setObject(g, row, O.owner, owner)
  setObject(g, row, O.controller, owner)
  setObject(g, row, O.id, g.tick(S.id))
  setObject(g, row, O.face, face)
  link(g, row, zone, BOTTOM)
  begin(g, card, zone)
  return card
}

/** Forgets how departed objects last were; games call it when a turn ends. */
export function forgetDeparted(g: Game): void {
  g.store.setLength(g.T.departed, 0)
}
