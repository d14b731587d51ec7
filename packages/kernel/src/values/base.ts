import { NONE, Obj } from '../state/columns.ts'
import type { Characteristic } from '../game/effects.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { definedBy } from '../game/abilityZones.ts'

/**
 * The value that effects start from. Printed values are cached by card until the table of cards is written to, which is
 * rare (two cards become one, a card is defined in place).
 */
export function baseOf(g: Game, of: Characteristic, row: ObjectRow): number {
  if (of.printed !== true) return of.base(g, row)
  const { objects, cards } = g.tables
  const card = objects.data[row * objects.stride + Obj.card]
  if (card === NONE) return of.base(g, row)
  const { printed } = g.computed
  const cell = card * g.book.characteristics.length + of.id
  if (printed.version !== cards.version || cell >= printed.room) resetPrinted(g)
  if (printed.known[cell] === 1) return printed.values[cell]
  const value = of.base(g, row)
  printed.values[cell] = value
  printed.known[cell] = 1
  return value
}

/** The characteristics that an ability printed on the object defines, a bit each; cached by card where it can be. */
export function definedOn(g: Game, row: ObjectRow): number {
  const { book, tables, computed } = g
  const card = tables.objects.data[row * tables.objects.stride + Obj.card]
  if (!book.printedByCards || card === NONE) return definedBy(g, row, book.printed!(g, row))
  const { printed } = computed
  if (printed.version !== tables.cards.version || card >= printed.cards) resetPrinted(g)
  if (printed.defines[card] === UNKNOWN) printed.defines[card] = definedBy(g, row, book.printed!(g, row))
  return printed.defines[card]
}

const UNKNOWN = -1

/** Empties the cache of printed values. */
function resetPrinted({ tables, book, computed: { printed } }: Game): void {
  const { cards } = tables
  const rows = cards.rowCapacity
  const size = rows * book.characteristics.length
  printed.version = cards.version
  if (printed.room < size) {
    printed.room = size
    printed.cards = rows
    printed.values = new Int32Array(size)
    printed.known = new Uint8Array(size)
    printed.defines = new Int32Array(rows)
  }
  printed.known.fill(0)
  printed.defines.fill(UNKNOWN)
}
