import { withProofs } from '@fudaba/kernel/rules'
import { base } from './base.ts'
import { clauses as summary } from './clauses.ts'
import { direct, open, together } from './proofs.ts'
import { rulings } from './rulings.ts'
import { sources } from './sources.ts'

const clauses = { ...summary, ...base }

/** A clause id of this game. */
export type AquarianAgeClause = keyof typeof clauses

/** The clause index of アクエリアンエイジ (Saga 3): the rule summary, the rules it presupposes, our readings. */
export const rulebook = {
  game: 'aquarian-age',
  name: { ja: 'アクエリアンエイジ', en: 'Aquarian Age' },
  version: 'Saga 3, summary 7',
  clauses: withProofs(clauses, direct, together, open),
  rulings,
  sources,
} as const
