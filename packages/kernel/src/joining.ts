import { arrivalSight, arrive, remember, unlink, vanish } from './arriving.ts'
import { BODY, C, NONE, O, type Player, S } from './columns.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { knownTo, sight } from './knowledge.ts'
import { moved } from './learning.ts'
import { setCard, setObject } from './lying.ts'
import { cutTies } from './pointing.ts'
import { VERB } from './verbs.ts'

/** Cards that become part of an object, or leave it: two of the atoms. */

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

/** Nothing is left of an object that lost its last card, unless it stands for something. */
function endEmpty(g: Game, row: number): void {
  if (g.cardOf(row) !== NONE || g.object(row, O.stands) !== 0) return
  cutTies(g, row, false)
  unlink(g, row)
  vanish(g, row)
}

/** A card becomes part of another object; an object that lost its last card this way is gone. */
export function join(g: Game, card: number, row: number, role: number): void {
  const old = g.card(card, C.object)
  const from = g.zoneOf(old)
  const before = knownTo(g, old)
  const oldId = g.id(old)
  detach(g, card)
  append(g, card, row, role)
  endEmpty(g, old)
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
  endEmpty(g, old)
  const after = arrivalSight(g, row, flags)
  moved(g, card, from, zone, after)
  const at = g.emit(VERB.move, row, owner, 0, before | after)
  const { rows } = g.log
  rows[at + EV.id] = oldId
  rows[at + EV.from] = from
  rows[at + EV.to] = zone
  return row
}
