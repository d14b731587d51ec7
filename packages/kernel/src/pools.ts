import {
  B,
  BAGS,
  BAG_COLUMNS,
  CLASS_COLUMNS,
  K,
  KNOWLEDGE_COLUMNS,
  M,
  NONE,
  type Player,
  S,
} from './columns.ts'
import { lowest } from './deal.ts'
import type { Game } from './game.ts'

/**
 * What a viewer can say about cards he does not see, in small tables.
 *
 * Hidden places that he cannot tell apart form a *pool*: an opponent's hand, a shuffled deck. A *bag* is a number
 * of places that got their cards in the same way, so that the same cards might lie there; a pool may hold several
 * ("four cards of the first deal and one that came from the discard pile"). Places that can be told apart, such as
 * face-down cards on the table, share a bag as long as the same cards might be there, and belong to no pool.
 * Cards that might be in the same bags form a *class*.
 *
 * The worlds he must reckon with are the ways to deal classes into bags. This is exact, except after cards left a
 * pool unseen in which two bags were uncertain in different ways: these become one bag, and worlds are counted in
 * that a perfect reasoner could rule out (`blurred`). Held by test/knowledge/worlds.test.ts.
 */

/** Backs tell whose card it is, so each owner's cards in a zone are a pool of their own. */
export const zonePool = (zone: number, owner: number): number => zone * 2 + owner
/** The bags of places that can be told apart have this pool, as if they lay in a zone of their own. */
export const loosePool = (g: Game, owner: number): number => g.store.length(g.T.zones) * 2 + owner
/** The pool of a card in such a place; it says which bag. NONE means located. */
export const placeIn = (bag: number): number => -2 - bag
export const bagOfPlace = (pool: number): number => -2 - pool

export function known(g: Game, card: number, viewer: Player, which: number): number {
  const t = g.T.known
  return t.data[card * t.stride + viewer * KNOWLEDGE_COLUMNS + which]
}

export function setKnown(g: Game, card: number, viewer: Player, which: number, value: number): void {
  const t = g.T.known
  g.store.set(t, card * t.stride + viewer * KNOWLEDGE_COLUMNS + which, value)
}

export function bagValue(g: Game, viewer: Player, bag: number, column: number): number {
  return g.T.bags.data[(viewer * BAGS + bag) * BAG_COLUMNS + column]
}

export function setBag(g: Game, viewer: Player, bag: number, column: number, value: number): void {
  g.store.set(g.T.bags, (viewer * BAGS + bag) * BAG_COLUMNS + column, value)
}

export function classValue(g: Game, viewer: Player, of: number, column: number): number {
  return g.T.classes.data[(viewer * BAGS + of) * CLASS_COLUMNS + column]
}

export function setClass(g: Game, viewer: Player, of: number, column: number, value: number): void {
  g.store.set(g.T.classes, (viewer * BAGS + of) * CLASS_COLUMNS + column, value)
}

/** How many rows of the bags, and of the classes, need be looked at. */
export const bagRows = (g: Game, viewer: Player): number => g.T.clock.data[S.bagRows + viewer]
export const classRows = (g: Game, viewer: Player): number => g.T.clock.data[S.classRows + viewer]

export function useRows(g: Game, viewer: Player, bags: number, classes: number): void {
  if (bags > bagRows(g, viewer)) g.store.set(g.T.clock, S.bagRows + viewer, bags)
  if (classes > classRows(g, viewer)) g.store.set(g.T.clock, S.classRows + viewer, classes)
}

/** The bags of a pool, as bits. */
export function bagsIn(g: Game, viewer: Player, pool: number): number {
  if (pool < NONE) return 1 << bagOfPlace(pool)
  const { data } = g.T.bags
  let set = 0
  const n = bagRows(g, viewer)
  for (let bag = 0, at = viewer * BAGS * BAG_COLUMNS; bag < n; bag++, at += BAG_COLUMNS)
    if (data[at + B.count] > 0 && data[at + B.pool] === pool) set |= 1 << bag
  return set
}

/** How many cards lie in these bags, all of one pool; ghosts are no longer there. */
export function placesIn(g: Game, viewer: Player, bags: number): number {
  let places = 0
  for (let set = bags; set !== 0; set &= set - 1) places += bagValue(g, viewer, lowest(set), B.count)
  for (let k = 0, n = classRows(g, viewer); k < n; k++)
    if (classValue(g, viewer, k, M.ghost) === 1 && (classValue(g, viewer, k, M.bags) & bags) !== 0)
      places -= classValue(g, viewer, k, M.count)
  return places
}

/** The bags this card might be in, as bits. */
export function mayBeIn(g: Game, card: number, viewer: Player): number {
  return classValue(g, viewer, known(g, card, viewer, K.class), M.bags)
}

// ── places ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Sees to it that there is a free bag; has to come before anything else looks at bags. */
export function makeRoom(g: Game, viewer: Player): void {
  if (bagRows(g, viewer) < BAGS) return
  for (let bag = 0; bag < BAGS; bag++) if (bagValue(g, viewer, bag, B.count) === 0) return
  blur(g, viewer)
  const [into, other] = crowded(g, viewer)
  mergeBags(g, viewer, into, other)
}

/** A bag with one place. */
export function newBag(g: Game, viewer: Player, pool: number): number {
  let bag = 0
  while (bagValue(g, viewer, bag, B.count) !== 0) bag++
  useRows(g, viewer, bag + 1, 0)
  setBag(g, viewer, bag, B.pool, pool)
  setBag(g, viewer, bag, B.count, 1)
  return bag
}

/** More bags than bits: two of the same pool have to become one. */
function crowded(g: Game, viewer: Player): readonly [number, number] {
  for (let one = 0; one < BAGS; one++)
    for (let two = one + 1; two < BAGS; two++)
      if (bagValue(g, viewer, one, B.pool) === bagValue(g, viewer, two, B.pool)) return [one, two]
  throw new Error('more hidden piles than the kernel can tell apart')
}

export function changeBag(g: Game, viewer: Player, bag: number, by: number): void {
  const count = bagValue(g, viewer, bag, B.count) + by
  setBag(g, viewer, bag, B.count, count)
  if (count === 0) takeBagAway(g, viewer, bag)
}

function takeBagAway(g: Game, viewer: Player, bag: number): void {
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, M.bags)
    if ((bags & (1 << bag)) !== 0) setClass(g, viewer, k, M.bags, bags & ~(1 << bag))
  }
  uniteClasses(g, viewer)
}

/** Whether the same cards might be in both. */
export function sameCards(g: Game, viewer: Player, one: number, two: number): boolean {
  const { data } = g.T.classes
  const end = (viewer * BAGS + classRows(g, viewer)) * CLASS_COLUMNS
  for (let at = viewer * BAGS * CLASS_COLUMNS + M.bags; at < end; at += CLASS_COLUMNS)
    if ((((data[at] >>> one) ^ (data[at] >>> two)) & 1) !== 0) return false
  return true
}

/** Whether the cards in the bag are known, though not their places: they can be nowhere else. */
export function closed(g: Game, viewer: Player, bag: number): boolean {
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, M.bags)
    if ((bags & (1 << bag)) !== 0 && bags !== 1 << bag) return false
  }
  return true
}

export function mergeBags(g: Game, viewer: Player, into: number, other: number): void {
  const loose = bagValue(g, viewer, other, B.pool) >= loosePool(g, 0)
  setBag(g, viewer, into, B.count, bagValue(g, viewer, into, B.count) + bagValue(g, viewer, other, B.count))
  setBag(g, viewer, other, B.count, 0)
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, M.bags)
    if ((bags & (1 << other)) !== 0) setClass(g, viewer, k, M.bags, (bags & ~(1 << other)) | (1 << into))
  }
  if (loose) relabel(g, viewer, K.pool, placeIn(other), placeIn(into))
  uniteClasses(g, viewer)
}

/** Cards that might be in `from` might be in `to` as well. */
export function spread(g: Game, viewer: Player, from: number, to: number): void {
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, M.bags)
    if ((bags & (1 << from)) !== 0) setClass(g, viewer, k, M.bags, bags | (1 << to))
  }
}

// ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** One more card that might be in exactly these bags; hands back its class. */
export function addToClass(g: Game, viewer: Player, bags: number, ghost: number): number {
  const rows = classRows(g, viewer)
  let free = rows < BAGS ? rows : NONE
  for (let k = rows - 1; k >= 0; k--) {
    const count = classValue(g, viewer, k, M.count)
    if (count === 0) free = k
    else if (classValue(g, viewer, k, M.bags) === bags && classValue(g, viewer, k, M.ghost) === ghost) {
      setClass(g, viewer, k, M.count, count + 1)
      return k
    }
  }
  if (free === NONE) {
    // More classes than rows: two of them lose their difference.
    blur(g, viewer)
    const [one, two] = alike(g, viewer)
    setClass(g, viewer, one, M.bags, classValue(g, viewer, one, M.bags) | classValue(g, viewer, two, M.bags))
    mergeClasses(g, viewer, one, two)
    uniteClasses(g, viewer)
    return addToClass(g, viewer, bags, ghost)
  }
  useRows(g, viewer, 0, free + 1)
  setClass(g, viewer, free, M.bags, bags)
  setClass(g, viewer, free, M.count, 1)
  setClass(g, viewer, free, M.ghost, ghost)
  return free
}

/** Two classes of one owner's cards. */
function alike(g: Game, viewer: Player): readonly [number, number] {
  const kind = (k: number): number =>
    classValue(g, viewer, k, M.ghost) * 2 +
    (bagValue(g, viewer, lowest(classValue(g, viewer, k, M.bags)), B.pool) & 1)
  for (let one = 0; one < BAGS; one++)
    for (let two = one + 1; two < BAGS; two++) if (kind(one) === kind(two)) return [one, two]
  throw new Error('classes are of four kinds at most')
}

export function changeClass(g: Game, viewer: Player, of: number, by: number): void {
  const count = classValue(g, viewer, of, M.count) + by
  setClass(g, viewer, of, M.count, count)
  if (count === 0) setClass(g, viewer, of, M.bags, 0)
}

function mergeClasses(g: Game, viewer: Player, into: number, other: number): void {
  changeClass(g, viewer, into, classValue(g, viewer, other, M.count))
  changeClass(g, viewer, other, -classValue(g, viewer, other, M.count))
  relabel(g, viewer, K.class, other, into)
}

/** Classes that came to have the same bags become one. */
export function uniteClasses(g: Game, viewer: Player): void {
  const n = classRows(g, viewer)
  for (let one = 0; one < n; one++) {
    if (classValue(g, viewer, one, M.count) === 0) continue
    for (let two = one + 1; two < n; two++)
      if (
        classValue(g, viewer, two, M.count) > 0 &&
        classValue(g, viewer, one, M.bags) === classValue(g, viewer, two, M.bags) &&
        classValue(g, viewer, one, M.ghost) === classValue(g, viewer, two, M.ghost)
      )
        mergeClasses(g, viewer, one, two)
  }
}

function relabel(g: Game, viewer: Player, column: number, from: number, to: number): void {
  const n = g.store.length(g.T.cards)
  for (let card = 0; card < n; card++)
    if (known(g, card, viewer, column) === from && known(g, card, viewer, K.pool) !== NONE)
      setKnown(g, card, viewer, column, to)
}

export function blur(g: Game, viewer: Player, on = true): void {
  const others = g.clock(S.blurred) & ~(1 << viewer)
  g.store.set(g.T.clock, S.blurred, on ? others | (1 << viewer) : others)
}

export function blurred(g: Game, viewer: Player): boolean {
  return (g.clock(S.blurred) & (1 << viewer)) !== 0
}
