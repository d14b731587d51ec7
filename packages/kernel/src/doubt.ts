import { B, BAGS, BAG_COLUMNS, C, CLASS_COLUMNS, K, M, PLAYERS, type Player } from './columns.ts'
import type { Game } from './game.ts'
import { blur, loosePool, placeIn, setKnown, useRows } from './pools.ts'

/**
 * All that can be said without a history: each of these cards, which the viewer cannot see, might be in any hidden
 * place of its owner's cards. What he knew before is gone.
 */
export function doubt(
  g: Game,
  viewer: Player,
  cards: readonly number[],
  poolOf: (card: number) => number,
): void {
  const { store } = g
  const { bags, classes } = g.T
  for (let i = 0; i < BAGS * BAG_COLUMNS; i++) store.set(bags, viewer * BAGS * BAG_COLUMNS + i, 0)
  for (let i = 0; i < BAGS * CLASS_COLUMNS; i++) store.set(classes, viewer * BAGS * CLASS_COLUMNS + i, 0)
  const bagOf = new Map<number, number>()
  for (const card of cards) {
    const owner = g.card(card, C.owner)
    const pool = poolOf(card)
    if (!bagOf.has(pool)) bagOf.set(pool, bagOf.size)
    const bag = bagOf.get(pool)!
    const at = (viewer * BAGS + bag) * BAG_COLUMNS
    store.set(bags, at + B.pool, pool)
    store.set(bags, at + B.count, bags.data[at + B.count] + 1)
    const of = (viewer * BAGS + owner) * CLASS_COLUMNS
    store.set(classes, of + M.bags, classes.data[of + M.bags] | (1 << bag))
    store.set(classes, of + M.count, classes.data[of + M.count] + 1)
    setKnown(g, card, viewer, K.class, owner)
    setKnown(g, card, viewer, K.pool, pool >= loosePool(g, 0) ? placeIn(bag) : pool)
  }
  useRows(g, viewer, bagOf.size, PLAYERS.length)
  blur(g, viewer, false)
}
