/** Whether a failure under ablation proves the clause: only a failed expectation about the game does. */
export type Caught = 'expectation' | 'clause ids' | 'crash' | 'nothing'

export interface Verdict {
  readonly kind: Caught
  readonly says: string
}

interface Failure {
  readonly name: string
  readonly message: string
  readonly stack?: string
  readonly actual?: unknown
  readonly expected?: unknown
  readonly cause?: unknown
}

/** `clauses`: the ids of the game. An assertion that compares clause ids is not about the game itself. */
export function classify(failure: unknown, clauses: readonly string[]): Verdict {
  if (failure === null) return { kind: 'nothing', says: 'passes' }
  const assertion = assertionIn(failure)
  if (assertion === null) return { kind: 'crash', says: `does not count: ${firstLine(failure)}` }
  const ids = new Set(clauses)
  const speaksOfClauses =
    mentions(assertion.actual, ids) ||
    mentions(assertion.expected, ids) ||
    quoted(assertion.message).some((text) => ids.has(text))
  return speaksOfClauses
    ? { kind: 'clause ids', says: `does not count, speaks of clause ids: ${firstLine(assertion)}` }
    : { kind: 'expectation', says: firstLine(assertion) }
}

/** Thrown by `expect` itself, or reported by fast-check, which wraps the failure of a property. */
function assertionIn(failure: unknown): Failure | null {
  for (let at = failure; isFailure(at); at = at.cause) if (at.name === 'AssertionError') return at
  return null
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'name' in value && 'message' in value

export const firstLine = (failure: unknown): string =>
  isFailure(failure) ? `${failure.name}: ${failure.message.split('\n')[0]}` : JSON.stringify(failure)

/** Where in a test an expectation failed, and with what: two clauses with the same are not told apart. */
export const placeOf = (failure: unknown): string => {
  const assertion = assertionIn(failure)
  if (assertion === null) return firstLine(failure)
  const line = /\.test\.ts:(\d+):(\d+)/.exec(assertion.stack ?? '')?.[0] ?? ''
  return `${line} ${assertion.message}`
}

const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'|"([^"]+)"/g)].map((m) => m[1] ?? m[2])

/** Whether a value or anything in it is a clause id; what vitest has already printed is looked through as text. */
function mentions(value: unknown, ids: ReadonlySet<string>, depth = 0): boolean {
  if (typeof value === 'string') return ids.has(value) || quoted(value).some((text) => ids.has(text))
  if (typeof value !== 'object' || value === null || depth > 6) return false
  return Object.values(value).some((inner) => mentions(inner, ids, depth + 1))
}
