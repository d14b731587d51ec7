import type { Bilingual, GameRules } from '@fudaba/kernel'
import { type ClauseKind, type Confidence, type Ruling, clauseKind } from '@fudaba/kernel/rules'

/** A clause for display: our wording, how sure we are of it, and our readings. */
export interface RuleText {
  readonly id: string
  readonly title: Bilingual
  readonly kind: ClauseKind
  readonly because?: string
  readonly confidence: Confidence | 'rulebook'
  readonly source?: string
  readonly readings: readonly Bilingual[]
}

/** A source with what its tags stand for: "AA-SIM1 (a simulator by a player: weak)". */
export function sourceText(rules: GameRules, source: string, lang: 'ja' | 'en'): string {
  const legend = Object.entries(rules.book.rulebook.sources ?? {}).toSorted(([a], [b]) => b.length - a.length)
  return source
    .split(/(?<=[,;]) /)
    .map((part) => {
      const title = legend.find(([tag]) => part.startsWith(tag))?.[1][lang]
      const [, tag, mark] = /^(.*?)([,;]?)$/.exec(part)!
      return title === undefined ? part : `${tag} (${title})${mark}`
    })
    .join(' ')
}

/** A clause by its id, or null. */
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

/** Finds clauses by id, by the beginning of ids, else by a word in their titles. */
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

/** Our readings by id, by a clause they are about, or by a word; all of them for nothing. */
export function findRulings(rules: GameRules, query: string): Ruling[] {
  const wanted = query.trim().toLowerCase()
  const { rulings } = rules.book.rulebook
  return rulings.filter(
    ({ id, clauses, question, reading }) =>
      wanted === '' ||
      clauses.includes(query.trim()) ||
      [id, question.ja, question.en, reading.ja, reading.en].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  )
}

/** Cards by id, by name, or by a word of their text. */
export function findCards(rules: GameRules, query: string): unknown[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  return rules.cards.filter((card) => {
    const { ja, en } = rules.cardName(card)
    const texts = rules.cardText?.(card, rules.book).flatMap(({ text }) => [text.ja, text.en]) ?? []
    return [rules.cardId(card), ja, en, ...texts].some((text) => text.toLowerCase().includes(wanted))
  })
}
