import type { Characteristic } from '../book.ts'
import { NONE, O, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import { sees } from '../knowledge.ts'

/** An object as it is, or, under an id that is gone, as it last was where the rules keep that. */

export const onTable = (g: Game, row: number): boolean => row >= 0 && g.object(row, O.zone) >= 0

const isKept = (g: Game, id: number): boolean =>
  g.lastKnown(id, O.id) !== NONE && (g.book.remembers?.() ?? true)

export function columnOf(g: Game, row: number, id: number, column: number): number {
  if (!g.same(row, id) && isKept(g, id)) return g.lastKnown(id, column)
  return onTable(g, row) ? g.object(row, column) : NONE
}

/** While it is set, what arrives is looked at as it is printed; see triggering.ts. */
export const looking = { atPrinted: false }

export function valueOf(g: Game, of: Characteristic, row: number, id: number): number {
  if (looking.atPrinted && onTable(g, row)) return of.base(g, row)
  if (!g.same(row, id) && isKept(g, id)) return g.lastValue(id, of)
  return onTable(g, row) ? g.value(of, row) : 0
}

export const controllerOf = (g: Game, row: number, id: number): Player =>
  columnOf(g, row, id, O.controller) as Player

/** Which id answers for an object that an event gave a new one: the old one, if what it was is kept. */
export const idToLookAt = (g: Game, was: number, now: number): number =>
  was !== now && isKept(g, was) ? was : now

/** Whether every player sees the object. */
export const isOpen = (g: Game, row: number): boolean => sees(g, 0, row) && sees(g, 1, row)

/** Whether the object came to where it is with the changes that were carried out last. */
export const arrivedNow = (g: Game, row: number): boolean =>
  g.object(row, O.since) >= g.time - (g.log.count - g.log.first)
