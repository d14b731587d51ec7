import { withProofs } from '@fudaba/kernel/rules'
import { base } from './base.ts'
import { clauses10 } from './clauses10.ts'
import { clauses11to12 } from './clauses11-12.ts'
import { clauses1to3 } from './clauses1-3.ts'
import { clauses4to5 } from './clauses4-5.ts'
import { clauses6to7 } from './clauses6-7.ts'
import { clauses8to9 } from './clauses8-9.ts'
import { examples } from './examples.ts'
import { direct, open, together } from './proofs.ts'
import { rulings } from './rulings.ts'
import { sources } from './sources.ts'

const clauses = {
  ...clauses1to3,
  ...clauses4to5,
  ...clauses6to7,
  ...clauses8to9,
  ...clauses10,
  ...clauses11to12,
  ...examples,
  ...base,
}

/** A clause id of this game. */
export type VanguardClause = keyof typeof clauses

/** The clause index of カードファイト!! ヴァンガード, comprehensive rules 1.45.4. */
export const rulebook = {
  game: 'vanguard',
  name: { ja: 'カードファイト!! ヴァンガード', en: 'Cardfight!! Vanguard' },
  version: '1.45.4',
  clauses: withProofs(clauses, direct, together, open),
  rulings,
  sources,
} as const
