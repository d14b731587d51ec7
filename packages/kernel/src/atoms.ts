import { BODY, C, D, FACE_UP, NONE, O, OBJECT_COLUMNS, type Player, S, Z, opponent } from './columns.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { BOTTOM, TOP, link, setCard, setObject, setZone, zoneValue } from './lying.ts'
import { knownTo, onlyTop, sight } from './knowledge.ts'
import { begin, mingled, moved, movedTogether, see, shuffled } from './learning.ts'
import { writeValues } from './lastKnown.ts'
import { carryEffects, cutTies } from './pointing.ts'
import { dropRecord } from './records.ts'
import { VERB } from './verbs.ts'

/** One function per observable change: it changes and writes the event. Only verbs call these. */

export { BOTTOM, TOP }

/** How an object arrives: flags of `move`, `create` and `split`. */
export const TURNED_FLAG = 1
export const FACE_DOWN_FLAG = 2
/** Put there without being shown, where a zone would show it only for the moment it is on top. */
export const UNSEEN_FLAG = 4
export const cellFlag = (cell: number): number => cell << 8

function unlink(g: Game, row: number): void {
  const zone = g.zoneOf(row)
  const prev = g.object(row, O.prev)
  const next = g.object(row, O.next)
  if (prev === NONE) setZone(g, zone, Z.head, next)
  else setObject(g, prev, O.next, next)
  if (next === NONE) setZone(g, zone, Z.tail, prev)
  else setObject(g, next, O.prev, prev)
  setZone(g, zone, Z.count, zoneValue(g, zone, Z.count) - 1)
  // The card below lies open now.
  if (prev === NONE && next !== NONE && onlyTop(g.zoneDef(zone).sight())) lookAgain(g, next)
}

function arrive(g: Game, row: number, zone: number, place: number, flags: number): void {
  link(g, row, zone, place)
  setObject(g, row, O.orientation, flags & TURNED_FLAG)
  setObject(g, row, O.face, (flags & FACE_DOWN_FLAG) >> 1)
  setObject(g, row, O.cell, flags >> 8)
  setObject(g, row, O.since, g.time)
  setObject(g, row, O.shown, 0)
  const owner = g.zoneOwner(zone)
  if (owner !== NONE) setObject(g, row, O.controller, owner)
}

/** Keeps the last row of an object that others may still refer to. */
function remember(g: Game, row: number): void {
  const { departed, objects } = g.T
  const at = g.store.length(departed)
  g.store.setLength(departed, at + 1)
  const from = at * departed.stride
  const card = g.cardOf(row)
  g.store.set(departed, from + D.id, g.id(row))
  g.store.set(departed, from + D.def, card === NONE ? NONE : g.card(card, C.def))
  for (let i = 0; i < objects.stride; i++) g.store.set(departed, from + D.columns + i, g.object(row, i))
  writeValues(g, row, from)
}

function vanish(g: Game, row: number): void {
  dropRecord(g, row)
  g.store.free(g.T.objects, row)
}

function renew(g: Game, row: number): void {
  setObject(g, row, O.id, g.tick(S.id))
  dropRecord(g, row)
  const { data, stride } = g.T.objects
  // Most of its marks are 0 as it is.
  for (let i = OBJECT_COLUMNS; i < stride; i++) if (data[row * stride + i] !== 0) setObject(g, row, i, 0)
}

/** Who sees it arrive. Unshown cards are seen only by an owner who may look through the pile anyway. */
function arrivalSight(g: Game, row: number, flags: number): number {
  const seen = sight(g, row)
  if ((flags & UNSEEN_FLAG) === 0) return seen
  const zone = g.zoneOf(row)
  return g.zoneDef(zone).sight() === 'ownerOrTop' ? seen & (1 << g.zoneOwner(zone)) : 0
}

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

function lookAgain(g: Game, row: number): void {
  const now = sight(g, row)
  for (let card = g.cardOf(row); card !== NONE; card = g.card(card, C.next)) {
    if ((now & 1) !== 0) see(g, card, 0)
    if ((now & 2) !== 0) see(g, card, 1)
  }
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

function detach(g: Game, card: number): void {
  const row = g.card(card, C.object)
  let at = g.cardOf(row)
  if (at === card) setObject(g, row, O.card, g.card(card, C.next))
  else {
    while (g.card(at, C.next) !== card) at = g.card(at, C.next)
    setCard(g, at, C.next, g.card(card, C.next))
  }
}

function append(g: Game, card: number, row: number, role: number): void {
  setCard(g, card, C.object, row)
  setCard(g, card, C.role, role)
  setCard(g, card, C.next, NONE)
  const first = g.cardOf(row)
  if (first === NONE) return setObject(g, row, O.card, card)
  let at = first
  while (g.card(at, C.next) !== NONE) at = g.card(at, C.next)
  setCard(g, at, C.next, card)
}

/** A card becomes part of another object; an object that lost its last card this way is gone. */
export function join(g: Game, card: number, row: number, role: number): void {
  const old = g.card(card, C.object)
  const from = g.zoneOf(old)
  const before = knownTo(g, old)
  const oldId = g.id(old)
  detach(g, card)
  append(g, card, row, role)
  if (g.cardOf(old) === NONE && g.object(old, O.stands) === 0) {
    cutTies(g, old, false)
    unlink(g, old)
    vanish(g, old)
  }
  const after = sight(g, row)
  moved(g, card, from, g.zoneOf(row), after)
  const at = g.emit(VERB.join, row, g.card(card, C.owner), role, before | after)
  const { rows } = g.log
  rows[at + EV.id] = oldId
  rows[at + EV.def] = g.card(card, C.def)
  rows[at + EV.from] = from
  rows[at + EV.to] = g.zoneOf(row)
}

/** A card leaves its object and becomes an object of its own in a zone. */
export function split(g: Game, card: number, zone: number, place: number, flags: number): number {
  const old = g.card(card, C.object)
  const from = g.zoneOf(old)
  const before = knownTo(g, old)
  const oldId = g.id(old)
  const owner = g.card(card, C.owner) as Player
  // Before its first card goes: afterwards there is no whole to remember.
  if (g.zoneDef(from).remember && g.lastKnown(oldId, O.id) === NONE) remember(g, old)
  detach(g, card)
  const row = g.store.alloc(g.T.objects)
  setObject(g, row, O.card, NONE)
  setObject(g, row, O.owner, owner)
  setObject(g, row, O.controller, owner)
  append(g, card, row, BODY)
  arrive(g, row, zone, place, flags)
  setObject(g, row, O.id, g.tick(S.id))
  if (g.cardOf(old) === NONE && g.object(old, O.stands) === 0) {
    cutTies(g, old, false)
    unlink(g, old)
    vanish(g, old)
  }
  const after = arrivalSight(g, row, flags)
  moved(g, card, from, zone, after)
  const at = g.emit(VERB.move, row, owner, 0, before | after)
  const { rows } = g.log
  rows[at + EV.id] = oldId
  rows[at + EV.from] = from
  rows[at + EV.to] = zone
  return row
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

export function shuffle(g: Game, zone: number): void {
  const rows = g.rowsIn(zone)
  for (let i = rows.length - 1; i > 0; i--) {
    const j = g.random(i + 1)
    const other = rows[i]
    rows[i] = rows[j]
    rows[j] = other
  }
  for (let i = 0; i < rows.length; i++) {
    setObject(g, rows[i], O.prev, i === 0 ? NONE : rows[i - 1])
    setObject(g, rows[i], O.next, i === rows.length - 1 ? NONE : rows[i + 1])
    setObject(g, rows[i], O.id, g.tick(S.id))
    setObject(g, rows[i], O.shown, 0)
  }
  if (rows.length > 0) {
    setZone(g, zone, Z.head, rows[0])
    setZone(g, zone, Z.tail, rows[rows.length - 1])
  }
  shuffled(g, zone)
  const at = g.emit(VERB.shuffle, NONE, g.zoneOwner(zone), rows.length)
  g.log.rows[at + EV.to] = zone
}

/**
 * These objects of one zone take each other's places, so that they lie in this order. Only `who` knows it: for
 * everybody else it is nothing that happens.
 */
export function arrange(g: Game, rows: readonly number[], who: Player): void {
  if (rows.length < 2) return
  const zone = g.zoneOf(rows[0])
  const left = [...rows]
  const all = g.rowsIn(zone).map((row) => (rows.includes(row) ? left.shift()! : row))
  for (let i = 0; i < all.length; i++) {
    setObject(g, all[i], O.prev, i === 0 ? NONE : all[i - 1])
    setObject(g, all[i], O.next, i === all.length - 1 ? NONE : all[i + 1])
  }
  setZone(g, zone, Z.head, all[0])
  setZone(g, zone, Z.tail, all[all.length - 1])
  for (const row of rows) setObject(g, row, O.id, g.tick(S.id))
  mingled(g, rows, opponent(who))
}

/** Forgets how departed objects last were; games call it when a turn ends. */
export function forgetDeparted(g: Game): void {
  g.store.setLength(g.T.departed, 0)
}
