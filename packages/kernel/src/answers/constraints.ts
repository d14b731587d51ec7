/**
 * Named limits on combined choices. The vocabulary is closed, so that everyone (kernel, tables, agents) can explain
 * each of them and say exactly whether a partial answer can be completed. All of it is plain JSON.
 *
 * A constraint is about candidates by position, and about the *chosen* ones: the picks of a choice, what is placed in
 * an arrangement, those who get something in a distribution. Only an arrangement has several bins; elsewhere the chosen
 * ones lie in one bin together.
 */
export type Constraint = SingleConstraint | MostConstraint | BothConstraint

/** A constraint that can be checked, and completed exactly, without looking at any other. */
export type SingleConstraint =
  | CountConstraint
  | SumConstraint
  | SharedConstraint
  | DistinctConstraint
  | MatchingConstraint
  | AloneConstraint
  | CompanyConstraint

/** At least `min` and at most `max` of the marked candidates are chosen. Several groups: `both`. */
export interface CountConstraint {
  readonly kind: 'count'
  readonly items: readonly boolean[]
  readonly min?: number
  readonly max?: number
}

/** The chosen values add up to at least `min` and at most `max`. */
export interface SumConstraint {
  readonly kind: 'sum'
  readonly values: readonly number[]
  readonly min?: number
  readonly max?: number
}

/** If at least `from` are chosen, one value is common to all of them; 'all' has every value. */
export interface SharedConstraint {
  readonly kind: 'shared'
  readonly values: readonly (readonly number[] | 'all')[]
  readonly from: number
}

/** No two chosen candidates have the same value. */
export interface DistinctConstraint {
  readonly kind: 'distinct'
  readonly values: readonly number[]
}

/**
 * Each pick fills a different slot, and every slot (0 … count − 1) is filled; `slots[i]` lists the slots
 * candidate i can fill. Coloured costs, "one ♡ and one ◇".
 */
export interface MatchingConstraint {
  readonly kind: 'matching'
  readonly slots: readonly (readonly number[])[]
  readonly count: number
}

/** A marked candidate that is chosen is the only one in its bin. */
export interface AloneConstraint {
  readonly kind: 'alone'
  readonly items: readonly boolean[]
}

/** A marked candidate that is chosen is not the only one in its bin. */
export interface CompanyConstraint {
  readonly kind: 'company'
  readonly items: readonly boolean[]
}

/**
 * Requirements are obeyed as far as possible: as many of them as any answer can that is legal otherwise.
 * Forced attackers, "as many as possible". Several `most` in one `both` count together.
 */
export interface MostConstraint {
  readonly kind: 'most'
  readonly requirements: readonly Duty[]
}

/** At least one of these candidates is chosen; in an arrangement, into one of `bins` where given. */
export interface Duty {
  readonly items: readonly number[]
  readonly bins?: readonly number[]
}

/** All of these hold. */
export interface BothConstraint {
  readonly kind: 'both'
  readonly of: readonly Constraint[]
}

/** A constraint with its conjunctions flattened. */
export interface Limits {
  readonly single: readonly SingleConstraint[]
  readonly requirements: readonly Duty[]
}

const NO_LIMITS: Limits = { single: [], requirements: [] }

/** Flattens a constraint. */
export function limitsOf(constraint: Constraint | null): Limits {
  if (constraint === null) return NO_LIMITS
  const single: SingleConstraint[] = []
  const requirements: Duty[] = []
  flatten(constraint, single, requirements)
  return { single, requirements }
}

function flatten(constraint: Constraint, single: SingleConstraint[], requirements: Duty[]): void {
  switch (constraint.kind) {
    case 'both':
      for (const part of constraint.of) flatten(part, single, requirements)
      return
    case 'most':
      requirements.push(...constraint.requirements)
      return
    case 'count':
    case 'sum':
    case 'shared':
    case 'distinct':
    case 'matching':
    case 'alone':
    case 'company':
      single.push(constraint)
  }
}
