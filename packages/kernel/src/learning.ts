import { B, C, K, NONE, PLAYERS, type Player, S, opponent } from './columns.ts'
import { takeForClearest } from './copies.ts'
import { lowest, single } from './deal.ts'
import type { Game } from './game.ts'
import { conclude, overlapping } from './inference.ts'
import { isPool, sees, sight } from './knowledge.ts'
import {
  addToClass,
  bagOfPlace,
  bagValue,
  bagsIn,
  blur,
  blurred,
  changeBag,
  changeClass,
  closed,
  known,
  loosePool,
  makeRoom,
  mergeBags,
  newBag,
  placeIn,
  sameCards,
  setBag,
  setKnown,
  spread,
  zonePool,
} from './pools.ts'

/** How knowledge changes: seeing locates, shuffling makes a pool, a hidden move carries the doubt along. */

/**
 * A new card of a deck: everybody knows that a card is in that zone, nobody where, unless it lies open. Which one,
 * only its owner knows, and the other player where deck lists are open.
 */
export function begin(g: Game, card: number, zone: number): void {
  for (const viewer of PLAYERS) {
    if (g.card(card, C.owner) === viewer || g.book.openDecks) setKnown(g, card, viewer, K.met, 1)
    hide(g, card, viewer, zonePool(zone, g.card(card, C.owner)))
    if (sees(g, viewer, g.card(card, C.object))) see(g, card, viewer)
  }
}

/** The viewer sees the card: it is located, and nothing else can be in its place. */
export function see(g: Game, card: number, viewer: Player): void {
  const pool = known(g, card, viewer, K.pool)
  if (pool === NONE) return
  const bags = takeForClearest(g, card, viewer, bagsIn(g, viewer, pool))
  const of = known(g, card, viewer, K.class)
  if (bags === 0) throw new Error('a card was seen where it could not be')
  meet(g, card, viewer)
  setKnown(g, card, viewer, K.pool, NONE)
  setKnown(g, card, viewer, K.class, NONE)
  changeClass(g, viewer, of, -1)
  if (single(bags)) changeBag(g, viewer, lowest(bags), -1)
  // From which bag it came is not clear: it stays in the reckoning, as a ghost.
  else addToClass(g, viewer, bags, 1)
  if (overlapping(g, viewer) || blurred(g, viewer)) conclude(g, viewer)
  g.tick(S.barrier)
}

/** 1: the viewer knows that the card is in the game; 3: and the other player, who can name it too, knows that he does. */
function meet(g: Game, card: number, viewer: Player): void {
  const other = opponent(viewer)
  const shared = known(g, card, other, K.pool) === NONE
  setKnown(g, card, viewer, K.met, shared ? 3 : known(g, card, viewer, K.met) | 1)
  if (shared) setKnown(g, card, other, K.met, 3)
}

/** A card the viewer can name goes where it cannot be told from others. */
export function hide(g: Game, card: number, viewer: Player, pool: number): void {
  makeRoom(g, viewer)
  setKnown(g, card, viewer, K.pool, pool)
  let bags = bagsIn(g, viewer, pool)
  for (; bags !== 0; bags &= bags - 1) if (closed(g, viewer, lowest(bags))) break
  const bag = bags === 0 ? newBag(g, viewer, pool) : lowest(bags)
  if (bags !== 0) changeBag(g, viewer, bag, 1)
  setKnown(g, card, viewer, K.class, addToClass(g, viewer, 1 << bag, 0))
}

/**
 * A card changed its place, from `from` to `to`. `after` says who sees it there (bit per viewer). Called once the
 * card lies in its new place.
 */
export function moved(g: Game, card: number, from: number, to: number, after: number): void {
  for (const viewer of PLAYERS) {
    const pool = known(g, card, viewer, K.pool)
    if ((after & (1 << viewer)) !== 0) {
      if (pool !== NONE) see(g, card, viewer)
    } else if (pool === NONE) {
      if (isPool(g, to)) hide(g, card, viewer, zonePool(to, g.card(card, C.owner)))
    } else if (from !== to) carry(g, card, viewer, to)
  }
}

/** An unseen card goes from its pool to a place in `to`; any card of that pool may be the one. */
function carry(g: Game, card: number, viewer: Player, to: number): void {
  makeRoom(g, viewer)
  const from = onlyBag(g, viewer, known(g, card, viewer, K.pool))
  const owner = g.card(card, C.owner)
  const target = isPool(g, to) ? zonePool(to, owner) : loosePool(g, owner)
  let bag = like(g, viewer, from, target)
  if (bag !== NONE) {
    if (bag !== from) {
      changeBag(g, viewer, bag, 1)
      changeBag(g, viewer, from, -1)
    }
  } else if (bagValue(g, viewer, from, B.count) === 1) {
    bag = from
    setBag(g, viewer, bag, B.pool, target)
  } else {
    bag = newBag(g, viewer, target)
    spread(g, viewer, from, bag)
    changeBag(g, viewer, from, -1)
  }
  setKnown(g, card, viewer, K.pool, target === loosePool(g, owner) ? placeIn(bag) : target)
  if (overlapping(g, viewer) || blurred(g, viewer)) conclude(g, viewer)
}

/**
 * All cards of these objects went to a hidden zone together. If they are whole bags for every viewer, it is the bags
 * that have moved; otherwise nothing is done, and each has to be moved by itself.
 */
export function movedTogether(g: Game, rows: readonly number[], to: number): boolean {
  if (rows.length === 0) return true
  const first = g.cardOf(rows[0])
  const owner = g.card(first, C.owner)
  const target = isPool(g, to) ? zonePool(to, owner) : loosePool(g, owner)
  for (const viewer of PLAYERS) {
    const pool = known(g, first, viewer, K.pool)
    const bags = pool === NONE ? 0 : bagsIn(g, viewer, pool)
    if (bags === 0 || !single(bags) || bagValue(g, viewer, lowest(bags), B.count) !== rows.length)
      return false
    if (like(g, viewer, lowest(bags), target) !== NONE) return false
    for (const row of rows) {
      const card = g.cardOf(row)
      if (card === NONE || g.card(card, C.next) !== NONE || known(g, card, viewer, K.pool) !== pool)
        return false
    }
  }
  for (const viewer of PLAYERS) {
    const bag = lowest(bagsIn(g, viewer, known(g, first, viewer, K.pool)))
    setBag(g, viewer, bag, B.pool, target)
    const place = target === loosePool(g, owner) ? placeIn(bag) : target
    for (const row of rows) setKnown(g, g.cardOf(row), viewer, K.pool, place)
  }
  return true
}

/** A bag of the target in which the same cards might be as in `from`. */
function like(g: Game, viewer: Player, from: number, target: number): number {
  for (let bags = bagsIn(g, viewer, target); bags !== 0; bags &= bags - 1)
    if (sameCards(g, viewer, from, lowest(bags))) return lowest(bags)
  return NONE
}

/** The one bag of a pool; several become one, since nobody can say from which of them a card is taken. */
function onlyBag(g: Game, viewer: Player, pool: number): number {
  let bags = bagsIn(g, viewer, pool)
  while (!single(bags)) {
    const one = lowest(bags)
    const two = lowest(bags & (bags - 1))
    if (!closed(g, viewer, one) && !closed(g, viewer, two) && !sameCards(g, viewer, one, two)) blur(g, viewer)
    mergeBags(g, viewer, one, two)
    conclude(g, viewer)
    bags = bagsIn(g, viewer, pool)
  }
  return lowest(bags)
}

/** Shuffling makes all hidden places of the zone one pool for each viewer. */
export function shuffled(g: Game, zone: number): void {
  const rows = g.rowsIn(zone)
  for (const viewer of PLAYERS) {
    const lost: number[] = []
    let changed = false
    for (const row of rows) {
      if (sees(g, viewer, row)) continue
      for (let card = g.cardOf(row); card !== NONE; card = g.card(card, C.next)) {
        const pool = known(g, card, viewer, K.pool)
        if (pool === NONE) lost.push(card)
        else if (pool < NONE) {
          mix(g, card, viewer, zonePool(zone, g.card(card, C.owner)))
          changed = true
        }
      }
    }
    if (changed) conclude(g, viewer)
    for (const card of lost) hide(g, card, viewer, zonePool(zone, g.card(card, C.owner)))
  }
}

/** Objects that changed places among themselves unseen: the viewer knows which they are, no longer which is where. */
export function mingled(g: Game, rows: readonly number[], viewer: Player): void {
  const cards = rows
    .filter((row) => !sees(g, viewer, row))
    .map((row) => g.cardOf(row))
    .filter((card) => card !== NONE && known(g, card, viewer, K.pool) === NONE)
  if (cards.length < 2) return
  makeRoom(g, viewer)
  const bag = newBag(g, viewer, loosePool(g, g.card(cards[0], C.owner)))
  changeBag(g, viewer, bag, cards.length - 1)
  for (const card of cards) {
    setKnown(g, card, viewer, K.pool, placeIn(bag))
    setKnown(g, card, viewer, K.class, addToClass(g, viewer, 1 << bag, 0))
  }
}

/** A place that could be told apart becomes one of a pool, with the cards that might be there. */
function mix(g: Game, card: number, viewer: Player, pool: number): void {
  makeRoom(g, viewer)
  const bag = bagOfPlace(known(g, card, viewer, K.pool))
  setKnown(g, card, viewer, K.pool, pool)
  const same = like(g, viewer, bag, pool)
  if (same !== NONE) changeBag(g, viewer, same, 1)
  else if (bagValue(g, viewer, bag, B.count) === 1) return setBag(g, viewer, bag, B.pool, pool)
  else spread(g, viewer, bag, newBag(g, viewer, pool))
  changeBag(g, viewer, bag, -1)
}

/** The zone of each card, to be taken before a play is rolled back. */
export function whereabouts(g: Game): number[] {
  const out: number[] = []
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++)
    out.push(g.zoneOf(g.card(card, C.object)))
  return out
}

/** After a rollback the cards are back where they were, but nobody forgets what he saw on the way. */
export function wentBack(g: Game, before: readonly number[]): void {
  for (let card = 0; card < before.length; card++) {
    const row = g.card(card, C.object)
    const zone = g.zoneOf(row)
    const seen = sight(g, row)
    if (zone !== before[card]) moved(g, card, before[card], zone, seen)
    else if (isPool(g, zone))
      for (const viewer of PLAYERS)
        if ((seen & (1 << viewer)) === 0 && known(g, card, viewer, K.pool) === NONE)
          hide(g, card, viewer, zonePool(zone, g.card(card, C.owner)))
  }
}
