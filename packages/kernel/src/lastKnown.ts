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
  const { characteristics } = g.book
  const held = g.computed.held.size === 0 ? undefined : g.computed.held.get(g.id(row))
  // One behind the other, as `departedAt` finds them again.
  let cell = from + D.columns + objects.stride
  for (let i = 0; i < characteristics.length; i++) {
    const { words } = characteristics[i]
    const value = held?.[i] ?? computedValue(g, characteristics[i], row)
    if (words === undefined) g.store.set(departed, cell++, value)
    else {
      writing.g = g
      writing.cell = cell
      words.write(value, writeWord)
      cell += words.width
    }
  }
}

/** Where the words of a set go; whatever leaves has them written, so no closure is made for each. */
const writing = { g: null as Game | null, cell: 0 }
const writeWord = (i: number, bits: number): void =>
  writing.g!.store.set(writing.g!.T.departed, writing.cell + i, bits)

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
