import { base } from './base.ts'
import { clauses } from './clauses.ts'
import { rulings } from './rulings.ts'

/** The clause index of BlackPoker Lite: the printed list, the base rules behind it, and our readings. */
export const rulebook = {
  game: 'blackpoker',
  name: { ja: 'BlackPoker ライト', en: 'BlackPoker Lite' },
  version: '8.0',
  clauses: { ...clauses, ...base },
  rulings,
} as const

/** A clause id of this game. */
export type BlackpokerClause = keyof typeof rulebook.clauses
