import { CHANGE_SIZE, Departed, NONE } from '../state/columns.ts'
import type { Characteristic } from '../game/effects.ts'
import type { ObjectId, ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { computedValue, refresh } from './values.ts'
import { VERB } from '../game/kernelVerbs.ts'

/** Last-known information: the computed values an object had when it left. */

/**
 * Objects that leave in the same batch are remembered as they were before the first of them left: computes the values
 * of all that the batch moves. Not needed with a single change, or without effects.
 */
export function keepValuesBeforeBatch(g: Game): void {
  const { batch, computed, book } = g
  if (batch.length <= CHANGE_SIZE || !movesRemembered(g)) return
  refresh(g)
  if (computed.order.length === 0) return
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) {
    if (batch[i] !== VERB.move) continue
    const row = batch[i + 1]
    if (g.zoneDef(g.zoneOf(row)).remember)
      computed.valuesBeforeBatch.set(
        g.id(row),
        book.characteristics.map((c) => computedValue(g, c, row)),
      )
  }
}

/** Whether the batch moves an object out of a zone that remembers. */
function movesRemembered(g: Game): boolean {
  const { batch } = g
  for (let i = 0; i < batch.length; i += CHANGE_SIZE)
    if (batch[i] === VERB.move && g.zoneDef(g.zoneOf(batch[i + 1])).remember) return true
  return false
}

/** Writes the object's values behind the columns of its departed row, which begins at `from`. */
export function writeValues(g: Game, row: ObjectRow, from: number): void {
  const { departed, objects } = g.tables
  const { characteristics } = g.book
  const held =
    g.computed.valuesBeforeBatch.size === 0 ? undefined : g.computed.valuesBeforeBatch.get(g.id(row))
  // One after the other, as `departedAt` expects.
  let cell = from + Departed.columns + objects.stride
  for (let i = 0; i < characteristics.length; i++) {
    const words = characteristics[i].words?.in(g.book)
    const value = held?.[i] ?? computedValue(g, characteristics[i], row)
    if (words === undefined) g.store.set(departed, cell++, value)
    else {
      writing.g = g
      writing.cell = cell
      words.write(value, writeWord)
      cell += words.width
    }
  }
  writing.g = null
}

/** Arguments of `writeWord`: module state instead of a closure, since this runs for every object that leaves. */
const writing = { g: null as Game | null, cell: 0 }
const writeWord = (i: number, bits: number): void =>
  writing.g!.store.set(writing.g!.tables.departed, writing.cell + i, bits)

/** A value of an object that is gone, as it last was; NONE if nothing was kept. */
export function lastValue(g: Game, id: ObjectId, of: Characteristic): number {
  const t = g.tables.departed
  for (let row = g.store.length(t) - 1; row >= 0; row--) {
    const from = row * t.stride
    if (t.data[from + Departed.id] !== id) continue
    const cell = from + Departed.columns + g.tables.objects.stride + g.book.departedAt(of)
    return of.words === undefined ? t.data[cell] : of.words.in(g.book).read((i) => t.data[cell + i])
  }
  return NONE
}
