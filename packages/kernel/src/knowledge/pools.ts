import {
  Bag,
  BAGS,
  BAG_COLUMNS,
  CLASS_COLUMNS,
  Known,
  KNOWLEDGE_COLUMNS,
  CardClass,
  NONE,
  type Player,
  Clock,
} from '../state/columns.ts'
import { lowestBit } from './deal.ts'
import type { CardRow, ZoneRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'

/**
 * What a viewer knows about cards he does not see, in small tables.
 *
 * Hidden places that he cannot tell apart form a *pool*: an opponent's hand, a shuffled deck. A *bag* is a number of
 * places that got their cards in the same way, so that the same cards might be there; a pool may have several ("four
 * cards of the first deal and one from the discard pile"). Places that can be told apart, such as face-down cards on
 * the table, share a bag while the same cards might be there, and belong to no pool. Cards that might be in the same
 * bags form a *class*.
 *
 * The possible worlds are the ways to deal classes into bags. This is exact, except after a card left a pool unseen
 * that had two bags which were uncertain in different ways: these are merged, and worlds are included that a perfect
 * reasoner could rule out (`blurred`). Held by test/knowledge/worlds.test.ts.
 */

/** The pool of an owner's cards in a zone: card backs tell whose card it is. */
export const zonePool = (zone: ZoneRow, owner: number): number => zone * 2 + owner
/** The pool of bags whose places can be told apart, numbered behind those of the zones. */
export const loosePool = (g: Game, owner: number): number => g.store.length(g.tables.zones) * 2 + owner
/** `Known.pool` of a card in such a place: the bag, as a number below NONE, which means located. */
export const placeIn = (bag: number): number => -2 - bag
/** The bag of such a pool. */
export const bagOfPlace = (pool: number): number => -2 - pool

/** A column of what a viewer knows of a card; see `Known`. */
export function known(g: Game, card: CardRow, viewer: Player, which: number): number {
  const t = g.tables.known
  return t.data[card * t.stride + viewer * KNOWLEDGE_COLUMNS + which]
}

/** Writes a column of what a viewer knows of a card. */
export function setKnown(g: Game, card: CardRow, viewer: Player, which: number, value: number): void {
  const t = g.tables.known
  g.store.set(t, card * t.stride + viewer * KNOWLEDGE_COLUMNS + which, value)
}

/** A column of a bag. */
export function bagValue(g: Game, viewer: Player, bag: number, column: number): number {
  return g.tables.bags.data[(viewer * BAGS + bag) * BAG_COLUMNS + column]
}

/** Writes a column of a bag. */
export function setBag(g: Game, viewer: Player, bag: number, column: number, value: number): void {
  g.store.set(g.tables.bags, (viewer * BAGS + bag) * BAG_COLUMNS + column, value)
}

/** A column of a class. */
export function classValue(g: Game, viewer: Player, of: number, column: number): number {
  return g.tables.classes.data[(viewer * BAGS + of) * CLASS_COLUMNS + column]
}

/** Writes a column of a class. */
export function setClass(g: Game, viewer: Player, of: number, column: number, value: number): void {
  g.store.set(g.tables.classes, (viewer * BAGS + of) * CLASS_COLUMNS + column, value)
}

/** How many rows of the bags, and of the classes, were ever used. */
export const bagRows = (g: Game, viewer: Player): number => g.tables.clock.data[Clock.bagRows + viewer]
/** See `bagRows`. */
export const classRows = (g: Game, viewer: Player): number => g.tables.clock.data[Clock.classRows + viewer]

/** Counts so many rows as used. */
export function useRows(g: Game, viewer: Player, bags: number, classes: number): void {
  if (bags > bagRows(g, viewer)) g.store.set(g.tables.clock, Clock.bagRows + viewer, bags)
  if (classes > classRows(g, viewer)) g.store.set(g.tables.clock, Clock.classRows + viewer, classes)
}

/** The bags of a pool, as bits. */
export function bagsIn(g: Game, viewer: Player, pool: number): number {
  if (pool < NONE) return 1 << bagOfPlace(pool)
  const { data } = g.tables.bags
  let set = 0
  const n = bagRows(g, viewer)
  for (let bag = 0, at = viewer * BAGS * BAG_COLUMNS; bag < n; bag++, at += BAG_COLUMNS)
    if (data[at + Bag.count] > 0 && data[at + Bag.pool] === pool) set |= 1 << bag
  return set
}

/** How many cards are in these bags, all of one pool; ghosts do not count, since they have left. */
export function placesIn(g: Game, viewer: Player, bags: number): number {
  let places = 0
  for (let set = bags; set !== 0; set &= set - 1) places += bagValue(g, viewer, lowestBit(set), Bag.count)
  for (let k = 0, n = classRows(g, viewer); k < n; k++)
    if (
      classValue(g, viewer, k, CardClass.ghost) === 1 &&
      (classValue(g, viewer, k, CardClass.bags) & bags) !== 0
    )
      places -= classValue(g, viewer, k, CardClass.count)
  return places
}

/** The bags this card might be in, as bits. */
export function mayBeIn(g: Game, card: CardRow, viewer: Player): number {
  return classValue(g, viewer, known(g, card, viewer, Known.class), CardClass.bags)
}

// ── places ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Makes sure that there is a free bag, by merging two if need be. Call it before reading any bag. */
export function ensureFreeBag(g: Game, viewer: Player): void {
  if (bagRows(g, viewer) < BAGS) return
  for (let bag = 0; bag < BAGS; bag++) if (bagValue(g, viewer, bag, Bag.count) === 0) return
  setBlurred(g, viewer)
  const [into, other] = mergeableBags(g, viewer)
  mergeBags(g, viewer, into, other)
}

/** Makes a bag with one place. */
export function newBag(g: Game, viewer: Player, pool: number): number {
  let bag = 0
  while (bagValue(g, viewer, bag, Bag.count) !== 0) bag++
  useRows(g, viewer, bag + 1, 0)
  setBag(g, viewer, bag, Bag.pool, pool)
  setBag(g, viewer, bag, Bag.count, 1)
  return bag
}

/** Two bags of the same pool, to be merged when there are more bags than bits. */
function mergeableBags(g: Game, viewer: Player): readonly [number, number] {
  for (let one = 0; one < BAGS; one++)
    for (let two = one + 1; two < BAGS; two++)
      if (bagValue(g, viewer, one, Bag.pool) === bagValue(g, viewer, two, Bag.pool)) return [one, two]
  throw new Error('more hidden piles than the kernel can tell apart')
}

/** Adds places to a bag; removes it when none is left. */
export function changeBag(g: Game, viewer: Player, bag: number, by: number): void {
  const count = bagValue(g, viewer, bag, Bag.count) + by
  setBag(g, viewer, bag, Bag.count, count)
  if (count === 0) removeBag(g, viewer, bag)
}

function removeBag(g: Game, viewer: Player, bag: number): void {
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, CardClass.bags)
    if ((bags & (1 << bag)) !== 0) setClass(g, viewer, k, CardClass.bags, bags & ~(1 << bag))
  }
  mergeEqualClasses(g, viewer)
}

/** Whether the same cards might be in both bags. */
export function sameCards(g: Game, viewer: Player, one: number, two: number): boolean {
  const { data } = g.tables.classes
  const end = (viewer * BAGS + classRows(g, viewer)) * CLASS_COLUMNS
  for (let at = viewer * BAGS * CLASS_COLUMNS + CardClass.bags; at < end; at += CLASS_COLUMNS)
    if ((((data[at] >>> one) ^ (data[at] >>> two)) & 1) !== 0) return false
  return true
}

/** Whether the cards in the bag are known, though not which is where: they can be in no other bag. */
export function isClosed(g: Game, viewer: Player, bag: number): boolean {
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, CardClass.bags)
    if ((bags & (1 << bag)) !== 0 && bags !== 1 << bag) return false
  }
  return true
}

/** Merges one bag into another. */
export function mergeBags(g: Game, viewer: Player, into: number, other: number): void {
  const loose = bagValue(g, viewer, other, Bag.pool) >= loosePool(g, 0)
  setBag(
    g,
    viewer,
    into,
    Bag.count,
    bagValue(g, viewer, into, Bag.count) + bagValue(g, viewer, other, Bag.count),
  )
  setBag(g, viewer, other, Bag.count, 0)
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, CardClass.bags)
    if ((bags & (1 << other)) !== 0)
      setClass(g, viewer, k, CardClass.bags, (bags & ~(1 << other)) | (1 << into))
  }
  if (loose) relabel(g, viewer, Known.pool, placeIn(other), placeIn(into))
  mergeEqualClasses(g, viewer)
}

/** Adds bag `to` to every class that has bag `from`. */
export function addBagToClasses(g: Game, viewer: Player, from: number, to: number): void {
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, CardClass.bags)
    if ((bags & (1 << from)) !== 0) setClass(g, viewer, k, CardClass.bags, bags | (1 << to))
  }
}

// ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Counts one more card that might be in exactly these bags; returns its class. */
export function addToClass(g: Game, viewer: Player, bags: number, ghost: number): number {
  const rows = classRows(g, viewer)
  let free = rows < BAGS ? rows : NONE
  for (let k = rows - 1; k >= 0; k--) {
    const count = classValue(g, viewer, k, CardClass.count)
    if (count === 0) free = k
    else if (
      classValue(g, viewer, k, CardClass.bags) === bags &&
      classValue(g, viewer, k, CardClass.ghost) === ghost
    ) {
      setClass(g, viewer, k, CardClass.count, count + 1)
      return k
    }
  }
  if (free === NONE) {
    // More classes than rows: two of them are merged, which loses information.
    setBlurred(g, viewer)
    const [one, two] = mergeableClasses(g, viewer)
    setClass(
      g,
      viewer,
      one,
      CardClass.bags,
      classValue(g, viewer, one, CardClass.bags) | classValue(g, viewer, two, CardClass.bags),
    )
    mergeClasses(g, viewer, one, two)
    mergeEqualClasses(g, viewer)
    return addToClass(g, viewer, bags, ghost)
  }
  useRows(g, viewer, 0, free + 1)
  setClass(g, viewer, free, CardClass.bags, bags)
  setClass(g, viewer, free, CardClass.count, 1)
  setClass(g, viewer, free, CardClass.ghost, ghost)
  return free
}

/** Two classes of the same owner's cards, both ghosts or neither. */
function mergeableClasses(g: Game, viewer: Player): readonly [number, number] {
  const kind = (k: number): number =>
    classValue(g, viewer, k, CardClass.ghost) * 2 +
    (bagValue(g, viewer, lowestBit(classValue(g, viewer, k, CardClass.bags)), Bag.pool) & 1)
  for (let one = 0; one < BAGS; one++)
    for (let two = one + 1; two < BAGS; two++) if (kind(one) === kind(two)) return [one, two]
  throw new Error('classes are of four kinds at most')
}

/** Adds cards to a class; frees it when none is left. */
export function changeClass(g: Game, viewer: Player, of: number, by: number): void {
  const count = classValue(g, viewer, of, CardClass.count) + by
  setClass(g, viewer, of, CardClass.count, count)
  if (count === 0) setClass(g, viewer, of, CardClass.bags, 0)
}

function mergeClasses(g: Game, viewer: Player, into: number, other: number): void {
  changeClass(g, viewer, into, classValue(g, viewer, other, CardClass.count))
  changeClass(g, viewer, other, -classValue(g, viewer, other, CardClass.count))
  relabel(g, viewer, Known.class, other, into)
}

/** Merges classes that have the same bags. */
export function mergeEqualClasses(g: Game, viewer: Player): void {
  const n = classRows(g, viewer)
  for (let one = 0; one < n; one++) {
    if (classValue(g, viewer, one, CardClass.count) === 0) continue
    for (let two = one + 1; two < n; two++)
      if (
        classValue(g, viewer, two, CardClass.count) > 0 &&
        classValue(g, viewer, one, CardClass.bags) === classValue(g, viewer, two, CardClass.bags) &&
        classValue(g, viewer, one, CardClass.ghost) === classValue(g, viewer, two, CardClass.ghost)
      )
        mergeClasses(g, viewer, one, two)
  }
}

/** Replaces a pool or class number in what the viewer knows of hidden cards. */
function relabel(g: Game, viewer: Player, column: number, from: number, to: number): void {
  const n = g.store.length(g.tables.cards)
  for (let card = 0; card < n; card++)
    if (known(g, card, viewer, column) === from && known(g, card, viewer, Known.pool) !== NONE)
      setKnown(g, card, viewer, column, to)
}

/** Notes that the tables of a viewer are no longer exact, or are so again. */
export function setBlurred(g: Game, viewer: Player, on = true): void {
  const others = g.clock(Clock.blurred) & ~(1 << viewer)
  g.store.set(g.tables.clock, Clock.blurred, on ? others | (1 << viewer) : others)
}

/** Whether the tables of a viewer include worlds that a perfect reasoner could rule out. */
export function blurred(g: Game, viewer: Player): boolean {
  return (g.clock(Clock.blurred) & (1 << viewer)) !== 0
}
