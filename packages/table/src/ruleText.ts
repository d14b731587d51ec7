import { type Bilingual, type ClauseKind, type Confidence, type GameRules, clauseKind } from '@fudaba/kernel'

/** A clause as people look it up: our own words, how sure we are, and our readings of it. */
export interface RuleText {
  readonly id: string
  readonly title: Bilingual
  readonly kind: ClauseKind
  readonly because?: string
  readonly confidence: Confidence | 'rulebook'
  readonly source?: string
  readonly readings: readonly Bilingual[]
}

export function ruleText(rules: GameRules, id: string): RuleText | null {
  const { clauses, rulings } = rules.book.rulebook
  const row = Object.hasOwn(clauses, id) ? clauses[id] : undefined
  if (row === undefined) return null
  return {
    id,
    title: row.title,
    kind: clauseKind(row),
    because: row.because,
    confidence: row.confidence ?? 'rulebook',
    source: row.source,
    readings: rulings.filter((ruling) => ruling.clauses.includes(id)).map((ruling) => ruling.reading),
  }
}

/** Clauses by id, by the beginning of one, or by a word of their titles. */
export function findRules(rules: GameRules, query: string): RuleText[] {
  const { clauses } = rules.book.rulebook
  const exact = ruleText(rules, query)
  if (exact !== null) return [exact]
  const wanted = query.toLowerCase()
  const ids = Object.keys(clauses)
  const begun = ids.filter((id) => id.toLowerCase().startsWith(wanted))
  const found =
    begun.length > 0
      ? begun
      : ids.filter((id) =>
          [clauses[id].title.ja, clauses[id].title.en].some((title) => title.toLowerCase().includes(wanted)),
        )
  return found.map((id) => ruleText(rules, id)!)
}
