/** How clauses are proved that have no switch, or no proof, of their own; see docs/decisions/0025. */

export const direct = [
  {
    because: 'It gives a number, a name or a place that nothing else gives.',
    clauses: ['1201.1a', '1201.1c', '504.4', '505.4'],
  },
  {
    because: 'Nothing else says how a card lies, or where.',
    clauses: ['503.1a', '503.2a'],
  },
  {
    because:
      'It says that something does not happen or end. Nothing here does it, and without the clause nothing would.',
    clauses: ['1215.3b-3', '702.2', 'base.2.1.3'],
  },
  {
    because: 'Nothing else says in which order.',
    clauses: ['1203.4', '509.2'],
  },
  {
    because: 'Nothing else says who does it or whose it is.',
    clauses: ['105.3a', '1203.6a', '1313.1a'],
  },
  {
    because: 'Nothing else says that several things are done one by one, or all of them.',
    clauses: ['1313.2', '1325.1b', '504.3'],
  },
] as const

/** Each with the clause whose proof it shares: both say the same, or no test tells them apart yet. */
export const together = {
  '703.8c': '703.8a',
  '803.4b': '802.4',
  '1326.1': '803.5a-2',
  '804.1': '803.6b',
  '1208.1': '902.4b',
  '1209.1': '902.4c',
  '1210.2': '902.4d',
  '1213.2': '902.4e',
  '1102.1': '1002.1a',
  '1318.1': '1204.2f',
  '1211.4': '1211.3',
  '1215.1f': '1215.1e',
  '1215.1c': '1215.1b',
} as const

/** No test that names one of these notices yet when it is off. */
export const open = [] as const
