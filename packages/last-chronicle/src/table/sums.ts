import type { SumClauses } from '@fudaba/kernel/rules'

/** The clauses by which the numbers of a card are what they are before any effect. */
export const sums: Readonly<Record<string, SumClauses>> = {
  level: { adds: '11.9.4.9', lowers: '11.9.4.9', sets: '11.9.4.9', printed: '5.13.2', counts: '5.13.3' },
  power: { adds: '4.6', lowers: '4.6', sets: '11.9.4.9', printed: '5.13.4', cards: '15.2.15.1.4' },
  atk: { adds: '4.6', lowers: '4.6', sets: '11.9.4.9', printed: '5.13.6', cards: '15.2.15.1.4' },
  ca: { adds: '11.9.4.9', lowers: '11.9.4.9', sets: '11.9.4.9', printed: '5.3.1' },
}
