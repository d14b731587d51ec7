import { type Game, type Player, type ZoneDef, atom } from '@fudaba/kernel/rules'
import { rule, direct } from '../book.ts'
import { ownerOf } from '../board/cards.ts'
import { discardPile, zoneOf } from '../board/zones.ts'

/** How cards leave a zone, for the verbs. */

/** Deck, discard pile, hand and remove yard are those of the card's owner (7.2). */
const home = rule(
  '7.2',
  (g: Game, _row: number, card: number): Player => ownerOf(g, card),
  (g: Game, row: number): Player => g.controller(row),
)

/** Cards joined to a unit that leaves go to the discard pile (15.2.15.1.7). */
const joinedGo = rule(
  '15.2.15.1.7',
  (_to: ZoneDef): ZoneDef => discardPile,
  (to: ZoneDef): ZoneDef => to,
)

/** Counters vanish with the move (6.10.3): what arrives has none. */
direct('6.10.3')

/** To a zone of its owner; cards joined to it go where 15.2.15.1.7 says. */
export function leave(
  g: Game,
  row: number,
  to: ZoneDef,
  place: number = atom.BOTTOM,
  flags: number = 0,
): void {
  const [body, ...joined] = g.cardsOf(row)
  if (body === undefined) return atom.move(g, row, zoneOf(g, to, g.owner(row)), place, flags)
  if (joined.length === 0) {
    atom.move(g, row, zoneOf(g, to, home(g, row, body)), place, flags)
    return
  }
  atom.split(g, body, zoneOf(g, to, home(g, row, body)), place, flags)
  for (const card of joined) atom.split(g, card, zoneOf(g, joinedGo(to), home(g, row, card)), atom.BOTTOM, 0)
}
