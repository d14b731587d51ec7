import { withProofs } from '@fudaba/kernel/rules'
import { base } from './base.ts'
import { clauses as list } from './clauses.ts'
import { direct, open, together } from './proofs.ts'
import { rulings } from './rulings.ts'
import { sources } from './sources.ts'

const clauses = { ...list, ...base }

/** The clause index of BlackPoker Lite: the printed list, the base rules behind it, and our readings. */
export const rulebook = {
  game: 'blackpoker',
  name: { ja: 'BlackPoker ライト', en: 'BlackPoker Lite' },
  version: '8.0',
  clauses: withProofs(clauses, direct, together, open),
  rulings,
  sources,
} as const

/** A clause id of this game. */
export type BlackpokerClause = keyof typeof rulebook.clauses
