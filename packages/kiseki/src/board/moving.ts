import { type Game, type Player, type ZoneDef, atom } from '@fudaba/kernel/rules'
import { rule, direct } from '../book.ts'
import { ownerOf } from './cards.ts'
import { field, homebase, isReady, keepsPlacement, zoneOf } from './zones.ts'

/** How cards leave a zone and arrive in another, for the verbs. */

/** Without a player named, a card goes to the zone of its owner (502.5). */
const home = rule(
  '502.5',
  (g: Game, _row: number, card: number): Player => ownerOf(g, card),
  (g: Game, row: number): Player => g.controller(row),
  '105.3b',
)

/** Each of its cards goes to a zone of its own owner. */
export function leave(g: Game, row: number, to: ZoneDef, place: number = atom.BOTTOM): void {
  const [first, ...others] = g.cardsOf(row)
  for (const card of others) atom.split(g, card, zoneOf(g, to, home(g, row, card)), place, 0)
  atom.move(g, row, zoneOf(g, to, home(g, row, first)), place, 0)
}

/** Ready and face up unless told otherwise (503.1a, 503.2a). */
direct('503.1a')
direct('503.2a')

/** From a zone with orientation a card keeps the one it has (502.3a). */
function orientationOf(g: Game, row: number, flags: number): number {
  if ((flags & atom.TURNED_FLAG) !== 0) return atom.TURNED_FLAG
  const placed = g.inZone(row, field) || g.inZone(row, homebase)
  if (!placed || !keepsPlacement()) return 0
  return isReady(g, row) ? 0 : atom.TURNED_FLAG
}

/** Flags of an arrival in a zone whose cards have orientation and face; `flags`: what was told otherwise. */
export const arrival = (g: Game, row: number, flags: number): number =>
  orientationOf(g, row, flags) | ((flags & atom.FACE_DOWN_FLAG) !== 0 ? atom.FACE_DOWN_FLAG : 0)
