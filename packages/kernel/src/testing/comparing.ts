import type { ClauseSwitches, Comparing } from '../base/clauses.ts'

/**
 * While a test runs, a clause counts as carried out only where the outcome is another without it on the same state: a
 * rule whose two sides give the same, and a step that changes nothing, do not count.
 */
export function compareClauses(switches: ClauseSwitches): void {
  switches.compare.with ??= comparing(switches)
  compared.add(switches)
}

/** At the end of a test: whoever plays afterwards in the same process counts as usual. */
export function endComparing(): void {
  for (const switches of compared) switches.compare.with = null
  compared.clear()
}

const compared = new Set<ClauseSwitches>()

function comparing({ fired }: ClauseSwitches): Comparing {
  let inside = false
  return {
    compared<T>(clause: number, value: T, other: () => T): T {
      // A rule that gives nothing does something: its other side is not tried, for it would do that too.
      if (inside || value === undefined) return value
      const before = fired.slice()
      inside = true
      const isSame = isSameWithout(value, other)
      inside = false
      fired.set(before)
      if (isSame) fired[clause]--
      return value
    },
    idle: (clause) => void fired[clause]--,
  }
}

function isSameWithout<T>(value: T, other: () => T): boolean {
  try {
    return isSame(value, other())
  } catch {
    return false
  }
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b)
  return a.length === b.length && a.every((each, i) => Object.is(each, b[i]))
}
