import type { Layout } from '@fudaba/kernel'

/** The playmat (4.1), seen from its owner: two rows of three circles, the guardian circle before them. */
export const layout: Layout = {
  columns: 8,
  rows: 4,
  slots: [
    { zone: 'field', cell: 'foremost', area: [2, 0, 3, 1], shape: 'row' },
    { zone: 'field', cell: 'front-left', area: [2, 1, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'front-centre', area: [3, 1, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'front-right', area: [4, 1, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'back-left', area: [2, 2, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'back-centre', area: [3, 2, 1, 1], shape: 'row' },
    { zone: 'field', cell: 'back-right', area: [4, 2, 1, 1], shape: 'row' },
    { zone: 'damage', area: [0, 0, 1, 3], shape: 'column' },
    { zone: 'g', area: [1, 0, 1, 1], shape: 'pile' },
    { zone: 'bind', area: [1, 1, 1, 1], shape: 'pile' },
    { zone: 'soul', area: [1, 2, 1, 1], shape: 'pile' },
    { zone: 'trigger', area: [5, 0, 1, 1], shape: 'pile' },
    { zone: 'deck', area: [6, 1, 1, 1], shape: 'pile' },
    { zone: 'drop', area: [6, 2, 1, 1], shape: 'pile' },
    { zone: 'outside', area: [7, 2, 1, 1], shape: 'pile' },
    { zone: 'first', area: [7, 0, 1, 1], shape: 'pile' },
    { zone: 'brought', area: [7, 1, 1, 1], shape: 'pile' },
    { zone: 'hand', area: [0, 3, 8, 1], shape: 'fan' },
  ],
}
