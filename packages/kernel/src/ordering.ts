import { NONE, O, type Player, S, opponent } from './columns.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { mingled, shuffled } from './learning.ts'
import { lieInOrder, setObject } from './lying.ts'
import { VERB } from './verbs.ts'

/** The order in which the objects of a zone lie: two of the atoms. */

export function shuffle(g: Game, zone: number): void {
  const rows = g.rowsIn(zone)
  for (let i = rows.length - 1; i > 0; i--) {
    const j = g.random(i + 1)
    const other = rows[i]
    rows[i] = rows[j]
    rows[j] = other
  }
  lieInOrder(g, zone, rows)
  for (const row of rows) {
    setObject(g, row, O.id, g.tick(S.id))
    setObject(g, row, O.shown, 0)
  }
  shuffled(g, zone)
  const at = g.emit(VERB.shuffle, NONE, g.zoneOwner(zone), rows.length)
  g.log.rows[at + EV.to] = zone
}

/**
 * These objects of one zone take each other's places, so that they lie in this order. Only `who` knows it: for
 * everybody else it is nothing that happens.
 */
export function arrange(g: Game, rows: readonly number[], who: Player): void {
  if (rows.length < 2) return
  const zone = g.zoneOf(rows[0])
  const left = [...rows]
  const all = g.rowsIn(zone).map((row) => (rows.includes(row) ? left.shift()! : row))
  lieInOrder(g, zone, all)
  for (const row of rows) setObject(g, row, O.id, g.tick(S.id))
  mingled(g, rows, opponent(who))
}
