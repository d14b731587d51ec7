import { CHANGE_SIZE, D, NONE } from './columns.ts'
import type { Characteristic } from './effects.ts'
import type { Game } from './game.ts'
import { computedValue, refresh } from './values.ts'
import { VERB } from './verbs.ts'

/** Last-known information: the computed values an object had when it was last where the rules look for it. */

/**
 * Objects that leave together are remembered as they were before the first of them left: takes the values of
 * all that a batch moves. With one change, or no effect that could make a difference, nothing is taken.
 */
export function holdValues(g: Game): void {
  const { batch, computed, book } = g
  if (batch.length <= CHANGE_SIZE || !leavesRemembered(g)) return
  refresh(g)
  if (computed.order.length === 0) return
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) {
    if (batch[i] !== VERB.move) continue
    const row = batch[i + 1]
    if (g.zoneDef(g.zoneOf(row)).remember)
      computed.held.set(
        g.id(row),
        book.characteristics.map((c) => computedValue(g, c, row)),
      )
  }
}

function leavesRemembered(g: Game): boolean {
  const { batch } = g
  for (let i = 0; i < batch.length; i += CHANGE_SIZE)
    if (batch[i] === VERB.move && g.zoneDef(g.zoneOf(batch[i + 1])).remember) return true
  return false
}

/** Writes the object's values behind the columns of its departed row, which begins at `from`. */
export function writeValues(g: Game, row: number, from: number): void {
  const { departed, objects } = g.T
  const held = g.computed.held.get(g.id(row))
  for (const c of g.book.characteristics) {
    const value = held?.[c.id] ?? computedValue(g, c, row)
    const cell = from + D.columns + objects.stride + g.book.departedAt(c)
    if (c.words === undefined) g.store.set(departed, cell, value)
    else c.words.write(value, (i, bits) => g.store.set(departed, cell + i, bits))
  }
}

/** A value of an object that is gone, as it last was; NONE if nothing was kept. */
export function lastValue(g: Game, id: number, of: Characteristic): number {
  const t = g.T.departed
  for (let row = g.store.length(t) - 1; row >= 0; row--) {
    const from = row * t.stride
    if (t.data[from + D.id] !== id) continue
    const cell = from + D.columns + g.T.objects.stride + g.book.departedAt(of)
    return of.words === undefined ? t.data[cell] : of.words.read((i) => t.data[cell + i])
  }
  return NONE
}
