import { type Game, NONE, atom } from '@fudaba/kernel'
import { book, change, rule } from './book.ts'
import { printed } from './cards.ts'
import { keywordNumber } from './keywords.ts'
import { powerCounters } from './state.ts'

/** 動力 (15.2.14.7). */

const printedNumber = (g: Game, row: number): number =>
  g.cardOf(row) === NONE ? 0 : keywordNumber(printed(g, g.cardOf(row)), 'powerSource')

export const powerSource = book.characteristic(
  'powerSource',
  { ja: '動力', en: 'Power source' },
  printedNumber,
)
/** The number is looked at anew each time (15.2.14.11). */
export const powerSourceOf = rule(
  '15.2.14.11',
  (g: Game, row: number): number => g.value(powerSource, row),
  printedNumber,
)

/** Filled up to the number, never lowered (9.2.1.2). */
export const fillPower = change('fillPower', (g, row) =>
  atom.mark(g, row, powerCounters, Math.max(g.object(row, powerCounters), powerSourceOf(g, row))),
)
