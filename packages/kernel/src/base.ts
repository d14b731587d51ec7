import { NONE, O } from './columns.ts'
import type { Characteristic } from './effects.ts'
import type { Game } from './game.ts'
import { definedBy } from './abilityZones.ts'

/**
 * What effects start from. Printed values are asked for many times a decision and cards hardly ever change, so they
 * are kept by card until the table of cards is written to (two cards that become one, a card defined in place).
 */
export function baseOf(g: Game, of: Characteristic, row: number): number {
  if (of.printed !== true) return of.base(g, row)
  const { objects, cards } = g.T
  const card = objects.data[row * objects.stride + O.card]
  if (card === NONE) return of.base(g, row)
  const { printed } = g.computed
  const cell = card * g.book.characteristics.length + of.id
  if (printed.version !== cards.version || cell >= printed.room) forget(g)
  if (printed.known[cell] === 1) return printed.values[cell]
  const value = of.base(g, row)
  printed.values[cell] = value
  printed.known[cell] = 1
  return value
}

/** The characteristics that an ability printed on the object defines, a bit each. */
export function definedOn(g: Game, row: number): number {
  const { book, T, computed } = g
  const card = T.objects.data[row * T.objects.stride + O.card]
  if (!book.printedByCards || card === NONE) return definedBy(g, row, book.printed!(g, row))
  const { printed } = computed
  if (printed.version !== T.cards.version || card >= printed.cards) forget(g)
  if (printed.defines[card] === UNKNOWN) printed.defines[card] = definedBy(g, row, book.printed!(g, row))
  return printed.defines[card]
}

const UNKNOWN = -1

function forget({ T, book, computed: { printed } }: Game): void {
  const { cards } = T
  const rows = cards.rowRoom
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
