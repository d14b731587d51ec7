import type { Layout } from '@fudaba/kernel'

/** The playmat, seen from its owner: the field in front, the homebase behind it. */
export const layout: Layout = {
  columns: 8,
  rows: 3,
  slots: [
    { zone: 'field', area: [0, 0, 7, 1], shape: 'row' },
    { zone: 'deck', area: [7, 0, 1, 1], shape: 'pile' },
    { zone: 'homebase', area: [0, 1, 7, 1], shape: 'row' },
    { zone: 'trails', area: [7, 1, 1, 1], shape: 'pile' },
    { zone: 'hand', area: [0, 2, 7, 1], shape: 'fan' },
    { zone: 'removed', area: [7, 2, 1, 1], shape: 'pile' },
    { zone: 'waiting', area: [0, 0, 8, 1], shape: 'column' },
  ],
}
