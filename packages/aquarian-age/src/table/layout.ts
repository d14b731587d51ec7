import type { Layout, LayoutSlot } from '@fudaba/kernel/rules'
import { NO_FACTION, factions } from '../board/words.ts'

/** 勢力エリア: a party beside the other, one for each faction; those without have less room (18-2). */
const parties = factions.map((cell, i): LayoutSlot => {
  const width = i === NO_FACTION ? 1 : 2
  return {
    zone: 'factions',
    cell,
    area: [2 * i, 1, width, 1],
    shape: 'row',
    small: true,
    front: 'active',
    shares: true,
  }
})

/**
 * The playmat, seen from its owner: controlled characters in front, the parties behind them, piles at the right hand;
 * between the players what is declared and the battles.
 */
export const layout: Layout = {
  columns: 14,
  rows: 3,
  slots: [
    { zone: 'controlled', area: [0, 0, 8, 1], shape: 'row' },
    { zone: 'lasting', area: [8, 0, 2, 1], shape: 'column' },
    { zone: 'permanents', area: [10, 0, 3, 1], shape: 'column' },
    { zone: 'damage', area: [13, 0, 1, 1], shape: 'pile' },
    ...parties,
    { zone: 'discard', area: [13, 1, 1, 1], shape: 'pile', small: true },
    { zone: 'hand', area: [0, 2, 11, 1], shape: 'fan' },
    { zone: 'judged', area: [11, 2, 1, 1], shape: 'pile', seldom: true },
    { zone: 'power', area: [12, 2, 1, 1], shape: 'pile', lastOnTop: true },
    { zone: 'deck', area: [13, 2, 1, 1], shape: 'pile' },
    { zone: 'declared', area: [0, 0, 7, 1], shape: 'column' },
    { zone: 'battles', area: [7, 0, 7, 1], shape: 'column' },
  ],
  phases: [
    { phase: 'draw', steps: [] },
    { phase: 'faction', steps: [] },
    { phase: 'main', steps: [] },
    { phase: 'power', steps: [] },
    { phase: 'discard', steps: [] },
  ],
  mat: { hue: 320, weave: 'scales' },
  life: { fact: 'damage', zone: 'damage', alarm: 7, most: 10 },
  face: {
    cost: ['cost', 'power'],
    worth: ['mind', 'attack', 'endurance'],
    type: 'type',
    group: 'factions',
    signs: { character: 'figure', break: 'wing', permanent: 'coin', project: 'scroll', fast: 'spark' },
    marks: [],
    words: 'skills',
    lastOnTop: true,
  },
  origins: ['actor', 'source', 'paid', 'paid with', 'made by', 'play of', 'part'],
  under: ['set on'],
  aims: [{ mark: 'atPlayer', fact: 'attacked' }],
  reveals: ['move.deck.judged'],
  piles: { drop: 'discard', aside: 'damage', store: 'power' },
}
