import { seenOnArrival, placeIn, keepLastKnown, unlink, freeObject } from './moveObject.ts'
import { BODY, CardCell, NONE, Obj, type Player, Clock } from '../state/columns.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import { knownTo, sight } from '../knowledge/knowledge.ts'
import { moved } from '../knowledge/learning.ts'
import { setCard, setObject } from '../game/zoneList.ts'
import { dropReferences } from './references.ts'
import { VERB } from '../game/kernelVerbs.ts'
import type { CardRow, ObjectRow, ZoneRow } from '../state/rows.ts'

/** Atoms by which a card becomes part of an object or leaves it. The cards of an object are a singly linked list. */

/** Takes a card out of its object's list. */
function detach(g: Game, card: CardRow): void {
  const row = g.card(card, CardCell.object)
  let at = g.cardOf(row)
  if (at === card) setObject(g, row, Obj.card, g.card(card, CardCell.next))
  else {
    while (g.card(at, CardCell.next) !== card) at = g.card(at, CardCell.next)
    setCard(g, at, CardCell.next, g.card(card, CardCell.next))
  }
}

/** Puts a card at the end of an object's list. */
function append(g: Game, card: CardRow, row: ObjectRow, role: number): void {
  setCard(g, card, CardCell.object, row)
  setCard(g, card, CardCell.role, role)
  setCard(g, card, CardCell.next, NONE)
  const first = g.cardOf(row)
  if (first === NONE) return setObject(g, row, Obj.card, card)
  let at = first
  while (g.card(at, CardCell.next) !== NONE) at = g.card(at, CardCell.next)
  setCard(g, at, CardCell.next, card)
}

/** Frees an object that has lost its last card, unless it stands for an action, ability or declaration. */
function freeIfEmpty(g: Game, row: ObjectRow): void {
  if (g.cardOf(row) !== NONE || g.object(row, Obj.stands) !== 0) return
  dropReferences(g, row, false)
  unlink(g, row)
  freeObject(g, row)
}

/** Moves a card from its object into another one. */
export function join(g: Game, card: CardRow, row: ObjectRow, role: number): void {
  const old = g.card(card, CardCell.object)
  const from = g.zoneOf(old)
  const before = knownTo(g, old)
  const oldId = g.id(old)
  detach(g, card)
  append(g, card, row, role)
  freeIfEmpty(g, old)
  const after = sight(g, row)
  moved(g, card, from, g.zoneOf(row), after)
  const at = g.emit(VERB.join, row, g.card(card, CardCell.owner), role, before | after)
  const { rows } = g.log
  rows[at + EV.id] = oldId
  rows[at + EV.def] = g.card(card, CardCell.def)
  rows[at + EV.from] = from
  rows[at + EV.to] = g.zoneOf(row)
}

/** Moves a card out of its object into a zone, as an object of its own. Returns that object. */
export function split(g: Game, card: CardRow, zone: ZoneRow, place: number, flags: number): ObjectRow {
  const old = g.card(card, CardCell.object)
  const from = g.zoneOf(old)
  const before = knownTo(g, old)
  const oldId = g.id(old)
  const owner = g.card(card, CardCell.owner) as Player
  // Once per incarnation, while the object still has all its cards.
  if (g.zoneDef(from).remember && g.lastKnown(oldId, Obj.id) === NONE) keepLastKnown(g, old)
  detach(g, card)
  const row = g.store.alloc(g.tables.objects)
  setObject(g, row, Obj.card, NONE)
  setObject(g, row, Obj.owner, owner)
  setObject(g, row, Obj.controller, owner)
  append(g, card, row, BODY)
  placeIn(g, row, zone, place, flags)
  setObject(g, row, Obj.id, g.tick(Clock.id))
  freeIfEmpty(g, old)
  const after = seenOnArrival(g, row, flags)
  moved(g, card, from, zone, after)
  const at = g.emit(VERB.move, row, owner, 0, before | after)
  const { rows } = g.log
  rows[at + EV.id] = oldId
  rows[at + EV.from] = from
  rows[at + EV.to] = zone
  return row
}
