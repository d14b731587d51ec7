import { Bag, BAGS, BAG_COLUMNS, CLASS_COLUMNS, CardClass, type Player } from '../state/columns.ts'
import { Deal, lowestBit, isSingleton } from './deal.ts'
import type { Game } from '../game/game.ts'
import {
  bagRows,
  bagValue,
  setBlurred,
  blurred,
  changeBag,
  changeClass,
  classRows,
  classValue,
  isClosed,
  loosePool,
  mergeBags,
  sameCards,
  setClass,
  mergeEqualClasses,
} from './pools.ts'

/** Conclusions from where cards might be: "the third card of the hand has to be the king, nothing else is left". */

const deal = new Deal()
/** By bag: the bags reachable from it, as bits; scratch memory of `pruneClasses`. */
const reach = new Int32Array(BAGS)

/** Draws every conclusion, and merges bags and classes that no longer differ, until nothing changes. */
export function conclude(g: Game, viewer: Player): void {
  let again = true
  while (again) {
    again = false
    if (overlapping(g, viewer)) again = pruneClasses(g, viewer)
    again = resolveGhosts(g, viewer) || again
    again = mergeEquivalentBags(g, viewer) || again
  }
  if (blurred(g, viewer) && isCertain(g, viewer)) setBlurred(g, viewer, false)
}

/** Whether every class is in one bag: then the tables are exact again. */
function isCertain(g: Game, viewer: Player): boolean {
  for (let k = 0, n = classRows(g, viewer); k < n; k++)
    if (!isSingleton(classValue(g, viewer, k, CardClass.bags))) return false
  return true
}

/** Whether two classes share a bag: only then there is anything to conclude. */
export function overlapping(g: Game, viewer: Player): boolean {
  const { data } = g.tables.classes
  const end = (viewer * BAGS + classRows(g, viewer)) * CLASS_COLUMNS
  let taken = 0
  for (let at = viewer * BAGS * CLASS_COLUMNS; at < end; at += CLASS_COLUMNS) {
    const bags = data[at + CardClass.bags]
    if ((bags & taken) !== 0) return true
    taken |= bags
  }
  return false
}

/** Loads the tables of a viewer into a deal with nothing dealt yet. */
export function loadDeal(g: Game, viewer: Player, into: Deal): void {
  const { bags, classes } = g.tables
  into.classCount = 0
  for (let i = 0; i < BAGS; i++) {
    into.free[i] = bags.data[(viewer * BAGS + i) * BAG_COLUMNS + Bag.count]
    const at = (viewer * BAGS + i) * CLASS_COLUMNS
    if (classes.data[at + CardClass.count] > 0)
      into.addClass(i, classes.data[at + CardClass.bags], classes.data[at + CardClass.count])
  }
}

/**
 * Removes from each class the bags in which it can have no card. Starts from one complete deal: class k can have a card
 * in bag b if from b, along edges on which dealt cards can move, a bag is reachable that holds a card of k (an
 * alternating path). Reachability is the transitive closure (Warshall).
 */
function pruneClasses(g: Game, viewer: Player): boolean {
  loadDeal(g, viewer, deal)
  deal.fill()
  const { classes, classCount, dealt } = deal
  let all = 0
  for (let i = 0; i < classCount; i++) all |= deal.bags[classes[i]]
  for (let set = all; set !== 0; set &= set - 1) {
    const b = lowestBit(set)
    reach[b] = 1 << b
    for (let i = 0; i < classCount; i++)
      if (dealt[classes[i] * BAGS + b] > 0) reach[b] |= deal.bags[classes[i]]
  }
  for (let via = all; via !== 0; via &= via - 1)
    for (let set = all; set !== 0; set &= set - 1)
      if ((reach[lowestBit(set)] & via & -via) !== 0) reach[lowestBit(set)] |= reach[lowestBit(via)]
  let found = false
  for (let i = 0; i < classCount; i++) {
    const k = classes[i]
    let holds = 0
    let left = deal.bags[k]
    for (let set = left; set !== 0; set &= set - 1)
      if (dealt[k * BAGS + lowestBit(set)] > 0) holds |= set & -set
    for (let set = left & ~holds; set !== 0; set &= set - 1)
      if ((reach[lowestBit(set)] & holds) === 0) left &= ~(set & -set)
    if (left === deal.bags[k]) continue
    setClass(g, viewer, k, CardClass.bags, left)
    found = true
  }
  if (found) mergeEqualClasses(g, viewer)
  return found
}

/** Removes ghosts (cards seen to leave) whose bag is clear by now, with their places. */
function resolveGhosts(g: Game, viewer: Player): boolean {
  let found = false
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, CardClass.bags)
    if (bags === 0 || classValue(g, viewer, k, CardClass.ghost) === 0 || !isSingleton(bags)) continue
    const count = classValue(g, viewer, k, CardClass.count)
    changeClass(g, viewer, k, -count)
    changeBag(g, viewer, lowestBit(bags), -count)
    found = true
  }
  return found
}

/**
 * Merges two bags of a pool if nothing is lost by it: the same cards might be in both, or the cards of both are known.
 */
function mergeEquivalentBags(g: Game, viewer: Player): boolean {
  const n = bagRows(g, viewer)
  for (let one = 0; one < n; one++) {
    if (bagValue(g, viewer, one, Bag.count) === 0) continue
    const pool = bagValue(g, viewer, one, Bag.pool)
    for (let two = one + 1; two < n; two++) {
      if (bagValue(g, viewer, two, Bag.count) === 0 || bagValue(g, viewer, two, Bag.pool) !== pool) continue
      const known = pool < loosePool(g, 0) && isClosed(g, viewer, one) && isClosed(g, viewer, two)
      if (!known && !sameCards(g, viewer, one, two)) continue
      mergeBags(g, viewer, one, two)
      return true
    }
  }
  return false
}
