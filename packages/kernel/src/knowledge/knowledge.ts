import {
  Bag,
  CardCell,
  Known,
  NONE,
  Obj,
  PLAYERS,
  type Player,
  ZoneCell,
  ZONE_COLUMNS,
} from '../state/columns.ts'
import type { Sight } from '../game/book.ts'
import { lowestBit } from './deal.ts'
import type { CardRow, ObjectRow, ZoneRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { bagValue, bagsIn, known, loosePool, mayBeIn, placeIn, placesIn, zonePool } from './pools.ts'

/**
 * Who knows what. For each viewer a card is *located* (he knows which card it is) or in a pool of places he cannot tell
 * apart; pools.ts keeps what he knows of those, learning.ts says how that changes. Views and the sampler of consistent
 * worlds both read it.
 */

/** Whether a viewer may look at the object where it is. */
export function sees(g: Game, viewer: Player, row: ObjectRow): boolean {
  return (sight(g, row) & (1 << viewer)) !== 0
}

const EVERYBODY = 3

/** Bit per viewer who may look at the object where it is. */
export function sight(g: Game, row: ObjectRow): number {
  const shown = g.object(row, Obj.shown)
  const zone = g.zoneOf(row)
  if (shown === EVERYBODY || zone === NONE) return shown
  const kind = g.zoneDef(zone).sight()
  switch (kind) {
    case 'all':
      return EVERYBODY
    case 'owner':
      return shown | ownerBit(g, zone)
    case 'none':
      return shown
    case 'face':
      return g.faceDown(row) ? shown | (1 << g.controller(row)) : EVERYBODY
    case 'top':
      return isTop(g, zone, row) ? EVERYBODY : shown
    case 'ownerOrTop':
      return isTop(g, zone, row) ? EVERYBODY : shown | ownerBit(g, zone)
  }
}

const ownerBit = (g: Game, zone: ZoneRow): number => {
  const owner = g.zoneOwner(zone)
  return owner === NONE ? 0 : 1 << owner
}

const isTop = (g: Game, zone: ZoneRow, row: ObjectRow): boolean =>
  g.tables.zones.data[zone * ZONE_COLUMNS + ZoneCell.head] === row

/** Whether some player sees a card of such a zone only while it is on top. */
export function onlyTop(s: Sight): boolean {
  return s === 'top' || s === 'ownerOrTop'
}

/** Whether hidden cards of the zone cannot be told apart: its places have no order, or its order is not tracked. */
export function isPool(g: Game, zone: ZoneRow): boolean {
  const def = g.zoneDef(zone)
  const s = def.sight()
  return onlyTop(s) || (!def.ordered && s !== 'face' && s !== 'all')
}

/** Whether the viewer knows that this card is where it is. */
export function located(g: Game, card: CardRow, viewer: Player): boolean {
  const pool = known(g, card, viewer, Known.pool)
  if (pool === NONE) return true
  // To a viewer who does not know that it is in the game, it might be any card.
  if (!met(g, card, viewer)) return false
  // Its pool has one place, and the card can be in no other bag.
  const pooled = bagsIn(g, viewer, pool)
  return (mayBeIn(g, card, viewer) & ~pooled) === 0 && placesIn(g, viewer, pooled) === 1
}

/** Bit per viewer who knows the cards of this object, because he sees or remembers them. */
export function knownTo(g: Game, row: ObjectRow): number {
  let mask = sight(g, row)
  for (const viewer of PLAYERS) {
    if ((mask & (1 << viewer)) !== 0) continue
    let card = g.cardOf(row)
    if (card === NONE) continue
    while (card !== NONE && known(g, card, viewer, Known.pool) === NONE) card = g.card(card, CardCell.next)
    if (card === NONE) mask |= 1 << viewer
  }
  return mask
}

/** Whether the viewer knows that this card is in the game. */
export function met(g: Game, card: CardRow, viewer: Player): boolean {
  return (known(g, card, viewer, Known.met) & 1) !== 0
}

/** Whether, as far as the viewer knows, this card can only be in this zone. */
export function onlyIn(g: Game, card: CardRow, viewer: Player, zone: ZoneRow): boolean {
  const owner = g.card(card, CardCell.owner)
  if (known(g, card, viewer, Known.pool) === NONE) return g.zoneOf(g.card(card, CardCell.object)) === zone
  const bags = mayBeIn(g, card, viewer)
  let elsewhere = bags & ~bagsIn(g, viewer, zonePool(zone, owner))
  for (; elsewhere !== 0; elsewhere &= elsewhere - 1)
    if (!looseIn(g, viewer, lowestBit(elsewhere), zone)) return false
  return true
}

/** Whether all places of this bag are single places of the zone. */
function looseIn(g: Game, viewer: Player, bag: number, zone: ZoneRow): boolean {
  if (bagValue(g, viewer, bag, Bag.pool) < loosePool(g, 0)) return false
  const n = g.store.length(g.tables.cards)
  for (let card = 0; card < n; card++)
    if (
      known(g, card, viewer, Known.pool) === placeIn(bag) &&
      g.zoneOf(g.card(card, CardCell.object)) !== zone
    )
      return false
  return true
}
