import { type Bilingual, type ClauseKind, type ClauseRow, type Confidence, clauseKind } from './clauses.ts'
import type { GameRules } from './rules.ts'

/** The clause matrix: every clause of a game, what carries it out and which tests prove it. */

/** Titles of the tests that prove each clause, as the game's `rulebook/proofs.json` keeps them. */
export type Proofs = Readonly<Record<string, readonly string[]>>

export interface MatrixRow {
  readonly id: string
  readonly kind: ClauseKind
  readonly title: Bilingual
  readonly because?: string
  readonly confidence?: Confidence
  readonly source?: string
  /** The declarations that carry it: what they are, and their names. */
  readonly declaredBy: readonly string[]
  /** The tests in which it fired and that say so. */
  readonly tests: readonly string[]
}

export function clauseMatrix(rules: Pick<GameRules, 'book'>, proofs: Proofs = {}): MatrixRow[] {
  const { rulebook, switches } = rules.book
  const declared = new Map<string, Set<string>>()
  for (const { clause, kind, name } of switches.declarations) {
    const names = declared.get(clause) ?? new Set()
    names.add(name === clause ? kind : `${kind} ${name}`)
    declared.set(clause, names)
  }
  const rows: readonly [string, ClauseRow][] = Object.entries(rulebook.clauses)
  return rows.map(([id, row]) => ({
    id,
    kind: clauseKind(row),
    title: row.title,
    ...(row.because === undefined ? {} : { because: row.because }),
    ...(row.confidence === undefined ? {} : { confidence: row.confidence }),
    ...(row.source === undefined ? {} : { source: row.source }),
    declaredBy: [...(declared.get(id) ?? [])],
    tests: proofs[id] ?? [],
  }))
}

/** How many rows there are of each kind. */
export function kindTotals(rows: readonly MatrixRow[]): Record<ClauseKind, number> {
  const totals = { enforced: 0, definition: 0, structural: 0, informative: 0, etiquette: 0, gap: 0 }
  for (const { kind } of rows) totals[kind]++
  return totals
}
