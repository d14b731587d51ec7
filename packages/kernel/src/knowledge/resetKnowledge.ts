import {
  Bag,
  BAGS,
  BAG_COLUMNS,
  CardCell,
  CLASS_COLUMNS,
  Known,
  CardClass,
  PLAYERS,
  type Player,
} from '../state/columns.ts'
import type { CardRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { setBlurred, loosePool, placeIn, setKnown, useRows } from './pools.ts'

/**
 * Sets what a viewer knows to what can be known without a history: each of these cards, which he cannot see, might be
 * in any hidden place of its owner's cards.
 */
export function resetKnowledge(
  g: Game,
  viewer: Player,
  cards: readonly CardRow[],
  poolOf: (card: CardRow) => number,
): void {
  const { store } = g
  const { bags, classes } = g.tables
  for (let i = 0; i < BAGS * BAG_COLUMNS; i++) store.set(bags, viewer * BAGS * BAG_COLUMNS + i, 0)
  for (let i = 0; i < BAGS * CLASS_COLUMNS; i++) store.set(classes, viewer * BAGS * CLASS_COLUMNS + i, 0)
  const bagOf = new Map<number, number>()
  for (const card of cards) {
    const owner = g.card(card, CardCell.owner)
    const pool = poolOf(card)
    if (!bagOf.has(pool)) bagOf.set(pool, bagOf.size)
    const bag = bagOf.get(pool)!
    const at = (viewer * BAGS + bag) * BAG_COLUMNS
    store.set(bags, at + Bag.pool, pool)
    store.set(bags, at + Bag.count, bags.data[at + Bag.count] + 1)
    const of = (viewer * BAGS + owner) * CLASS_COLUMNS
    store.set(classes, of + CardClass.bags, classes.data[of + CardClass.bags] | (1 << bag))
    store.set(classes, of + CardClass.count, classes.data[of + CardClass.count] + 1)
    setKnown(g, card, viewer, Known.class, owner)
    setKnown(g, card, viewer, Known.pool, pool >= loosePool(g, 0) ? placeIn(bag) : pool)
  }
  useRows(g, viewer, bagOf.size, PLAYERS.length)
  setBlurred(g, viewer, false)
}
