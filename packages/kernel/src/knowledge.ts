import { B, C, K, NONE, O, PLAYERS, type Player, Z, ZONE_COLUMNS } from './columns.ts'
import type { Sight } from './book.ts'
import { lowest } from './deal.ts'
import type { Game } from './game.ts'
import { bagValue, bagsIn, known, loosePool, mayBeIn, placeIn, placesIn, zonePool } from './pools.ts'

/**
 * Who knows what. For each viewer a card is *located* (he knows which card lies there) or lies in a pool of places
 * he cannot tell apart; see pools.ts for what he can say about those, and learning.ts for how that changes. Views
 * and the sampler of consistent worlds both come from here.
 */

/** Whether a viewer may look at the object where it lies. */
export function sees(g: Game, viewer: Player, row: number): boolean {
  if ((g.object(row, O.shown) & (1 << viewer)) !== 0) return true
  const zone = g.zoneOf(row)
  if (zone === NONE) return false
  const sight = g.zoneDef(zone).sight()
  switch (sight) {
    case 'all':
      return true
    case 'owner':
      return g.zoneOwner(zone) === viewer
    case 'none':
      return false
    case 'face':
      return !g.faceDown(row) || g.controller(row) === viewer
    case 'top':
      return g.T.zones.data[zone * ZONE_COLUMNS + Z.head] === row
    case 'ownerOrTop':
      return g.zoneOwner(zone) === viewer || g.T.zones.data[zone * ZONE_COLUMNS + Z.head] === row
  }
}

export function sight(g: Game, row: number): number {
  return (sees(g, 0, row) ? 1 : 0) | (sees(g, 1, row) ? 2 : 0)
}

/** Zones where a card is seen only while it is on top, at least by one of the players. */
export function onlyTop(s: Sight): boolean {
  return s === 'top' || s === 'ownerOrTop'
}

/** Whether hidden cards of the zone cannot be told apart: its places have no order, or nobody keeps track of it. */
export function isPool(g: Game, zone: number): boolean {
  const def = g.zoneDef(zone)
  const s = def.sight()
  return onlyTop(s) || (!def.ordered && s !== 'face' && s !== 'all')
}

/** Whether the viewer knows which card lies in this card's place. */
export function located(g: Game, card: number, viewer: Player): boolean {
  const pool = known(g, card, viewer, K.pool)
  if (pool === NONE) return true
  // The only place of its pool, and the card can be nowhere else.
  const pooled = bagsIn(g, viewer, pool)
  return (mayBeIn(g, card, viewer) & ~pooled) === 0 && placesIn(g, viewer, pooled) === 1
}

/** Bit per viewer who knows the cards of this object, because he sees them or remembers. */
export function knownTo(g: Game, row: number): number {
  let mask = sight(g, row)
  for (const viewer of PLAYERS) {
    if ((mask & (1 << viewer)) !== 0) continue
    let card = g.cardOf(row)
    if (card === NONE) continue
    while (card !== NONE && known(g, card, viewer, K.pool) === NONE) card = g.card(card, C.next)
    if (card === NONE) mask |= 1 << viewer
  }
  return mask
}

/** Whether the viewer knows that this very card is in the game. */
export function met(g: Game, card: number, viewer: Player): boolean {
  return (known(g, card, viewer, K.met) & 1) !== 0
}

/** Whether this card can only be in this zone. */
export function onlyIn(g: Game, card: number, viewer: Player, zone: number): boolean {
  const owner = g.card(card, C.owner)
  if (known(g, card, viewer, K.pool) === NONE) return g.zoneOf(g.card(card, C.object)) === zone
  const bags = mayBeIn(g, card, viewer)
  let elsewhere = bags & ~bagsIn(g, viewer, zonePool(zone, owner))
  for (; elsewhere !== 0; elsewhere &= elsewhere - 1)
    if (!looseIn(g, viewer, lowest(elsewhere), zone)) return false
  return true
}

/** Whether all places of this bag are single places of the zone. */
function looseIn(g: Game, viewer: Player, bag: number, zone: number): boolean {
  if (bagValue(g, viewer, bag, B.pool) < loosePool(g, 0)) return false
  const n = g.store.length(g.T.cards)
  for (let card = 0; card < n; card++)
    if (known(g, card, viewer, K.pool) === placeIn(bag) && g.zoneOf(g.card(card, C.object)) !== zone)
      return false
  return true
}
