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
  return (sight(g, row) & (1 << viewer)) !== 0
}

const EVERYBODY = 3

/** Bit per viewer who may look at the object where it lies. */
export function sight(g: Game, row: number): number {
  const shown = g.object(row, O.shown)
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

const ownerBit = (g: Game, zone: number): number => {
  const owner = g.zoneOwner(zone)
  return owner === NONE ? 0 : 1 << owner
}

const isTop = (g: Game, zone: number, row: number): boolean =>
  g.T.zones.data[zone * ZONE_COLUMNS + Z.head] === row

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
  // One that the viewer does not know to be in the game might be any card.
  if (!met(g, card, viewer)) return false
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
