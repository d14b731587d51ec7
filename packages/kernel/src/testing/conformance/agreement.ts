import { expect } from 'vitest'
import type { Match } from '../../match.ts'

/** Fails with the place where two things that must be equal are not. Cheap while they are. */
export function agree(what: string, where: () => string, actual: string, expected: string): void {
  if (actual !== expected) expect(actual, `${what}: ${where()}`).toBe(expected)
}

export function fail(what: string, where: () => string): never {
  throw new Error(`${what}: ${where()}`)
}

/** All that can be read from outside: the decision, the three views, the result. */
export function outside(match: Match): string {
  return JSON.stringify([match.decision, match.view('P1'), match.view('P2'), match.view(null), match.result])
}
