import { NONE, ZoneCell, ZONE_COLUMNS } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import type { ObjectRow, ZoneRow } from '../state/rows.ts'

/** Sorts ability instances in place: by zone in the walking order, by object in the zone, by slot on the object. */
export function sortByPlace(g: Game, instances: number[]): number[] {
  if (instances.length < 2) return instances
  const all = g.computed.instances
  // Insertion sort: the lists are short and nearly always sorted already.
  for (let i = 1; i < instances.length; i++) {
    const each = instances[i]
    let at = i
    while (at > 0 && isBefore(g, each, instances[at - 1])) {
      instances[at] = instances[at - 1]
      at--
    }
    instances[at] = each
  }
  return instances

  function isBefore(game: Game, x: number, y: number): boolean {
    const a = all[x]
    const b = all[y]
    if (a.holder !== b.holder) return liesBefore(game, a.holder, b.holder)
    return a.slot !== b.slot ? a.slot < b.slot : x < y
  }
}

/** Whether object `a` comes before `b` when the zones with abilities are walked. */
export function liesBefore(g: Game, a: ObjectRow, b: ObjectRow): boolean {
  const zoneA = g.zoneOf(a)
  const zoneB = g.zoneOf(b)
  if (zoneA !== zoneB) return zoneRank(g, zoneA) < zoneRank(g, zoneB)
  for (let row = g.next(a); row !== NONE; row = g.next(row)) if (row === b) return true
  return false
}

/** Place of a zone in the walking order; -1 for no zone, negative for zones that are not walked. */
function zoneRank({ book, tables }: Game, zone: ZoneRow): number {
  if (zone === NONE) return -1
  const at = zone * ZONE_COLUMNS
  const def = tables.zones.data[at + ZoneCell.def]
  const owner = tables.zones.data[at + ZoneCell.owner]
  let place = book.walkedZones.length - 1
  while (place >= 0 && book.walkedZones[place].id !== def) place--
  return place * 2 + (owner === 1 ? 1 : 0)
}
