import type { SumClauses } from '@fudaba/kernel/rules'

/** The clauses by which the numbers of a card are what they are before any effect. */
export const sums: Readonly<Record<string, SumClauses>> = {
  mind: { printed: 'base.1.3.2', cards: '11-5', counts: '15-2' },
  attack: { printed: 'base.1.3.2', cards: '11-5', counts: '15-2' },
  endurance: { printed: 'base.1.3.2', cards: '11-5', counts: '15-2' },
  cost: { printed: 'base.1.3.1' },
}
