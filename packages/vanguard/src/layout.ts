import type { Layout } from '@fudaba/kernel'

/**
 * The playmat (4.1), seen from its owner: two rows of three circles, the guardian circle before them. Columns are
 * shared (4.6.2.1): turned round, the mat of the opponent has its circles opposite, his right before one's left. So
 * the circles lie in the middle of the mat, as far from one edge as from the other.
 */
export const layout: Layout = {
  columns: 25,
  rows: 4,
  slots: [
    { zone: 'field', cell: 'foremost', area: [8, 0, 9, 1], shape: 'row' },
    { zone: 'field', cell: 'front-left', area: [8, 1, 3, 1], shape: 'row' },
    { zone: 'field', cell: 'front-centre', area: [11, 1, 3, 1], shape: 'row' },
    { zone: 'field', cell: 'front-right', area: [14, 1, 3, 1], shape: 'row' },
    { zone: 'field', cell: 'back-left', area: [8, 2, 3, 1], shape: 'row' },
    { zone: 'field', cell: 'back-centre', area: [11, 2, 3, 1], shape: 'row' },
    { zone: 'field', cell: 'back-right', area: [14, 2, 3, 1], shape: 'row' },
    { zone: 'damage', area: [0, 0, 3, 3], shape: 'column' },
    { zone: 'g', area: [3, 0, 5, 1], shape: 'pile', small: true },
    { zone: 'bind', area: [3, 1, 5, 1], shape: 'pile', small: true },
    { zone: 'soul', area: [3, 2, 5, 1], shape: 'pile' },
    { zone: 'trigger', area: [17, 0, 4, 1], shape: 'pile' },
    { zone: 'deck', area: [17, 1, 4, 1], shape: 'pile', small: true },
    { zone: 'drop', area: [17, 2, 4, 1], shape: 'pile' },
    { zone: 'outside', area: [21, 2, 4, 1], shape: 'pile', small: true },
    { zone: 'first', area: [21, 0, 4, 1], shape: 'pile', small: true },
    { zone: 'brought', area: [21, 1, 4, 1], shape: 'pile', small: true },
    { zone: 'hand', area: [0, 3, 25, 1], shape: 'fan' },
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
