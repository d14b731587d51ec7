import { expect } from 'vitest'
import type { Match } from '../../match/match.ts'

/** Fails unless the two are equal, naming the place where they differ. Cheap if they are equal. */
export function agree(what: string, where: () => string, actual: string, expected: string): void {
  if (actual !== expected) expect(actual, `${what}: ${where()}`).toBe(expected)
}

export function fail(what: string, where: () => string): never {
  throw new Error(`${what}: ${where()}`)
}

/** Everything that can be read from outside: the decision, the three views, the result. */
export function outside(match: Match): string {
  return JSON.stringify([match.decision, match.view('P1'), match.view('P2'), match.view(null), match.result])
}
