import { NONE, Obj, type Player, Clock, opponent } from '../state/columns.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import { reorderedUnseen, shuffled } from '../knowledge/learning.ts'
import { reorderZone, setObject } from '../game/zoneList.ts'
import { VERB } from '../game/kernelVerbs.ts'
import type { ObjectRow, ZoneRow } from '../state/rows.ts'

/** Atoms that change the order of the objects in a zone. */

/** Fisher–Yates from the game's stream. Every object gets a new id, so that none can be followed by its id. */
export function shuffle(g: Game, zone: ZoneRow): void {
  const rows = g.rowsIn(zone)
  for (let i = rows.length - 1; i > 0; i--) {
    const j = g.random(i + 1)
    const other = rows[i]
    rows[i] = rows[j]
    rows[j] = other
  }
  reorderZone(g, zone, rows)
  for (const row of rows) {
    setObject(g, row, Obj.id, g.tick(Clock.id))
    setObject(g, row, Obj.shown, 0)
  }
  shuffled(g, zone)
  const at = g.emit(VERB.shuffle, NONE, g.zoneOwner(zone), rows.length)
  g.log.rows[at + EV.to] = zone
}

/**
 * Permutes these objects of one zone among the positions they occupy, into the order given. There is no event: only
 * `who` knows the order. The objects get new ids, and the opponent can no longer tell them apart.
 */
export function arrange(g: Game, rows: readonly ObjectRow[], who: Player): void {
  if (rows.length < 2) return
  const zone = g.zoneOf(rows[0])
  const left = [...rows]
  const all = g.rowsIn(zone).map((row) => (rows.includes(row) ? left.shift()! : row))
  reorderZone(g, zone, all)
  for (const row of rows) setObject(g, row, Obj.id, g.tick(Clock.id))
  reorderedUnseen(g, rows, opponent(who))
}
