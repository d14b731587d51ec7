import { clauseKind } from '../clauses.ts'
import { KernelError } from '../errors.ts'
import type { GameRules } from '../rules.ts'
import { classify, firstLine } from './caught.ts'
import { type CollectedTest, setAblating } from './environment.ts'
import { proofs } from './session.ts'

/**
 * Ablation: each enforced clause is switched off in turn, and an ordinary expectation about the game has to fail.
 * All in one process: the tests are loaded once, and each clause meets only those in which it fired.
 */

/** A test with everything switched on: what fired in it, what it says it proves, or how it failed. */
export interface Baseline {
  readonly test: CollectedTest
  readonly fired: ReadonlySet<string>
  readonly proves: readonly string[]
  readonly failure: string | null
}

export interface MissedClause {
  readonly clause: string
  readonly title: string
  readonly declaredBy: readonly string[]
  /** The tests in which it fired, with what they said when it was off. */
  readonly tests: readonly Outcome[]
}

export interface Outcome {
  readonly test: string
  readonly outcome: string
}

export interface AblationReport {
  readonly game: string
  /** Every enforced clause, and how many of them this run looked at. */
  readonly enforced: number
  readonly examined: number
  readonly caught: number
  /** Of each caught clause: the test that noticed, and what it said. */
  readonly catches: Readonly<Record<string, Outcome>>
  readonly missed: readonly MissedClause[]
  /** Tests that fail with every clause on, and so say nothing. */
  readonly failing: readonly { readonly test: string; readonly message: string }[]
  /** Titles of the tests that prove each clause. */
  readonly proofs: Readonly<Record<string, readonly string[]>>
}

export interface AblationOptions {
  /** Which of the enforced clauses are looked at; all if absent. */
  readonly part?: (index: number) => boolean
  /** Told before each run, so that a run that never ends has a name. */
  readonly progress?: (doing: string) => void
}

/** More answers than any test gives: a test that waits for something that no longer comes. */
const ANSWER_LIMIT = 5_000
/** So many endless runs are enough to know what a clause does when it is off. */
const ENDLESS_ENOUGH = 5

/** Runs every test once with everything on. */
export async function baselines(
  rules: GameRules,
  tests: readonly CollectedTest[],
  progress: (doing: string) => void = () => undefined,
): Promise<Baseline[]> {
  const { switches } = rules.book
  const out: Baseline[] = []
  for (const test of tests) {
    progress(`all on: ${test.title}`)
    switches.fired.fill(0)
    const before = proofs.length
    const { failure } = await attempt(rules, test)
    const fired = new Set(switches.names.filter((_, n) => switches.fired[n] > 0))
    const named = proofs.slice(before).filter((p) => p.game === rules.name)
    const proves = [...new Set(named.map((p) => p.clause))]
    out.push({ test, fired, proves, failure: failure === null ? null : firstLine(failure) })
  }
  return out
}

/** Titles of the tests that prove each clause, by clause in the order of the rulebook. */
export function proofsOf(rules: GameRules, runs: readonly Baseline[]): Record<string, string[]> {
  const out: Record<string, string[]> = {}
  for (const clause of Object.keys(rules.book.rulebook.clauses)) {
    const titles = runs
      .filter((r) => r.failure === null && r.proves.includes(clause))
      .map((r) => r.test.title)
    if (titles.length > 0) out[clause] = [...new Set(titles)].sort()
  }
  return out
}

export function enforcedClauses(rules: GameRules): string[] {
  return Object.entries(rules.book.rulebook.clauses)
    .filter(([, row]) => clauseKind(row) === 'enforced')
    .map(([id]) => id)
}

export async function ablate(
  rules: GameRules,
  tests: readonly CollectedTest[],
  { part = () => true, progress = () => undefined }: AblationOptions = {},
): Promise<AblationReport> {
  const enforced = enforcedClauses(rules)
  const runs = await baselines(rules, tests, progress)
  const sound = runs.filter((r) => r.failure === null)
  const examined = enforced.filter((_, i) => part(i))
  const missed: MissedClause[] = []
  const catches: Record<string, Outcome> = {}
  for (const clause of examined) {
    const fired = sound.filter((r) => r.fired.has(clause))
    // A test that says it proves the clause most likely catches it.
    fired.sort((x, y) => Number(y.proves.includes(clause)) - Number(x.proves.includes(clause)))
    const outcomes = await switchedOff(rules, clause, fired, progress)
    if ('test' in outcomes) catches[clause] = outcomes
    else missed.push(missedClause(rules, clause, outcomes))
  }
  return {
    game: rules.name,
    enforced: enforced.length,
    examined: examined.length,
    caught: examined.length - missed.length,
    catches,
    missed,
    failing: runs.flatMap((r) => (r.failure === null ? [] : [{ test: r.test.title, message: r.failure }])),
    proofs: proofsOf(rules, runs),
  }
}

/** The test whose expectation caught it, or what each of them said. */
async function switchedOff(
  rules: GameRules,
  clause: string,
  fired: readonly Baseline[],
  progress: (doing: string) => void,
): Promise<Outcome | readonly Outcome[]> {
  const { switches } = rules.book
  const n = switches.number(clause)
  const outcomes: Outcome[] = []
  let endless = 0
  setAblating(true)
  switches.off[n] = 1
  try {
    for (const { test } of fired) {
      progress(`${clause} off: ${test.title}`)
      const { failure } = await attempt(rules, test)
      const { kind, says } = classify(failure, switches.names)
      if (kind === 'expectation') return { test: test.title, outcome: says }
      outcomes.push({ test: test.title, outcome: says })
      if (failure instanceof KernelError && failure.code === 'endless' && ++endless === ENDLESS_ENOUGH) break
    }
  } finally {
    switches.off[n] = 0
    setAblating(false)
  }
  return outcomes
}

/** Runs the test; however many answers it gives, it comes to an end as long as the rules are asked. */
async function attempt(rules: GameRules, test: CollectedTest): Promise<{ failure: unknown }> {
  const { book } = rules
  const inner = book.watcher
  let answers = 0
  book.watcher = {
    narrow: (g, offer) => inner?.narrow(g, offer),
    answered(g, offer, picks) {
      if (++answers > ANSWER_LIMIT) throw new KernelError('endless', `more than ${ANSWER_LIMIT} answers`)
      inner?.answered(g, offer, picks)
    },
  }
  try {
    await test.run()
    return { failure: null }
  } catch (failure) {
    return { failure: failure ?? new Error('a test threw nothing') }
  } finally {
    book.watcher = inner
  }
}

function missedClause(rules: GameRules, clause: string, tests: readonly Outcome[]): MissedClause {
  const { rulebook, switches } = rules.book
  return {
    clause,
    title: rulebook.clauses[clause].title.en,
    declaredBy: switches.declarations.filter((d) => d.clause === clause).map((d) => `${d.kind} ${d.name}`),
    tests,
  }
}
