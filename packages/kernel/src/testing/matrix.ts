import { clauseKind } from '../base/clauses.ts'
import { type Proofs, clauseMatrix } from '../match/matrix.ts'
import type { GameRules } from '../game/contract.ts'
import { type Baseline, enforcedClauses, proofsOf } from './ablation.ts'

/** Checks of a clause index. Each returns what is wrong as sentences that name the row; an empty list: nothing. */

/** Clauses that are not built yet: work to be done, no mistakes in the index. */
export function gaps(rules: GameRules): string[] {
  return clauseMatrix(rules)
    .filter((row) => row.kind === 'gap')
    .map((row) => `${row.id} is a gap: ${row.title.en}`)
}

/** Rows that do not say what they must. `exported`: the names the game's package exports. */
export function indexProblems(rules: GameRules, exported: readonly string[]): string[] {
  const { clauses } = rules.book.rulebook
  const out: string[] = []
  for (const [id, row] of Object.entries(clauses)) {
    const kind = clauseKind(row)
    if (kind !== 'enforced' && (row.because ?? '') === '') out.push(`${id} is ${kind} and does not say why`)
    if (row.title.ja === '' || row.title.en === '') out.push(`${id} has no title in both languages`)
    if (kind !== 'definition') continue
    const used = row.usedBy ?? []
    const built = used.filter((user) => clauses[user] !== undefined && clauseKind(clauses[user]) !== 'gap')
    if (used.length === 0) out.push(`${id} is a definition that no enforced clause uses`)
    for (const user of used) {
      if (clauses[user] === undefined) out.push(`${id} is used by ${user}, which does not exist`)
      else if (clauseKind(clauses[user]) !== 'enforced' && built.includes(user))
        out.push(`${id} is used by ${user}, which is not enforced`)
    }
    if (row.models === undefined) out.push(`${id} is a definition that names no symbol`)
    // A term is modelled by its uses; one of which no use is built yet need not be.
    else if (built.length > 0 && !exported.includes(row.models))
      out.push(`${id} is modelled by ${row.models}, which the game does not export`)
  }
  return out
}

/** Enforced clauses that nothing in the code carries out. */
export function undeclared(rules: GameRules): string[] {
  return clauseMatrix(rules)
    .filter((row) => row.kind === 'enforced' && row.declaredBy.length === 0)
    .map((row) => `${row.id} is carried out by no declaration: ${row.title.en}`)
}

/**
 * Declarations under a clause that is neither enforced nor still to be proved. A heading may have steps that only lead
 * from one to the next.
 */
export function misdeclared(rules: GameRules): string[] {
  const leads = (declaration: string): boolean => /^(step|ask)\b/.test(declaration)
  return clauseMatrix(rules)
    .filter((row) => row.kind !== 'enforced' && row.kind !== 'gap')
    .filter((row) => !(row.kind === 'structural' && row.declaredBy.every(leads)))
    .filter((row) => row.declaredBy.length > 0)
    .map((row) => `${row.id} is ${row.kind}, and yet carried out by ${row.declaredBy.join(', ')}`)
}

/** Enforced clauses that no test proves, with the tests in which they fired without being named. */
export function unproved(rules: GameRules, runs: readonly Baseline[]): string[] {
  const proofs = proofsOf(rules, runs)
  return enforcedClauses(rules)
    .filter((id) => proofs[id] === undefined)
    .map((id) => {
      const fired = runs.filter((r) => r.fired.has(id)).map((r) => r.test.title)
      const where =
        fired.length === 0 ? 'it fired in no test' : `it fired in ${fired.length}, as in "${fired[0]}"`
      return `${id} is proved by no test (${where}): ${rules.book.rulebook.clauses[id].title.en}`
    })
}

/** Readings whose test, clause or setting does not exist; one about a gap still waits for its test. */
export function rulingProblems(rules: GameRules, titles: readonly string[]): string[] {
  const { rulings, clauses } = rules.book.rulebook
  const has = (title: string): boolean => titles.some((t) => t === title || t.endsWith(` › ${title}`))
  const out: string[] = []
  for (const { id, test, clauses: about, setting } of rulings) {
    const waits = about.some((id) => clauses[id] !== undefined && clauseKind(clauses[id]) === 'gap')
    if (!has(test) && !waits) out.push(`ruling ${id}: no test is called "${test}"`)
    for (const clause of about)
      if (clauses[clause] === undefined) out.push(`ruling ${id} is about ${clause}, which does not exist`)
    if (setting !== undefined && rules.settings[setting] === undefined && !waits)
      out.push(`ruling ${id} names the setting ${setting}, which does not exist`)
  }
  return out
}

/** Differences between the committed proofs of a game and those its tests give. */
export function staleProofs(rules: GameRules, runs: readonly Baseline[], kept: Proofs): string[] {
  const now = proofsOf(rules, runs)
  const ids = new Set([...Object.keys(now), ...Object.keys(kept)])
  return [...ids]
    .filter((id) => JSON.stringify(now[id] ?? []) !== JSON.stringify(kept[id] ?? []))
    .map((id) => `${id}: ${kept[id]?.length ?? 0} kept, ${now[id]?.length ?? 0} found`)
}
