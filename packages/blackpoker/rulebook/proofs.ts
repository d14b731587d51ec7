/** How clauses are proved that have no switch, or no proof, of their own; see docs/decisions/0025. */

export const direct = [
  {
    because: 'It gives a number, a name or a place that nothing else gives.',
    clauses: ['base.3.2.17'],
  },
  {
    because: 'Nothing else says how a card lies, or where.',
    clauses: ['base.3.3.3'],
  },
  {
    because:
      'It says that something does not happen or end. Nothing here does it, and without the clause nothing would.',
    clauses: ['base.3.7.10'],
  },
  {
    because: 'Nothing else says in which order.',
    clauses: ['base.3.3.2', 'base.3.3.8', 'base.3.5.4'],
  },
] as const

/** Each with the clause whose proof it shares: both say the same, or no test tells them apart yet. */
export const together = {} as const

/** No test that names one of these notices yet when it is off. */
export const open = [] as const
