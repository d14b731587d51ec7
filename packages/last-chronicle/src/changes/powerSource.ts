import { type Game, NONE, atom } from '@fudaba/kernel/rules'
import { book, change, rule } from '../book.ts'
import { printed } from '../board/cards.ts'
import { keywordNumber, numbersNow } from '../board/keywords.ts'
import { powerCounters } from '../board/state.ts'

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
  (g: Game, row: number): number =>
    numbersNow(g, row, 'powerSource').length > 0 ? g.value(powerSource, row) : 0,
  printedNumber,
  '15.2.14.8',
)

/** Filled up to the number, never lowered (9.2.1.2). */
export const fillPower = change('fillPower', (g, row) =>
  atom.mark(g, row, powerCounters, Math.max(g.object(row, powerCounters), powerSourceOf(g, row))),
)
