import type { SumClauses } from '@fudaba/kernel/rules'

/** The clauses by which the numbers of a card are what they are before any effect. */
export const sums: Readonly<Record<string, SumClauses>> = {
  str: { adds: '1303.1', lowers: '1303.2', sets: '1215.5', printed: '209.1', cards: '1336.1b' },
  def: { adds: '1303.1', lowers: '1303.2', sets: '1215.5', printed: '210.1', cards: '1336.1b' },
  cp: { adds: '1304.1', lowers: '1304.2', sets: '1215.5', printed: '204.1', cards: '1336.1b' },
  ep: { adds: '1304.1', lowers: '1304.2', sets: '1215.5', printed: '205.1' },
  artsEp: { adds: '1304.1', lowers: '1304.2', sets: '1215.5', printed: '205.1' },
  level: { adds: '1304.1', lowers: '1304.2', sets: '1215.5', printed: '206.1' },
}
