/** How clauses are proved that have no switch, or no proof, of their own; see docs/decisions/0025. */

export const direct = [
  {
    because: 'Nothing else says who does it or whose it is.',
    clauses: ['11.6.4', '11.8.8', '11.9.9', '6.11.5', '6.6.1'],
  },
  {
    because:
      'It says that something does not happen or end. Nothing here does it, and without the clause nothing would.',
    clauses: [
      '10.1.3.1',
      '10.1.5.1',
      '11.4.8',
      '11.7.3',
      '11.9.4.5',
      '11.9.4.6',
      '15.1.14.3',
      '6.10.3',
      '6.5.2',
      'base.4.1.3',
    ],
  },
  {
    because: 'It gives a number, a name or a place that nothing else gives.',
    clauses: ['15.2.11.2', '15.2.15.1.6', '4.2', '4.4', '5.6.5'],
  },
  {
    because: 'Nothing else says how the game or a comparison ends.',
    clauses: ['3.2', '3.3'],
  },
  {
    because: 'Nothing else says that several things are done one by one, or all of them.',
    clauses: ['11.4.6', '15.2.4.4'],
  },
  {
    because: 'Nothing else says in which order.',
    clauses: ['7.13.3'],
  },
] as const

/** Each with the clause whose proof it shares: both say the same, or no test tells them apart yet. */
export const together = {
  '12.4.2': '3.1.2',
  '6.8.2': '5.2.1',
  '11.4.5': '5.4.2',
  '15.3.2.2': '5.4.2',
  '15.3.2.2.4': '5.4.2',
  '5.5.2.1': '5.5.2',
  '5.5.3.1': '5.5.3',
  '10.2.1': '6.4.1.1',
  '11.6.18.4': '6.5.1.1',
  '11.6.18.5': '6.5.1.2',
  '11.6.18.6': '6.5.1.3',
  '6.7.5': '6.7.3',
  '12.4.8': '6.11.4',
  '8.1.1.1': '8.1.1',
  '15.1.7.1': '8.2.1.3',
  '15.1.14.1': '9.4.3',
  '15.1.14.2': '9.4.3',
  '15.2.15.1.1': '9.5.5',
  '11.5.2': '9.5.9',
  '10.3.2': '10.1.2.8',
  '10.1.4.2': '10.1.4.1',
  '12.4.3': '11.1.3',
  '11.8.1': '11.4.4',
  '11.8.7': '11.4.9',
  '11.6.13': '11.6.12',
  '15.2.10.3.6': '11.6.12',
  '11.8.2': '11.6.14',
  '15.2.6.4': '15.2.6.2',
  '15.2.10.3.4': '15.2.10.3',
  '15.3.2.4.1': '15.3.2.4',
} as const

/** No test that names one of these notices yet when it is off. */
export const open = [] as const
