/** What a correction of a printed card changes. */
export type CorrectedField = 'name' | 'subName' | 'cpCost' | 'level' | 'text' | 'artText'

/** A correction of a real card, as data: which card, what of it, since when. The words themselves are not kept. */
export interface Correction {
  readonly clause: string
  /** Card number; null where the rulebook gives none. */
  readonly card: string | null
  readonly fields: readonly CorrectedField[]
  /** The first day it holds; null where the rulebook gives none. */
  readonly since: string | null
}

/** 1602 to 1625, in rulebook order. */
export const corrections: readonly Correction[] = [
  { clause: '1602', card: '04-009', fields: ['text'], since: '2026-04-10' },
  { clause: '1603', card: null, fields: ['artText'], since: '2026-04-10' },
  { clause: '1604', card: '03-014', fields: ['subName'], since: '2025-07-23' },
  { clause: '1605', card: '03-021', fields: ['subName', 'text'], since: '2025-07-23' },
  { clause: '1606', card: '03-022', fields: ['subName'], since: '2025-07-23' },
  { clause: '1607', card: '03-023', fields: ['subName'], since: '2025-07-23' },
  { clause: '1608', card: '03-028', fields: ['text'], since: '2025-07-23' },
  { clause: '1609', card: '03-034', fields: ['subName'], since: '2025-07-23' },
  { clause: '1610', card: '03-039', fields: ['subName'], since: '2025-07-23' },
  { clause: '1611', card: '03-040', fields: ['subName'], since: '2025-07-23' },
  { clause: '1612', card: '03-044', fields: ['subName'], since: '2025-07-23' },
  { clause: '1613', card: '03-049', fields: ['subName'], since: '2025-07-23' },
  { clause: '1614', card: '03-064', fields: ['subName'], since: '2025-07-23' },
  { clause: '1615', card: '03-071', fields: ['text'], since: '2025-07-23' },
  { clause: '1616', card: '03-076', fields: ['subName'], since: '2025-07-23' },
  { clause: '1617', card: '03-081', fields: ['text'], since: '2025-07-23' },
  { clause: '1618', card: '03-089', fields: ['subName'], since: '2025-07-23' },
  { clause: '1619', card: '03-095', fields: ['name', 'subName', 'text'], since: '2025-07-23' },
  { clause: '1620', card: '03-101', fields: ['name', 'subName'], since: '2025-07-23' },
  { clause: '1621', card: '02-008', fields: ['text'], since: '2025-07-11' },
  { clause: '1622', card: '02-028', fields: ['cpCost'], since: '2025-07-11' },
  { clause: '1623', card: '02-064', fields: ['text'], since: '2025-07-11' },
  { clause: '1624', card: '02-105', fields: ['level', 'text'], since: '2025-07-11' },
  { clause: '1625', card: '02-079', fields: ['text'], since: null },
]
