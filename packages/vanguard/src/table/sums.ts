import type { SumClauses } from '@fudaba/kernel/rules'

/** The clauses by which the numbers of a card are what they are before any effect. */
export const sums: Readonly<Record<string, SumClauses>> = {
  grade: { adds: '8.7.1.3', lowers: '8.7.1.3', sets: '8.7.1.3', printed: '2.4.1' },
  power: {
    adds: '8.7.1.3',
    lowers: '8.7.1.3',
    sets: '8.7.1.3',
    printed: '2.5.1',
    cards: '10.28.3.3',
    counts: '10.26.8',
  },
  critical: { adds: '8.7.1.3', lowers: '8.7.1.3', sets: '8.7.1.3', printed: '2.7.1' },
  shield: { adds: '8.7.1.3', lowers: '8.7.1.3', sets: '8.7.1.3', printed: '2.6.1' },
  drive: { adds: '8.7.1.3', lowers: '8.7.1.3', sets: '8.7.1.3', printed: '2.16.1' },
}
