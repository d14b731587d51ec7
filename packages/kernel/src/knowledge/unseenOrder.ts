import { CardCell, NONE, type Player } from '../state/columns.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { knownTo } from './knowledge.ts'
import { reorderZone } from '../game/zoneList.ts'
import type { Random } from '../base/random.ts'
import { shuffle } from './worlds.ts'

/**
 * Shuffles the cards that the viewer has not seen, in zones that nobody looks into. The result does not depend on their
 * order before: they are sorted first (held by test/knowledge/unseenOrder.test.ts). For sampled worlds: whoever decides
 * in one must not know what he will draw.
 */
export function reorderUnseen(g: Game, viewer: Player, random: Random): void {
  for (let zone = 0, zones = g.store.length(g.tables.zones); zone < zones; zone++) {
    if (g.zoneDef(zone).sight() !== 'none') continue
    const rows = g.rowsIn(zone)
    const places = [...rows.keys()].filter((at) => (knownTo(g, rows[at]) & (1 << viewer)) === 0)
    if (places.length < 2) continue
    const unseen = places.map((at) => rows[at]).sort((a, b) => printedOn(g, a) - printedOn(g, b))
    shuffle(unseen, random)
    for (const [i, at] of places.entries()) rows[at] = unseen[i]
    reorderZone(g, zone, rows)
  }
}

function printedOn(g: Game, row: ObjectRow): number {
  const card = g.cardOf(row)
  return card === NONE ? NONE : g.card(card, CardCell.def)
}
