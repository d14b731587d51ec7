import {
  BAGS,
  C,
  CARD_COLUMNS,
  CLASS_COLUMNS,
  K,
  KNOWLEDGE_COLUMNS,
  M,
  NONE,
  type Player,
  opponent,
} from './columns.ts'
import type { Game } from './game.ts'
import { met } from './knowledge.ts'
import { addToClass, changeClass, classRows, classValue, known, mayBeIn, setKnown } from './pools.ts'

/**
 * Copies of a card (cards with the same name in one deck) cannot be told from each other, and what the viewer has not
 * met might be a copy of anything. Whoever sees a copy come out of a hand in which he knew one to be cannot say that
 * this is another one: maybe the one he knew of is gone. Of all that it might be, it is taken for the one he has met
 * whose whereabouts were clearest; so he is never surer than he can be, and knows the same whichever it really was.
 * Hands back the bags from which it may have come.
 */
export function takeForClearest(g: Game, card: number, viewer: Player, pooled: number): number {
  const own = mayBeIn(g, card, viewer) & pooled
  if (own === 0 || (met(g, card, viewer) && !othersMayBeIn(g, card, viewer, pooled))) return own
  look(g, card, viewer, pooled)
  const { clearest } = found
  if (found.narrow) widen(g, card, clearest, viewer, pooled)
  if (clearest !== card) exchange(g, card, clearest, viewer)
  return found.from
}

/** Whether cards of another class might be in these bags. */
function othersMayBeIn(g: Game, card: number, viewer: Player, pooled: number): boolean {
  const own = known(g, card, viewer, K.class)
  for (let k = 0, n = classRows(g, viewer); k < n; k++)
    if (k !== own && (classValue(g, viewer, k, M.bags) & pooled) !== 0) return true
  return false
}

/** Whether the viewer might have seen this one instead: a copy, or one he has not met, that might have lain there. */
const mightBeIt = (g: Game, other: number, card: number, viewer: Player, pooled: number): boolean =>
  known(g, other, viewer, K.pool) !== NONE &&
  (!met(g, other, viewer) || g.card(other, C.def) === g.card(card, C.def)) &&
  (mayBeIn(g, other, viewer) & pooled) !== 0 &&
  g.card(other, C.owner) === g.card(card, C.owner)

/** What a look at all cards has found: kept here, since a card is seen several times a decision. */
const found = {
  clearest: NONE as number,
  /** Bags from which it may have come. */
  from: 0,
  /** Whether one that might be it might not be everywhere where the clearest might be. */
  narrow: false,
}

/** Every card is looked at, several times a decision: so the tables are read here without going through the others. */
function look(g: Game, card: number, viewer: Player, pooled: number): void {
  const { cards, known: knowledge, classes } = g.T
  const { data, stride } = knowledge
  const def = g.card(card, C.def)
  const owner = g.card(card, C.owner)
  let best = card
  let all = mayBeIn(g, card, viewer)
  let common = all
  let bestBags = all
  let bestMet = met(g, card, viewer)
  for (let other = 0, n = g.store.length(cards); other < n; other++) {
    const at = other * stride + viewer * KNOWLEDGE_COLUMNS
    if (data[at + K.pool] === NONE || other === card) continue
    if (cards.data[other * CARD_COLUMNS + C.owner] !== owner) continue
    const isMet = (data[at + K.met] & 1) !== 0
    if (isMet && cards.data[other * CARD_COLUMNS + C.def] !== def) continue
    const bags = classes.data[(viewer * BAGS + data[at + K.class]) * CLASS_COLUMNS + M.bags]
    if ((bags & pooled) === 0) continue
    all |= bags
    common &= bags
    if (isMet === bestMet ? !clearer(bags, bestBags) : !isMet) continue
    best = other
    bestMet = isMet
    bestBags = bags
  }
  found.clearest = best
  found.from = all & pooled
  found.narrow = (bestBags & ~common) !== 0
}

/** In fewer bags; of as many, in those with the lower numbers. */
function clearer(one: number, two: number): boolean {
  if (one === two) return false
  const a = bitCount(one)
  const b = bitCount(two)
  return a < b || (a === b && one >>> 0 < two >>> 0)
}

function bitCount(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * Had another one been seen, the clearest would still be where it might be: all that might have been seen stand for it
 * now. Mostly they might be there anyway.
 */
function widen(g: Game, card: number, clearest: number, viewer: Player, pooled: number): void {
  const needed = mayBeIn(g, clearest, viewer)
  for (let other = 0, n = g.store.length(g.T.cards); other < n; other++) {
    if (other === clearest || !mightBeIt(g, other, card, viewer, pooled)) continue
    const bags = mayBeIn(g, other, viewer)
    if ((needed & ~bags) === 0) continue
    changeClass(g, viewer, known(g, other, viewer, K.class), -1)
    setKnown(g, other, viewer, K.class, addToClass(g, viewer, bags | needed, 0))
  }
}

/** What the viewer could say of either he says of the other. */
function exchange(g: Game, one: number, two: number, viewer: Player): void {
  swap(g, one, two, viewer, K.class)
  swap(g, one, two, viewer, K.met)
  // Its owner knows both cards all the time: of him it is only which of them he knows to be known.
  if (g.card(one, C.owner) !== viewer) swap(g, one, two, opponent(viewer), K.met)
}

function swap(g: Game, one: number, two: number, viewer: Player, column: number): void {
  const value = known(g, one, viewer, column)
  setKnown(g, one, viewer, column, known(g, two, viewer, column))
  setKnown(g, two, viewer, column, value)
}
