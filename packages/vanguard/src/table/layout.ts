import type { Layout } from '@fudaba/kernel/rules'

/**
 * The playmat (4.1), seen from its owner: two rows of three circles, the guardian circle before them, between the
 * players: it is empty outside of battles. Columns are shared (4.6.2.1): turned round, the mat of the opponent has
 * its circles opposite, his right before one's left. So the circles lie in the middle of the mat, as far from one
 * edge as from the other.
 */
export const layout: Layout = {
  columns: 28,
  rows: 3,
  slots: [
    { zone: 'field', cell: 'foremost', area: [8, 0, 12, 1], shape: 'row', centre: true },
    { zone: 'field', cell: 'front-left', area: [8, 0, 4, 1], shape: 'row' },
    { zone: 'field', cell: 'front-centre', area: [12, 0, 4, 1], shape: 'row', front: 'vanguard' },
    { zone: 'field', cell: 'front-right', area: [16, 0, 4, 1], shape: 'row' },
    { zone: 'field', cell: 'back-left', area: [8, 1, 4, 1], shape: 'row' },
    { zone: 'field', cell: 'back-centre', area: [12, 1, 4, 1], shape: 'row' },
    { zone: 'field', cell: 'back-right', area: [16, 1, 4, 1], shape: 'row' },
    { zone: 'damage', area: [0, 0, 4, 2], shape: 'column' },
    { zone: 'soul', area: [4, 0, 4, 1], shape: 'pile' },
    { zone: 'g', area: [4, 1, 4, 1], shape: 'pile', small: true },
    { zone: 'deck', area: [20, 0, 4, 1], shape: 'pile', small: true },
    { zone: 'drop', area: [20, 1, 4, 1], shape: 'pile' },
    { zone: 'trigger', area: [24, 0, 4, 1], shape: 'pile' },
    { zone: 'bind', area: [24, 1, 4, 1], shape: 'pile', small: true, seldom: true },
    { zone: 'hand', area: [0, 2, 25, 1], shape: 'fan' },
    { zone: 'first', area: [25, 2, 1, 1], shape: 'pile', small: true, seldom: true },
    { zone: 'brought', area: [26, 2, 1, 1], shape: 'pile', small: true, seldom: true },
    { zone: 'outside', area: [27, 2, 1, 1], shape: 'pile', small: true, seldom: true },
  ],
  phases: [
    { phase: 'stand', steps: [] },
    { phase: 'draw', steps: [] },
    { phase: 'ride', steps: [] },
    { phase: 'main', steps: [] },
    { phase: 'battle', steps: ['start', 'attack', 'guard', 'drive', 'damage', 'close'] },
    { phase: 'end', steps: [] },
  ],
  mat: { hue: 265, weave: 'rays' },
  life: { fact: 'damage', zone: 'damage', alarm: 4, most: 6 },
  face: {
    cost: ['grade'],
    worth: ['power', 'critical', 'shield'],
    type: 'type',
    group: 'clans',
    signs: { normal: 'figure', trigger: 'spark', G: 'crown' },
    marks: ['attacking', 'attacked', 'locked', 'deleted', 'heart'],
  },
  origins: ['paid', 'play of', 'part'],
  reveals: ['driveChecked', 'damageChecked'],
  piles: { drop: 'drop', aside: 'bind', store: 'soul' },
}
