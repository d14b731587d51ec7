import type { Game } from '@fudaba/kernel/rules'
import { rule } from '../book.ts'
import { chosenX, cost, face } from './characteristics.ts'

/** コスト of a card (20), an X among them. */

/** A chosen X that stays: whoever asks for the cost later is told what it was when used (20-5-a, 20-5-d). */
const asUsed = rule(
  '20-5-a',
  (g: Game, row: number): number => g.object(row, chosenX),
  (g: Game, row: number): number => g.value(cost, row),
)
const asUsedLimited = rule(
  '20-5-d',
  (g: Game, row: number): number => g.object(row, chosenX),
  (g: Game, row: number): number => g.value(cost, row),
)
/** A chosen X that may change (20-5-b), and one that nobody chooses (20-5-c): what it is now. */
const asItIsNow = rule(
  '20-5-b',
  (g: Game, row: number): number => g.value(cost, row),
  (g: Game, row: number): number => g.object(row, chosenX),
  '20-5-a',
)
const asCounted = rule(
  '20-5-c',
  (g: Game, row: number): number => g.value(cost, row),
  () => 0,
)
/** コスト of a card, for whoever asks. */
export function costOf(g: Game, row: number): number {
  const { cost: said, x } = face(g, row)
  if (said !== 'X') return Math.max(0, g.value(cost, row))
  switch (x?.kind ?? 'fixed') {
    case 'fixed':
      return x?.most === undefined ? asUsed(g, row) : asUsedLimited(g, row)
    case 'changing':
      return asItIsNow(g, row)
    case 'counted':
      return asCounted(g, row)
  }
}
/** Whether its player says what X is. */
export const choosesX = (g: Game, row: number): boolean => {
  const { cost: said, x } = face(g, row)
  return said === 'X' && x?.kind !== 'counted'
}
