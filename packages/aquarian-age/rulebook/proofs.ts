/** How clauses are proved that have no switch, or no proof, of their own; see docs/decisions/0025. */

export const direct = [
  {
    because:
      'It says that something does not happen or end. Nothing here does it, and without the clause nothing would.',
    clauses: ['15-3b', '17-0', '20-4', 'base.1.6.2'],
  },
  {
    because: 'It gives a number, a name or a place that nothing else gives.',
    clauses: ['20-2', 'base.1.4.3'],
  },
  {
    because: 'Nothing else says how a card lies, or where.',
    clauses: ['18-3'],
  },
  {
    because: 'Nothing else says who does it or whose it is.',
    clauses: ['1-4'],
  },
  {
    because: 'Nothing else says in which order.',
    clauses: ['base.1.4.1'],
  },
  {
    because: 'Nothing else says how the game or a comparison ends.',
    clauses: ['base.1.1.8'],
  },
] as const

/** Each with the clause whose proof it shares: both say the same, or no test tells them apart yet. */
export const together = {
  'base.1.7.3': '3-9',
  'base.1.4.8': '6-3',
  'base.1.7.2': '6-3',
  'base.1.3.3': '12-5',
  'base.1.6.15': '12-5',
  'base.1.5.2': '15-3a',
  'base.1.4.2': '21-1',
  'base.1.6.10': 'base.1.6.8',
} as const

/** No test that names one of these notices yet when it is off. */
export const open = [] as const
