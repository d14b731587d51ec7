import { NONE, Z, ZONE_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'

/** Puts ability instances in the order of the zones, of the objects in them and of the slots on these. */
export function byPlace(g: Game, instances: number[]): number[] {
  if (instances.length < 2) return instances
  const all = g.computed.instances
  // Short and nearly always in order already.
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

/** Whether an object comes before another one as the zones with abilities are walked. */
export function liesBefore(g: Game, a: number, b: number): boolean {
  const zoneA = g.zoneOf(a)
  const zoneB = g.zoneOf(b)
  if (zoneA !== zoneB) return zonePlace(g, zoneA) < zonePlace(g, zoneB)
  for (let row = g.next(a); row !== NONE; row = g.next(row)) if (row === b) return true
  return false
}

function zonePlace({ book, T }: Game, zone: number): number {
  if (zone === NONE) return -1
  const at = zone * ZONE_COLUMNS
  const def = T.zones.data[at + Z.def]
  const owner = T.zones.data[at + Z.owner]
  let place = book.walkedZones.length - 1
  while (place >= 0 && book.walkedZones[place].id !== def) place--
  return place * 2 + (owner === 1 ? 1 : 0)
}
