import type { Layout } from '@fudaba/kernel/rules'

/**
 * The playmat (500), seen from its owner: the field in front, the homebase behind it, deck and trails at the right
 * hand; between the players the waiting zone.
 */
export const layout: Layout = {
  columns: 10,
  rows: 3,
  slots: [
    { zone: 'field', area: [0, 0, 9, 1], shape: 'row' },
    { zone: 'trails', area: [9, 0, 1, 1], shape: 'pile', lastOnTop: true },
    { zone: 'homebase', area: [0, 1, 9, 1], shape: 'row', small: true },
    { zone: 'deck', area: [9, 1, 1, 1], shape: 'pile', small: true },
    { zone: 'hand', area: [0, 2, 9, 1], shape: 'fan' },
    { zone: 'removed', area: [9, 2, 1, 1], shape: 'pile' },
    { zone: 'waiting', area: [0, 0, 10, 1], shape: 'column' },
  ],
  phases: [
    { phase: 'preparation', steps: ['draw', 'homebase', 'deployment'] },
    { phase: 'battle', steps: ['selection', 'resolution'] },
    { phase: 'recovery', steps: [] },
  ],
  mat: { hue: 200, weave: 'waves' },
  life: { fact: 'bond', alarm: 10 },
  face: {
    cost: ['cp', 'ep', 'level'],
    worth: ['str', 'def'],
    type: 'type',
    group: 'organisations',
    signs: { UNIT: 'figure', EVENT: 'spark', ITEM: 'tool', BASE: 'house' },
    marks: ['stunned', 'declared', 'attacking', 'countering', 'covert', 'support', 'cursed'],
  },
  origins: ['source', 'helper', 'fought', 'paid', 'play of', 'part', 'covertChosen'],
  under: ['crew'],
  // EP is also got while paying (1217.3): nobody has to do it first.
  unlisted: ['acquire-ep'],
  aims: [{ mark: 'attacking', fact: 'attacked' }],
  piles: { drop: 'trails', aside: 'removed', store: 'homebase' },
}
