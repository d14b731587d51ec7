import { clauseKind } from '../base/clauses.ts'
import { KernelError } from '../base/errors.ts'
import type { GameRules } from '../game/contract.ts'
import { classify, firstLine, placeOf } from './caught.ts'
import { type CollectedTest, setAblating } from './environment.ts'
import { proofs } from './session.ts'

/**
 * Ablation: each enforced clause is switched off in turn, and an ordinary expectation about the game has to fail, in a
 * test that names the clause. All in one process: the tests are loaded once, and each clause meets only those that
 * name it. Clauses without a switch (`proof: 'direct'`) are counted apart, as are two that have one proof and those whose
 * proof is still open.
 */

/** A run of a test with every clause on: which clauses fired, which it claims to prove, or how it failed. */
export interface Baseline {
  readonly test: CollectedTest
  readonly fired: ReadonlySet<string>
  readonly proves: readonly string[]
  readonly failure: string | null
}

/** A clause that no test which names it noticed when it was switched off. */
export interface MissedClause {
  readonly clause: string
  readonly title: string
  readonly declaredBy: readonly string[]
  /** The tests that name it, with what they said when it was off. */
  readonly tests: readonly Outcome[]
  /** A test that does not name it and noticed, which does not count. */
  readonly noticedBy?: string
}

/** What became of one test. */
export interface Outcome {
  readonly test: string
  readonly outcome: string
}

/** Which clauses a test noticed when they were switched off, and which none did. */
export interface AblationReport {
  readonly game: string
  /** Number of enforced clauses, and how many of them this run switched off. */
  readonly enforced: number
  readonly examined: number
  readonly caught: number
  /** Clauses that have no switch and are proved directly, among those examined. */
  readonly direct: readonly string[]
  /** Clauses whose rows say that no test notices them yet, among those examined, and that none does notice. */
  readonly open: readonly string[]
  /** Clauses whose rows say so, and which a test that names them does notice. */
  readonly notOpen: readonly string[]
  /** Of these `caught`, those that say the same as another clause and have one proof with it. */
  readonly shared: readonly string[]
  /** Clauses that nothing tells apart, and whose rows do not say so: the very same expectations fail. */
  readonly alike: readonly (readonly string[])[]
  /** Rows that name a clause with which they do not share their failures. */
  readonly notShared: readonly string[]
  /** Of each caught clause: the test that noticed, and what it said. */
  readonly catches: Readonly<Record<string, Outcome>>
  readonly missed: readonly MissedClause[]
  /** Tests that fail with every clause on: their failures prove nothing. */
  readonly failing: readonly { readonly test: string; readonly message: string }[]
  /** Titles of the tests that prove each clause. */
  readonly proofs: Readonly<Record<string, readonly string[]>>
}

/** Which clauses a run switches off, and who is told how far it is. */
export interface AblationOptions {
  /** Which of the enforced clauses are switched off; all if absent. */
  readonly part?: (index: number, clause: string) => boolean
  /** Called before each run, so that one that never ends can be named. */
  readonly progress?: (doing: string) => void
}

/** More answers than any test gives: beyond, the test waits for something that can't happen without the clause. */
const ANSWER_LIMIT = 5_000
/** After so many endless runs of a clause no more tests are run with it off. */
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

/** Switches each enforced clause off in turn and runs the tests that name it: one of them must fail. */
export async function ablate(
  rules: GameRules,
  tests: readonly CollectedTest[],
  { part = () => true, progress = () => undefined }: AblationOptions = {},
): Promise<AblationReport> {
  const { clauses } = rules.book.rulebook
  const enforced = enforcedClauses(rules)
  const runs = await baselines(rules, tests, progress)
  const sound = runs.filter((r) => r.failure === null)
  const examined = enforced.filter((clause, i) => part(i, clause))
  const missed: MissedClause[] = []
  const catches: Record<string, Outcome> = {}
  const failures = new Map<string, string>()
  const open: string[] = []
  const notOpen: string[] = []
  const direct = examined.filter((clause) => clauses[clause].proof === 'direct')
  for (const clause of examined) {
    if (clauses[clause].proof === 'direct') continue
    const named = sound.filter((r) => r.proves.includes(clause))
    const outcomes = await switchedOff(rules, clause, named, progress)
    const first = outcomes.find((each) => each.caught)
    const isOpen = clauses[clause].proof === 'open'
    if (first === undefined && isOpen) {
      open.push(clause)
      continue
    }
    if (isOpen) notOpen.push(clause)
    if (first === undefined) {
      const others = sound.filter((r) => r.fired.has(clause) && !r.proves.includes(clause))
      const noticed = (await switchedOff(rules, clause, others, progress, true)).find((each) => each.caught)
      missed.push(missedClause(rules, clause, outcomes, noticed?.test))
      continue
    }
    catches[clause] = { test: first.test, outcome: first.outcome }
    failures.set(clause, JSON.stringify(outcomes.filter((each) => each.caught).map((each) => each.where)))
  }
  return {
    game: rules.name,
    enforced: enforced.length,
    examined: examined.length,
    caught: failures.size,
    direct,
    open,
    notOpen,
    ...sharing(rules, failures),
    catches,
    missed,
    failing: runs.flatMap((r) => (r.failure === null ? [] : [{ test: r.test.title, message: r.failure }])),
    proofs: proofsOf(rules, runs),
  }
}

/** Clauses with the very same failures: those whose rows say so, and those that nothing tells apart. */
function sharing(
  rules: GameRules,
  failures: ReadonlyMap<string, string>,
): Pick<AblationReport, 'shared' | 'alike' | 'notShared'> {
  const { clauses } = rules.book.rulebook
  const partner = (clause: string): string => clauses[clause].provedWith ?? clause
  const shared = [...failures.keys()].filter((clause) => partner(clause) !== clause)
  const notShared = shared.filter((clause) => {
    const other = failures.get(partner(clause))
    return other !== undefined && other !== failures.get(clause)
  })
  const groups = new Map<string, string[]>()
  for (const [clause, which] of failures) groups.set(which, [...(groups.get(which) ?? []), clause])
  const alike = [...groups.values()].filter((group) => new Set(group.map(partner)).size > 1)
  return { shared, alike, notShared }
}

/** An outcome with the expectation that failed: the test, the line, and what it says. */
interface Tried extends Outcome {
  readonly caught: boolean
  readonly where: string
}

/** What each of these tests said with the clause off; `untilCaught`: no further than to the first that caught it. */
async function switchedOff(
  rules: GameRules,
  clause: string,
  among: readonly Baseline[],
  progress: (doing: string) => void,
  untilCaught = false,
): Promise<readonly Tried[]> {
  const { switches } = rules.book
  const n = switches.number(clause)
  const outcomes: Tried[] = []
  let endless = 0
  setAblating(true)
  switches.off[n] = 1
  try {
    for (const { test } of among) {
      progress(`${clause} off: ${test.title}`)
      const { failure } = await attempt(rules, test)
      const { kind, says } = classify(failure, switches.names)
      const caught = kind === 'expectation'
      outcomes.push({ test: test.title, outcome: says, caught, where: `${test.title} ${placeOf(failure)}` })
      if (caught && untilCaught) break
      if (failure instanceof KernelError && failure.code === 'endless' && ++endless === ENDLESS_ENOUGH) break
    }
  } finally {
    switches.off[n] = 0
    setAblating(false)
  }
  return outcomes
}

/** Runs the test with a limit on answers, so that it ends as long as it goes on answering. */
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

function missedClause(
  rules: GameRules,
  clause: string,
  tests: readonly Tried[],
  noticedBy: string | undefined,
): MissedClause {
  const { rulebook, switches } = rules.book
  return {
    clause,
    title: rulebook.clauses[clause].title.en,
    declaredBy: switches.declarations.filter((d) => d.clause === clause).map((d) => `${d.kind} ${d.name}`),
    tests: tests.map(({ test, outcome }) => ({ test, outcome })),
    ...(noticedBy === undefined ? {} : { noticedBy }),
  }
}
