import type { ObjectView } from '@fudaba/kernel'
import type { KisekiCard } from '../board/cards.ts'

/** The printed cards that a view names by their ids: those of the game and those that somebody brought along. */

const byId = new WeakMap<readonly KisekiCard[], ReadonlyMap<string, KisekiCard>>()

/** The first card of an object, or undefined where it is hidden; ids are sorted once for each list of cards. */
export function printedCard(
  cards: readonly KisekiCard[],
  { cards: [id] }: ObjectView,
): KisekiCard | undefined {
  let known = byId.get(cards)
  if (known === undefined) {
    known = new Map(cards.map((card) => [card.id, card]))
    byId.set(cards, known)
  }
  return known.get(id ?? '')
}
