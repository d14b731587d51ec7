import {
  BAGS,
  CardCell,
  CARD_COLUMNS,
  CLASS_COLUMNS,
  Known,
  KNOWLEDGE_COLUMNS,
  CardClass,
  NONE,
  type Player,
  opponent,
} from '../state/columns.ts'
import type { CardRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { met } from './knowledge.ts'
import { addToClass, changeClass, classRows, classValue, known, mayBeIn, setKnown } from './pools.ts'

/**
 * Copies of a card (the same printed card twice in a deck) are indistinguishable, and a card that the viewer has not
 * met might be a copy of anything. Seeing a copy leave a hand in which one was known to be does not tell whether it is
 * that one. So the seen card is identified with the candidate that was located most narrowly (met ones first):
 * knowledge never gets more certain than it can be, and does not depend on which copy it really was. Returns the bags,
 * as bits, from which it may have come; `pooled` are those of its pool.
 */
export function takeForClearest(g: Game, card: CardRow, viewer: Player, pooled: number): number {
  const own = mayBeIn(g, card, viewer) & pooled
  if (own === 0 || (met(g, card, viewer) && !othersMayBeIn(g, card, viewer, pooled))) return own
  findClearest(g, card, viewer, pooled)
  const { clearest } = found
  if (found.narrow) widen(g, card, clearest, viewer, pooled)
  if (clearest !== card) exchange(g, card, clearest, viewer)
  return found.from
}

/** Whether cards of another class than this card's might be in these bags. */
function othersMayBeIn(g: Game, card: CardRow, viewer: Player, pooled: number): boolean {
  const own = known(g, card, viewer, Known.class)
  for (let k = 0, n = classRows(g, viewer); k < n; k++)
    if (k !== own && (classValue(g, viewer, k, CardClass.bags) & pooled) !== 0) return true
  return false
}

/** Whether `other` might be the card the viewer saw: a copy or one he has not met, that might have been there. */
const mightBeIt = (g: Game, other: CardRow, card: CardRow, viewer: Player, pooled: number): boolean =>
  known(g, other, viewer, Known.pool) !== NONE &&
  (!met(g, other, viewer) || g.card(other, CardCell.def) === g.card(card, CardCell.def)) &&
  (mayBeIn(g, other, viewer) & pooled) !== 0 &&
  g.card(other, CardCell.owner) === g.card(card, CardCell.owner)

/** Results of `findClearest`. Module state, so that nothing is allocated: cards are seen several times a decision. */
const found = {
  clearest: NONE as CardRow,
  /** Bags from which it may have come. */
  from: 0,
  /** Whether some candidate cannot be everywhere the clearest might be. */
  narrow: false,
}

/** Finds the candidate that is located most narrowly. Scans all cards, so it reads the tables directly. */
function findClearest(g: Game, card: CardRow, viewer: Player, pooled: number): void {
  const { cards, known: knowledge, classes } = g.tables
  const { data, stride } = knowledge
  const def = g.card(card, CardCell.def)
  const owner = g.card(card, CardCell.owner)
  let best = card
  let all = mayBeIn(g, card, viewer)
  let common = all
  let bestBags = all
  let bestMet = met(g, card, viewer)
  for (let other = 0, n = g.store.length(cards); other < n; other++) {
    const at = other * stride + viewer * KNOWLEDGE_COLUMNS
    if (data[at + Known.pool] === NONE || other === card) continue
    if (cards.data[other * CARD_COLUMNS + CardCell.owner] !== owner) continue
    const isMet = (data[at + Known.met] & 1) !== 0
    if (isMet && cards.data[other * CARD_COLUMNS + CardCell.def] !== def) continue
    const bags = classes.data[(viewer * BAGS + data[at + Known.class]) * CLASS_COLUMNS + CardClass.bags]
    if ((bags & pooled) === 0) continue
    all |= bags
    common &= bags
    if (isMet === bestMet ? !isClearer(bags, bestBags) : !isMet) continue
    best = other
    bestMet = isMet
    bestBags = bags
  }
  found.clearest = best
  found.from = all & pooled
  found.narrow = (bestBags & ~common) !== 0
}

/** Whether the first set of bags is smaller; of the same size, the one with the lower numbers. */
function isClearer(one: number, two: number): boolean {
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
 * If another candidate was the one seen, the clearest is still in its bags. So each other candidate gets those bags
 * too; mostly it has them already.
 */
function widen(g: Game, card: CardRow, clearest: CardRow, viewer: Player, pooled: number): void {
  const needed = mayBeIn(g, clearest, viewer)
  for (let other = 0, n = g.store.length(g.tables.cards); other < n; other++) {
    if (other === clearest || !mightBeIt(g, other, card, viewer, pooled)) continue
    const bags = mayBeIn(g, other, viewer)
    if ((needed & ~bags) === 0) continue
    changeClass(g, viewer, known(g, other, viewer, Known.class), -1)
    setKnown(g, other, viewer, Known.class, addToClass(g, viewer, bags | needed, 0))
  }
}

/** Exchanges what the viewer knows of two cards. */
function exchange(g: Game, one: CardRow, two: CardRow, viewer: Player): void {
  swap(g, one, two, viewer, Known.class)
  swap(g, one, two, viewer, Known.met)
  // The owner can always name both; what is exchanged for him is which of them he knows the viewer to have met.
  if (g.card(one, CardCell.owner) !== viewer) swap(g, one, two, opponent(viewer), Known.met)
}

function swap(g: Game, one: CardRow, two: CardRow, viewer: Player, column: number): void {
  const value = known(g, one, viewer, column)
  setKnown(g, one, viewer, column, known(g, two, viewer, column))
  setKnown(g, two, viewer, column, value)
}
