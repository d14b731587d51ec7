import { withProofs } from '@fudaba/kernel/rules'
import { base } from './base.ts'
import { clauses100to500 } from './clauses100-500.ts'
import { clauses1200 } from './clauses1200.ts'
import { clauses1300 } from './clauses1300.ts'
import { clauses1400to1600 } from './clauses1400-1600.ts'
import { clauses600to700 } from './clauses600-700.ts'
import { clauses800to1100 } from './clauses800-1100.ts'
import { examples } from './examples.ts'
import { direct, open, together } from './proofs.ts'
import { rulings } from './rulings.ts'
import { sources } from './sources.ts'

const clauses = {
  ...clauses100to500,
  ...clauses600to700,
  ...clauses800to1100,
  ...clauses1200,
  ...clauses1300,
  ...clauses1400to1600,
  ...examples,
  ...base,
}

/** A clause id of this game. */
export type KisekiClause = keyof typeof clauses

/** The clause index of 軌跡 TRADING CARD GAME: every clause, its worked examples, the facts behind it, our readings. */
export const rulebook = {
  game: 'kiseki',
  name: { ja: '軌跡 TRADING CARD GAME', en: 'Kiseki Trading Card Game' },
  version: '1.0.14',
  clauses: withProofs(clauses, direct, together, open),
  rulings,
  sources,
} as const
