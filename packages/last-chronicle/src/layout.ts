import type { Layout } from '@fudaba/kernel'

/** The playmat, seen from its owner: the battlefield in front, souls and chrono behind it. */
export const layout: Layout = {
  columns: 8,
  rows: 4,
  slots: [
    { zone: 'battlefield', area: [0, 0, 7, 1], shape: 'row' },
    { zone: 'deck', area: [7, 0, 1, 1], shape: 'pile' },
    { zone: 'eras', area: [0, 1, 2, 1], shape: 'row' },
    { zone: 'chrono', area: [2, 1, 5, 1], shape: 'row' },
    { zone: 'discard', area: [7, 1, 1, 1], shape: 'pile' },
    { zone: 'souls', area: [0, 2, 7, 1], shape: 'row' },
    { zone: 'removed', area: [7, 2, 1, 1], shape: 'pile' },
    { zone: 'hand', area: [0, 3, 8, 1], shape: 'fan' },
    { zone: 'stack', area: [0, 0, 8, 1], shape: 'column' },
  ],
}
