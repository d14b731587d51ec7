import type { Layout } from '@fudaba/kernel'

/**
 * The playmat (4.1), seen from its owner: two rows of three circles, the guardian circle before them. Columns are
 * shared (4.6.2.1): turned round, the mat of the opponent has its circles opposite, his right before one's left. So
 * the circles lie in the middle of the mat, as far from one edge as from the other.
 */
export const layout: Layout = {
  columns: 9,
  rows: 4,
  slots: [
    { zone: 'field', cell: 'foremost', area: [3, 0, 3, 1], shape: 'row' },
    { zone: 'field', cell: 'front-left', area: [3, 1, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'front-centre', area: [4, 1, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'front-right', area: [5, 1, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'back-left', area: [3, 2, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'back-centre', area: [4, 2, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'back-right', area: [5, 2, 1, 1], shape: 'row' },
    { zone: 'damage', area: [0, 0, 1, 3], shape: 'column' },
    { zone: 'g', area: [1, 0, 2, 1], shape: 'pile', small: true },
    { zone: 'bind', area: [1, 1, 2, 1], shape: 'pile', small: true },
    { zone: 'soul', area: [1, 2, 2, 1], shape: 'pile' },
    { zone: 'trigger', area: [6, 0, 1, 1], shape: 'pile' },
    { zone: 'deck', area: [7, 1, 1, 1], shape: 'pile', small: true },
    { zone: 'drop', area: [7, 2, 1, 1], shape: 'pile' },
    { zone: 'outside', area: [8, 2, 1, 1], shape: 'pile', small: true },
    { zone: 'first', area: [8, 0, 1, 1], shape: 'pile', small: true },
    { zone: 'brought', area: [8, 1, 1, 1], shape: 'pile', small: true },
    { zone: 'hand', area: [0, 3, 9, 1], shape: 'fan' },
  ],
  phases: [
    { phase: 'stand', steps: [] },
    { phase: 'draw', steps: [] },
    { phase: 'ride', steps: [] },
    { phase: 'main', steps: [] },
    { phase: 'battle', steps: ['start', 'attack', 'guard', 'drive', 'damage', 'close'] },
    { phase: 'end', steps: [] },
  ],
  face: {
    cost: ['grade'],
    worth: ['power', 'critical', 'shield'],
    type: 'type',
    group: 'clans',
    marks: ['attacking', 'attacked', 'locked', 'deleted', 'heart'],
  },
  origins: ['paid', 'play of', 'part'],
}
