import {
  type Bilingual,
  type ClauseKind,
  type ClauseRow,
  type Confidence,
  clauseKind,
} from '../base/clauses.ts'
import type { GameRules } from '../game/contract.ts'

/** The clause matrix: every clause of a game, what carries it out and which tests prove it. */

/** Titles of the tests that prove each clause, as the game's `rulebook/proofs.json` keeps them. */
export type Proofs = Readonly<Record<string, readonly string[]>>

/** A clause with the declarations that carry it out and the tests that prove it. */
export interface MatrixRow {
  readonly id: string
  readonly kind: ClauseKind
  readonly title: Bilingual
  readonly because?: string
  readonly confidence?: Confidence
  readonly source?: string
  /** How it is proved, where not by a switch of its own; see `ClauseRow`. */
  readonly proof?: 'direct' | 'open'
  readonly without?: string
  readonly provedWith?: string
  /** The clauses whose rules hold where this one is not written. */
  readonly leaves?: readonly string[]
  /** The declarations that carry it out: the kind of each, and its name. */
  readonly declaredBy: readonly string[]
  /** The tests that claim to prove it, and in which it was carried out. */
  readonly tests: readonly string[]
}

/** A row for every clause of the rulebook, in its order. */
export function clauseMatrix(rules: Pick<GameRules, 'book'>, proofs: Proofs = {}): MatrixRow[] {
  const { rulebook, switches } = rules.book
  const declared = new Map<string, Set<string>>()
  for (const { clause, kind, name } of switches.declarations) {
    const names = declared.get(clause) ?? new Set()
    names.add(name === clause ? kind : `${kind} ${name}`)
    declared.set(clause, names)
  }
  const left = new Map<string, Set<string>>()
  for (const { clause, leaves } of switches.declarations)
    if (leaves !== undefined) left.set(clause, new Set([...(left.get(clause) ?? []), leaves]))
  const rows: readonly [string, ClauseRow][] = Object.entries(rulebook.clauses)
  return rows.map(([id, row]) => ({
    id,
    kind: clauseKind(row),
    title: row.title,
    ...(row.because === undefined ? {} : { because: row.because }),
    ...(row.confidence === undefined ? {} : { confidence: row.confidence }),
    ...(row.source === undefined ? {} : { source: row.source }),
    ...(row.proof === undefined ? {} : { proof: row.proof }),
    ...(row.without === undefined ? {} : { without: row.without }),
    ...(row.provedWith === undefined ? {} : { provedWith: row.provedWith }),
    ...(left.has(id) ? { leaves: [...left.get(id)!] } : {}),
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
