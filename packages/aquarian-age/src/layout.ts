import type { Layout } from '@fudaba/kernel'

/** The playmat, seen from its owner: controlled characters in front, the parties behind, piles at the side. */
export const layout: Layout = {
  columns: 10,
  rows: 3,
  slots: [
    { zone: 'controlled', area: [0, 0, 8, 1], shape: 'row' },
    { zone: 'power', area: [8, 0, 1, 1], shape: 'column' },
    { zone: 'permanents', area: [9, 0, 1, 1], shape: 'column' },
    { zone: 'factions', area: [0, 1, 8, 1], shape: 'row' },
    { zone: 'damage', area: [8, 1, 1, 1], shape: 'pile' },
    { zone: 'discard', area: [9, 1, 1, 1], shape: 'pile' },
    { zone: 'hand', area: [0, 2, 8, 1], shape: 'fan' },
    { zone: 'deck', area: [8, 2, 1, 1], shape: 'pile' },
    { zone: 'judged', area: [9, 2, 1, 1], shape: 'column' },
    { zone: 'declared', area: [0, 0, 5, 1], shape: 'column' },
    { zone: 'battles', area: [5, 0, 5, 1], shape: 'column' },
  ],
}
