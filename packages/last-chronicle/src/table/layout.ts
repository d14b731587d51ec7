import type { Layout } from '@fudaba/kernel/rules'

/**
 * The playmat (7), seen from its owner: the battlefield in front, eras, CA yard and soul stones behind it, the piles at
 * the right hand; between the players the stack.
 */
export const layout: Layout = {
  columns: 12,
  rows: 3,
  slots: [
    { zone: 'battlefield', area: [0, 0, 11, 1], shape: 'row' },
    { zone: 'discard', area: [11, 0, 1, 1], shape: 'pile', lastOnTop: true },
    { zone: 'eras', area: [0, 1, 2, 1], shape: 'row', small: true },
    { zone: 'chrono', area: [2, 1, 4, 1], shape: 'row', small: true },
    { zone: 'souls', area: [6, 1, 5, 1], shape: 'row', small: true },
    { zone: 'deck', area: [11, 1, 1, 1], shape: 'pile', small: true },
    { zone: 'hand', area: [0, 2, 11, 1], shape: 'fan' },
    { zone: 'removed', area: [11, 2, 1, 1], shape: 'pile' },
    { zone: 'stack', area: [0, 0, 12, 1], shape: 'column' },
  ],
  phases: [
    { phase: 'recovery', steps: [] },
    { phase: 'draw', steps: [] },
    { phase: 'check', steps: [] },
    { phase: 'main 1', steps: [] },
    { phase: 'battle', steps: [] },
    { phase: 'main 2', steps: [] },
    { phase: 'adjustment', steps: [] },
  ],
  mat: { hue: 60, weave: 'tiles' },
  life: { fact: 'life', alarm: 6 },
  face: {
    cost: ['cost', 'ca'],
    worth: ['power', 'atk'],
    type: 'type',
    group: 'powers',
    stripes: { white: 5, orange: 0, purple: 3, black: 7, blue: 1 },
    signs: { unit: 'figure', spell: 'spark', history: 'scroll', structure: 'house' },
    marks: ['level2', 'level3', 'level4', 'attacking', 'defending', 'damage'],
  },
  origins: ['source', 'paid', 'play of', 'part'],
  // Souls are also made while paying (15.1.16.2): nobody has to make them first.
  unlisted: ['soul-white', 'soul-orange', 'soul-purple', 'soul-black', 'soul-blue', 'soul-colourless'],
  aims: [{ mark: 'attacking', fact: 'defendingPlayer' }],
  reveals: ['chronoCheck'],
  piles: { drop: 'discard', aside: 'removed', store: 'souls' },
}
