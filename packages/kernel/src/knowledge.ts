import { C, K, KNOWLEDGE_COLUMNS, NONE, O, PLAYERS, type Player, S, Z, ZONE_COLUMNS } from './columns.ts'
import type { Sight } from './book.ts'
import type { Game } from './game.ts'

/**
 * Knowledge pools. For each viewer every unseen card lies in a *bag*: a set of places that he cannot tell apart.
 * Each card carries the set of bags it might be in (`maybe`, 62 bits). A card with an empty set is *located*:
 * the viewer knows which card lies there. Seeing locates, shuffling merges, a hidden move lets every card of the
 * bag it left be in the bag it reached. Views and the sampler of consistent worlds both come from here.
 *
 * Bags 0..zones-1 are the zones themselves (a hand, a shuffled deck); further bags are single hidden places such
 * as a face-down card on the table.
 */

const WORD = 31
export const BAGS = WORD * 2

const column = (viewer: Player, which: number): number => viewer * KNOWLEDGE_COLUMNS + which

export function known(g: Game, card: number, viewer: Player, which: number): number {
  const t = g.T.known
  return t.data[card * t.stride + column(viewer, which)]
}

function setKnown(g: Game, card: number, viewer: Player, which: number, value: number): void {
  const t = g.T.known
  g.store.set(t, card * t.stride + column(viewer, which), value)
}

/** Whether the viewer knows which card lies in this card's place. */
export function located(g: Game, card: number, viewer: Player): boolean {
  return known(g, card, viewer, K.maybeLow) === 0 && known(g, card, viewer, K.maybeHigh) === 0
}

export function mayBeIn(g: Game, card: number, viewer: Player, bag: number): boolean {
  return bag < WORD
    ? (known(g, card, viewer, K.maybeLow) & (1 << bag)) !== 0
    : (known(g, card, viewer, K.maybeHigh) & (1 << (bag - WORD))) !== 0
}

function setBag(g: Game, card: number, viewer: Player, bag: number, on: boolean): void {
  const which = bag < WORD ? K.maybeLow : K.maybeHigh
  const bit = 1 << (bag < WORD ? bag : bag - WORD)
  const old = known(g, card, viewer, which)
  setKnown(g, card, viewer, which, on ? old | bit : old & ~bit)
}

export function bagOf(g: Game, card: number, viewer: Player): number {
  return known(g, card, viewer, K.bag)
}

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

/** The viewer sees the card: it is located, and nothing else can be in its place. */
export function see(g: Game, card: number, viewer: Player): void {
  if (located(g, card, viewer)) return
  const bag = bagOf(g, card, viewer)
  setKnown(g, card, viewer, K.met, 1)
  setKnown(g, card, viewer, K.maybeLow, 0)
  setKnown(g, card, viewer, K.maybeHigh, 0)
  setKnown(g, card, viewer, K.bag, NONE)
  if (placesIn(g, viewer, bag) === 0) emptyBag(g, viewer, bag)
  g.tick(S.barrier)
}

function placesIn(g: Game, viewer: Player, bag: number): number {
  const n = g.store.length(g.T.cards)
  let places = 0
  for (let card = 0; card < n; card++)
    if (!located(g, card, viewer) && bagOf(g, card, viewer) === bag) places++
  return places
}

function emptyBag(g: Game, viewer: Player, bag: number): void {
  const n = g.store.length(g.T.cards)
  for (let card = 0; card < n; card++) if (!located(g, card, viewer)) setBag(g, card, viewer, bag, false)
}

/** A bag for a single hidden place: one that no place uses. */
function freshBag(g: Game, viewer: Player): number {
  const n = g.store.length(g.T.cards)
  const first = g.store.length(g.T.zones)
  for (let bag = first; bag < BAGS; bag++) {
    let used = false
    for (let card = 0; card < n && !used; card++)
      used = !located(g, card, viewer) && bagOf(g, card, viewer) === bag
    if (!used) return bag
  }
  throw new Error('more hidden places than the kernel can tell apart')
}

/** Zones where a card is seen only while it is on top, at least by one of the players. */
export function onlyTop(s: Sight): boolean {
  return s === 'top' || s === 'ownerOrTop'
}

/** Whether hidden cards of the zone are one bag: its places have no order, or nobody keeps track of it. */
function oneBag(g: Game, zone: number): boolean {
  const def = g.zoneDef(zone)
  return !def.ordered || onlyTop(def.sight())
}

/**
 * A card changed its place, from `from` to `to`. `before` and `after` say who saw it there (bit per viewer).
 * Called once the card lies in its new place.
 */
export function moved(g: Game, card: number, from: number, to: number, before: number, after: number): void {
  for (const viewer of PLAYERS) {
    const bit = 1 << viewer
    if ((after & bit) !== 0) {
      see(g, card, viewer)
      continue
    }
    if (located(g, card, viewer)) {
      // Seen going into a hidden zone: he knows that it is there, and which one it is only while places differ.
      if ((before & bit) !== 0 || from !== to) hideLocated(g, card, viewer, to)
      continue
    }
    if (from === to && oneBag(g, to)) continue
    const left = bagOf(g, card, viewer)
    const reached = oneBag(g, to) ? to : freshBag(g, viewer)
    setKnown(g, card, viewer, K.bag, reached)
    spread(g, viewer, left, reached)
    if (placesIn(g, viewer, left) === 0) emptyBag(g, viewer, left)
  }
}

function hideLocated(g: Game, card: number, viewer: Player, to: number): void {
  if (!oneBag(g, to)) return
  setKnown(g, card, viewer, K.bag, to)
  setBag(g, card, viewer, to, true)
}

/** Whatever might have been in `left` might now be in `reached`. */
function spread(g: Game, viewer: Player, left: number, reached: number): void {
  const n = g.store.length(g.T.cards)
  for (let card = 0; card < n; card++)
    if (!located(g, card, viewer) && mayBeIn(g, card, viewer, left)) setBag(g, card, viewer, reached, true)
}

/** Shuffling makes all places of the zone one bag, for everybody. */
export function shuffled(g: Game, zone: number): void {
  const n = g.store.length(g.T.cards)
  const cards = g.rowsIn(zone).flatMap((row) => g.cardsOf(row))
  for (const viewer of PLAYERS) {
    const merged = new Set<number>()
    for (const card of cards) {
      if (located(g, card, viewer)) setBag(g, card, viewer, zone, true)
      else merged.add(bagOf(g, card, viewer))
      setKnown(g, card, viewer, K.bag, zone)
    }
    merged.delete(zone)
    for (const bag of merged) {
      for (let card = 0; card < n; card++)
        if (!located(g, card, viewer) && mayBeIn(g, card, viewer, bag)) {
          setBag(g, card, viewer, zone, true)
          setBag(g, card, viewer, bag, false)
        }
    }
  }
}

/**
 * A new card of a deck: everybody knows that a card is in that zone, nobody where. Which one, only its owner
 * knows, and the other player where deck lists are open.
 */
export function begin(g: Game, card: number, zone: number): void {
  for (const viewer of PLAYERS) {
    if (g.card(card, C.owner) === viewer || g.book.openDecks) setKnown(g, card, viewer, K.met, 1)
    setKnown(g, card, viewer, K.bag, zone)
    setBag(g, card, viewer, zone, true)
  }
}

/** Whether the viewer knows that this very card is in the game. */
export function met(g: Game, card: number, viewer: Player): boolean {
  return known(g, card, viewer, K.met) === 1
}

/** Whether this card can only be in this zone. */
export function onlyIn(g: Game, card: number, viewer: Player, zone: number): boolean {
  const low = known(g, card, viewer, K.maybeLow)
  const high = known(g, card, viewer, K.maybeHigh)
  return zone < WORD ? low === 1 << zone && high === 0 : high === 1 << (zone - WORD) && low === 0
}
