import { Bag, CardCell, Known, NONE, PLAYERS, type Player, Clock, opponent } from '../state/columns.ts'
import { takeForClearest } from './copies.ts'
import { lowestBit, isSingleton } from './deal.ts'
import type { CardRow, ObjectRow, ZoneRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { conclude, overlapping } from './inference.ts'
import { isPool, sees, sight } from './knowledge.ts'
import {
  addToClass,
  bagOfPlace,
  bagValue,
  bagsIn,
  setBlurred,
  blurred,
  changeBag,
  changeClass,
  isClosed,
  known,
  loosePool,
  ensureFreeBag,
  mergeBags,
  newBag,
  placeIn,
  sameCards,
  setBag,
  setKnown,
  addBagToClasses,
  zonePool,
} from './pools.ts'

/** How knowledge changes: seeing a card locates it, shuffling makes a pool, an unseen move spreads uncertainty. */

/**
 * A card was added to a zone: both players know that a card is there, not in which place, unless it is face up. Which
 * card it is, only its owner knows, and the other player if deck lists are open.
 */
export function beginKnowledge(g: Game, card: CardRow, zone: ZoneRow): void {
  for (const viewer of PLAYERS) {
    if (g.card(card, CardCell.owner) === viewer || g.book.openDecks) setKnown(g, card, viewer, Known.met, 1)
    hide(g, card, viewer, zonePool(zone, g.card(card, CardCell.owner)))
    if (sees(g, viewer, g.card(card, CardCell.object))) see(g, card, viewer)
  }
}

/** The viewer sees the card: it is located, and nothing else can be in its place. */
export function see(g: Game, card: CardRow, viewer: Player): void {
  const pool = known(g, card, viewer, Known.pool)
  if (pool === NONE) return
  const bags = takeForClearest(g, card, viewer, bagsIn(g, viewer, pool))
  const of = known(g, card, viewer, Known.class)
  if (bags === 0) throw new Error('a card was seen where it could not be')
  meet(g, card, viewer)
  setKnown(g, card, viewer, Known.pool, NONE)
  setKnown(g, card, viewer, Known.class, NONE)
  changeClass(g, viewer, of, -1)
  if (isSingleton(bags)) changeBag(g, viewer, lowestBit(bags), -1)
  // It is not clear from which bag it came: it is still counted, as a ghost.
  else addToClass(g, viewer, bags, 1)
  if (overlapping(g, viewer) || blurred(g, viewer)) conclude(g, viewer)
  g.tick(Clock.barrier)
}

/**
 * Sets `Known.met`. 1: the viewer knows that the card is in the game; 3: the other player can name it too and knows
 * that.
 */
function meet(g: Game, card: CardRow, viewer: Player): void {
  const other = opponent(viewer)
  const shared = known(g, card, other, Known.pool) === NONE
  setKnown(g, card, viewer, Known.met, shared ? 3 : known(g, card, viewer, Known.met) | 1)
  if (shared) setKnown(g, card, other, Known.met, 3)
}

/** A card that the viewer can name is put into a pool. */
export function hide(g: Game, card: CardRow, viewer: Player, pool: number): void {
  ensureFreeBag(g, viewer)
  setKnown(g, card, viewer, Known.pool, pool)
  let bags = bagsIn(g, viewer, pool)
  for (; bags !== 0; bags &= bags - 1) if (isClosed(g, viewer, lowestBit(bags))) break
  const bag = bags === 0 ? newBag(g, viewer, pool) : lowestBit(bags)
  if (bags !== 0) changeBag(g, viewer, bag, 1)
  setKnown(g, card, viewer, Known.class, addToClass(g, viewer, 1 << bag, 0))
}

/**
 * A card moved from one zone to another. `after`: who sees it there (bit per viewer). Called when the card is in its
 * new zone.
 */
export function moved(g: Game, card: CardRow, from: ZoneRow, to: ZoneRow, after: number): void {
  for (const viewer of PLAYERS) {
    const pool = known(g, card, viewer, Known.pool)
    if ((after & (1 << viewer)) !== 0) {
      if (pool !== NONE) see(g, card, viewer)
    } else if (pool === NONE) {
      if (isPool(g, to)) hide(g, card, viewer, zonePool(to, g.card(card, CardCell.owner)))
    } else if (from !== to) carryUnseen(g, card, viewer, to)
  }
}

/** A card moved unseen out of its pool to `to`: it may be any card of that pool. */
function carryUnseen(g: Game, card: CardRow, viewer: Player, to: ZoneRow): void {
  ensureFreeBag(g, viewer)
  const from = mergePoolIntoOneBag(g, viewer, known(g, card, viewer, Known.pool))
  const owner = g.card(card, CardCell.owner)
  const target = isPool(g, to) ? zonePool(to, owner) : loosePool(g, owner)
  let bag = equivalentBag(g, viewer, from, target)
  if (bag !== NONE) {
    if (bag !== from) {
      changeBag(g, viewer, bag, 1)
      changeBag(g, viewer, from, -1)
    }
  } else if (bagValue(g, viewer, from, Bag.count) === 1) {
    bag = from
    setBag(g, viewer, bag, Bag.pool, target)
  } else {
    bag = newBag(g, viewer, target)
    addBagToClasses(g, viewer, from, bag)
    changeBag(g, viewer, from, -1)
  }
  setKnown(g, card, viewer, Known.pool, target === loosePool(g, owner) ? placeIn(bag) : target)
  if (overlapping(g, viewer) || blurred(g, viewer)) conclude(g, viewer)
}

/**
 * All cards of these objects moved to a hidden zone together. If they are exactly one bag for every viewer, the bag is
 * moved as a whole. Otherwise nothing is done and false is returned: each card has to be moved by itself.
 */
export function movedTogether(g: Game, rows: readonly ObjectRow[], to: ZoneRow): boolean {
  if (rows.length === 0) return true
  const first = g.cardOf(rows[0])
  const owner = g.card(first, CardCell.owner)
  const target = isPool(g, to) ? zonePool(to, owner) : loosePool(g, owner)
  for (const viewer of PLAYERS) {
    const pool = known(g, first, viewer, Known.pool)
    const bags = pool === NONE ? 0 : bagsIn(g, viewer, pool)
    if (bags === 0 || !isSingleton(bags) || bagValue(g, viewer, lowestBit(bags), Bag.count) !== rows.length)
      return false
    if (equivalentBag(g, viewer, lowestBit(bags), target) !== NONE) return false
    for (const row of rows) {
      const card = g.cardOf(row)
      if (
        card === NONE ||
        g.card(card, CardCell.next) !== NONE ||
        known(g, card, viewer, Known.pool) !== pool
      )
        return false
    }
  }
  for (const viewer of PLAYERS) {
    const bag = lowestBit(bagsIn(g, viewer, known(g, first, viewer, Known.pool)))
    setBag(g, viewer, bag, Bag.pool, target)
    const place = target === loosePool(g, owner) ? placeIn(bag) : target
    for (const row of rows) setKnown(g, g.cardOf(row), viewer, Known.pool, place)
  }
  return true
}

/** A bag of the target pool in which the same cards might be as in `from`, or NONE. */
function equivalentBag(g: Game, viewer: Player, from: number, target: number): number {
  for (let bags = bagsIn(g, viewer, target); bags !== 0; bags &= bags - 1)
    if (sameCards(g, viewer, from, lowestBit(bags))) return lowestBit(bags)
  return NONE
}

/** Merges the bags of a pool into one and returns it: it is not known from which of them a card is taken. */
function mergePoolIntoOneBag(g: Game, viewer: Player, pool: number): number {
  let bags = bagsIn(g, viewer, pool)
  while (!isSingleton(bags)) {
    const one = lowestBit(bags)
    const two = lowestBit(bags & (bags - 1))
    if (!isClosed(g, viewer, one) && !isClosed(g, viewer, two) && !sameCards(g, viewer, one, two))
      setBlurred(g, viewer)
    mergeBags(g, viewer, one, two)
    conclude(g, viewer)
    bags = bagsIn(g, viewer, pool)
  }
  return lowestBit(bags)
}

/** A zone was shuffled: all its hidden places become one pool for each viewer. */
export function shuffled(g: Game, zone: ZoneRow): void {
  const rows = g.rowsIn(zone)
  for (const viewer of PLAYERS) {
    const lost: CardRow[] = []
    let changed = false
    for (const row of rows) {
      if (sees(g, viewer, row)) continue
      for (let card = g.cardOf(row); card !== NONE; card = g.card(card, CardCell.next)) {
        const pool = known(g, card, viewer, Known.pool)
        if (pool === NONE) lost.push(card)
        else if (pool < NONE) {
          poolPlace(g, card, viewer, zonePool(zone, g.card(card, CardCell.owner)))
          changed = true
        }
      }
    }
    if (changed) conclude(g, viewer)
    for (const card of lost) hide(g, card, viewer, zonePool(zone, g.card(card, CardCell.owner)))
  }
}

/** Objects were reordered unseen: the viewer still knows which cards they are, no longer which is where. */
export function reorderedUnseen(g: Game, rows: readonly ObjectRow[], viewer: Player): void {
  const cards = rows
    .filter((row) => !sees(g, viewer, row))
    .map((row) => g.cardOf(row))
    .filter((card) => card !== NONE && known(g, card, viewer, Known.pool) === NONE)
  if (cards.length < 2) return
  ensureFreeBag(g, viewer)
  const bag = newBag(g, viewer, loosePool(g, g.card(cards[0], CardCell.owner)))
  changeBag(g, viewer, bag, cards.length - 1)
  for (const card of cards) {
    setKnown(g, card, viewer, Known.pool, placeIn(bag))
    setKnown(g, card, viewer, Known.class, addToClass(g, viewer, 1 << bag, 0))
  }
}

/** Moves a place that could be told apart into a pool, with the cards that might be there. */
function poolPlace(g: Game, card: CardRow, viewer: Player, pool: number): void {
  ensureFreeBag(g, viewer)
  const bag = bagOfPlace(known(g, card, viewer, Known.pool))
  setKnown(g, card, viewer, Known.pool, pool)
  const same = equivalentBag(g, viewer, bag, pool)
  if (same !== NONE) changeBag(g, viewer, same, 1)
  else if (bagValue(g, viewer, bag, Bag.count) === 1) return setBag(g, viewer, bag, Bag.pool, pool)
  else addBagToClasses(g, viewer, bag, newBag(g, viewer, pool))
  changeBag(g, viewer, bag, -1)
}

/** The zone of each card, by row, to be taken before a play is rolled back. */
export function zonesOfCards(g: Game): ZoneRow[] {
  const out: ZoneRow[] = []
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++)
    out.push(g.zoneOf(g.card(card, CardCell.object)))
  return out
}

/** A play was rolled back: the cards are where they were, but what was seen meanwhile stays known. */
export function rolledBack(g: Game, before: readonly ZoneRow[]): void {
  for (let card = 0; card < before.length; card++) {
    const row = g.card(card, CardCell.object)
    const zone = g.zoneOf(row)
    const seen = sight(g, row)
    if (zone !== before[card]) moved(g, card, before[card], zone, seen)
    else if (isPool(g, zone))
      for (const viewer of PLAYERS)
        if ((seen & (1 << viewer)) === 0 && known(g, card, viewer, Known.pool) === NONE)
          hide(g, card, viewer, zonePool(zone, g.card(card, CardCell.owner)))
  }
}
