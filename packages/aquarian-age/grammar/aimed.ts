import type { Effect, Reference, Selection } from '@fudaba/cardtext'
import { type Aimed, isAimed } from './nouns.ts'

/**
 * 目標の≪…≫ in a clause is two steps: the target is chosen when the text is declared, and the clause is about what was
 * chosen. In the tree they stand one after the other, so that everything the kernel knows of targets holds for them.
 */

/** What was aimed at just before; 目標のキャラクター of a later sentence has its noun. */
const AIMED: Reference = { kind: 'reference', to: 'chosen' }
const isReferenceToAimed = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (value as Partial<Reference>).kind === 'reference' &&
  (value as Partial<Reference>).to === 'chosen' &&
  (value as Partial<Reference>).noun === undefined

function collect(tree: unknown, test: (value: unknown) => boolean, out: unknown[]): unknown[] {
  if (typeof tree !== 'object' || tree === null) return out
  if (test(tree)) {
    out.push(tree)
    return out
  }
  // A quoted ability has targets of its own.
  if ('kind' in tree && 'effect' in tree && isQuoted(tree.kind)) return out
  for (const value of Object.values(tree)) collect(value, test, out)
  return out
}
const isQuoted = (kind: unknown): boolean =>
  kind === 'activated' || kind === 'triggered' || kind === 'continuous' || kind === 'instruction'

function replaced(tree: unknown, test: (value: unknown) => boolean, by: unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (test(tree)) return by
  if (Array.isArray(tree)) return tree.map((each) => replaced(each, test, by))
  if ('kind' in tree && 'effect' in tree && isQuoted(tree.kind)) return tree
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, replaced(value, test, by)]))
}

/** The steps of clauses; undefined if one of them aims twice. */
export function stepsOf(clauses: readonly Effect[]): Effect[] | undefined {
  const out: Effect[] = []
  for (const clause of clauses) {
    // What another player does has its own targets.
    if (clause.kind === 'by') {
      out.push(clause)
      continue
    }
    const found = collect(clause, isAimed, []) as Aimed[]
    if (found.length > 1) return undefined
    if (found.length === 0) out.push(clause)
    else {
      const { target: _, ...what } = found[0]
      out.push({ kind: 'choose', what: what as Selection, target: true })
      out.push(replaced(clause, isAimed, AIMED) as Effect)
    }
  }
  return out
}

/** The inverse of `stepsOf`. */
export function clausesOf(steps: readonly Effect[]): Effect[] | undefined {
  const out: Effect[] = []
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]
    if (step.kind === 'by') {
      out.push(step)
      continue
    }
    if (step.kind !== 'choose') {
      if (collect(step, isReferenceToAimed, []).length > 0) return undefined
      out.push(step)
      continue
    }
    const next = steps[++i]
    if (step.target !== true || next === undefined || collect(next, isReferenceToAimed, []).length !== 1)
      return undefined
    out.push(replaced(next, isReferenceToAimed, { ...step.what, target: true }) as Effect)
  }
  return out
}
