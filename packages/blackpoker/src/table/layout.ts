import type { Layout } from '@fudaba/kernel/rules'

/** The playmat, seen from its owner: barriers next to the life, soldiers in front. */
export const layout: Layout = {
  columns: 8,
  rows: 3,
  slots: [
    { zone: 'field', cell: 'soldiers', area: [0, 0, 7, 1], shape: 'row' },
    { zone: 'fog', area: [7, 0, 1, 1], shape: 'column' },
    { zone: 'field', cell: 'barriers', area: [0, 1, 7, 1], shape: 'row' },
    { zone: 'life', area: [7, 1, 1, 1], shape: 'pile' },
    { zone: 'hand', area: [0, 2, 7, 1], shape: 'fan' },
    { zone: 'graveyard', area: [7, 2, 1, 1], shape: 'pile' },
    { zone: 'stage', area: [0, 0, 8, 1], shape: 'column' },
  ],
  pips: { suit: 'suit', rank: 'rank' },
  mat: { hue: 150, weave: 'felt' },
  life: { zone: 'life', alarm: 5 },
  piles: { drop: 'graveyard', aside: 'fog', store: 'life' },
}
