import { C, NONE, type Player } from './columns.ts'
import type { Game } from './game.ts'
import { knownTo } from './knowledge.ts'
import { lieInOrder } from './lying.ts'
import type { Random } from './random.ts'
import { shuffle } from './worlds.ts'

/**
 * In zones that nobody looks into, what the viewer has not seen lies in another order, drawn by chance, and nothing of
 * the order before is left in it (held by test/knowledge/unseenOrder.test.ts). For imagined worlds: whoever decides in
 * one shall not know what he will draw.
 */
export function reorderUnseen(g: Game, viewer: Player, random: Random): void {
  for (let zone = 0, zones = g.store.length(g.T.zones); zone < zones; zone++) {
    if (g.zoneDef(zone).sight() !== 'none') continue
    const rows = g.rowsIn(zone)
    const places = [...rows.keys()].filter((at) => (knownTo(g, rows[at]) & (1 << viewer)) === 0)
    if (places.length < 2) continue
    const unseen = places.map((at) => rows[at]).sort((a, b) => printedOn(g, a) - printedOn(g, b))
    shuffle(unseen, random)
    for (const [i, at] of places.entries()) rows[at] = unseen[i]
    lieInOrder(g, zone, rows)
  }
}

function printedOn(g: Game, row: number): number {
  const card = g.cardOf(row)
  return card === NONE ? NONE : g.card(card, C.def)
}
