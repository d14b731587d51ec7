import { withProofs } from '@fudaba/kernel/rules'
import { base } from './base.ts'
import { clauses11 } from './clauses11.ts'
import { clauses12to14 } from './clauses12-14.ts'
import { clauses15 } from './clauses15.ts'
import { clauses1to5 } from './clauses1-5.ts'
import { clauses6to7 } from './clauses6-7.ts'
import { clauses8to10 } from './clauses8-10.ts'
import { examples } from './examples.ts'
import { direct, open, together } from './proofs.ts'
import { rulings } from './rulings.ts'
import { sources } from './sources.ts'

const clauses = {
  ...clauses1to5,
  ...clauses6to7,
  ...clauses8to10,
  ...clauses11,
  ...clauses12to14,
  ...clauses15,
  ...examples,
  ...base,
}

/** A clause id of this game. */
export type ChronicleClause = keyof typeof clauses

/** The clause index of ラストクロニクル: every clause, its worked examples, the facts behind it, our readings. */
export const rulebook = {
  game: 'last-chronicle',
  name: { ja: 'ラストクロニクル', en: 'Last Chronicle' },
  version: 'comprehensive rules',
  clauses: withProofs(clauses, direct, together, open),
  rulings,
  sources,
} as const
