import { B, BAGS, BAG_COLUMNS, CLASS_COLUMNS, M, type Player } from './columns.ts'
import { Deal, lowest, single } from './deal.ts'
import type { Game } from './game.ts'
import {
  bagRows,
  bagValue,
  blur,
  blurred,
  changeBag,
  changeClass,
  classRows,
  classValue,
  closed,
  loosePool,
  mergeBags,
  sameCards,
  setClass,
  uniteClasses,
} from './pools.ts'

/** What follows from where cards might be: "the third card of the hand has to be the king, nothing else is left". */

const deal = new Deal()
const reach = new Int32Array(BAGS)

/** Draws every conclusion and gives up distinctions that no longer make a difference. */
export function conclude(g: Game, viewer: Player): void {
  let again = true
  while (again) {
    again = false
    if (overlapping(g, viewer)) again = ruleOut(g, viewer)
    again = layGhosts(g, viewer) || again
    again = joinBags(g, viewer) || again
  }
  if (blurred(g, viewer) && settled(g, viewer)) blur(g, viewer, false)
}

/** Nothing is in doubt between bags any more: the reckoning is exact again. */
function settled(g: Game, viewer: Player): boolean {
  for (let k = 0, n = classRows(g, viewer); k < n; k++)
    if (!single(classValue(g, viewer, k, M.bags))) return false
  return true
}

/** Without classes that share a bag and differ in another there is nothing to conclude. */
export function overlapping(g: Game, viewer: Player): boolean {
  const { data } = g.T.classes
  const end = (viewer * BAGS + classRows(g, viewer)) * CLASS_COLUMNS
  let taken = 0
  for (let at = viewer * BAGS * CLASS_COLUMNS; at < end; at += CLASS_COLUMNS) {
    const bags = data[at + M.bags]
    if ((bags & taken) !== 0) return true
    taken |= bags
  }
  return false
}

/** Takes the tables of a viewer into a deal with nothing dealt yet. */
export function layOut(g: Game, viewer: Player, into: Deal): void {
  const { bags, classes } = g.T
  into.classCount = 0
  for (let i = 0; i < BAGS; i++) {
    into.free[i] = bags.data[(viewer * BAGS + i) * BAG_COLUMNS + B.count]
    const at = (viewer * BAGS + i) * CLASS_COLUMNS
    if (classes.data[at + M.count] > 0)
      into.addClass(i, classes.data[at + M.bags], classes.data[at + M.count])
  }
}

/**
 * Takes bags from classes that can have no card there. From one complete deal: a card of class k can change into
 * bag b if, starting from b, cards can push one another along until a place is free that a card of k holds.
 */
function ruleOut(g: Game, viewer: Player): boolean {
  layOut(g, viewer, deal)
  deal.fill()
  const { classes, classCount, dealt } = deal
  let all = 0
  for (let i = 0; i < classCount; i++) all |= deal.bags[classes[i]]
  for (let set = all; set !== 0; set &= set - 1) {
    const b = lowest(set)
    reach[b] = 1 << b
    for (let i = 0; i < classCount; i++)
      if (dealt[classes[i] * BAGS + b] > 0) reach[b] |= deal.bags[classes[i]]
  }
  for (let via = all; via !== 0; via &= via - 1)
    for (let set = all; set !== 0; set &= set - 1)
      if ((reach[lowest(set)] & via & -via) !== 0) reach[lowest(set)] |= reach[lowest(via)]
  let found = false
  for (let i = 0; i < classCount; i++) {
    const k = classes[i]
    let holds = 0
    let left = deal.bags[k]
    for (let set = left; set !== 0; set &= set - 1) if (dealt[k * BAGS + lowest(set)] > 0) holds |= set & -set
    for (let set = left & ~holds; set !== 0; set &= set - 1)
      if ((reach[lowest(set)] & holds) === 0) left &= ~(set & -set)
    if (left === deal.bags[k]) continue
    setClass(g, viewer, k, M.bags, left)
    found = true
  }
  if (found) uniteClasses(g, viewer)
  return found
}

/** A card that was seen to leave, once it is clear from which bag: its place is gone. */
function layGhosts(g: Game, viewer: Player): boolean {
  let found = false
  for (let k = 0, n = classRows(g, viewer); k < n; k++) {
    const bags = classValue(g, viewer, k, M.bags)
    if (bags === 0 || classValue(g, viewer, k, M.ghost) === 0 || !single(bags)) continue
    const count = classValue(g, viewer, k, M.count)
    changeClass(g, viewer, k, -count)
    changeBag(g, viewer, lowest(bags), -count)
    found = true
  }
  return found
}

/** Bags become one where nothing is lost by it: the same cards might be there, or all their cards are known. */
function joinBags(g: Game, viewer: Player): boolean {
  const n = bagRows(g, viewer)
  for (let one = 0; one < n; one++) {
    if (bagValue(g, viewer, one, B.count) === 0) continue
    const pool = bagValue(g, viewer, one, B.pool)
    for (let two = one + 1; two < n; two++) {
      if (bagValue(g, viewer, two, B.count) === 0 || bagValue(g, viewer, two, B.pool) !== pool) continue
      const known = pool < loosePool(g, 0) && closed(g, viewer, one) && closed(g, viewer, two)
      if (!known && !sameCards(g, viewer, one, two)) continue
      mergeBags(g, viewer, one, two)
      return true
    }
  }
  return false
}
