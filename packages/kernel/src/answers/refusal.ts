import type { Duty, SingleConstraint } from './constraints.ts'
import { OUT, type Choice, type Placing } from './placing.ts'
import { fill, hasValue } from './feasible.ts'

/** A candidate by its key or, where the choice has no words, by its place in the list counted from 1. */
export const label = (choice: Choice, i: number): string => choice.keys[i] ?? `candidate ${i + 1}`
/** A bin in refusals. */
export const place = (bin: number): string => `place ${bin + 1}`

const list = (choice: Choice, candidates: readonly number[]): string =>
  candidates.map((i) => label(choice, i)).join(', ')

/** What is wrong with a finished answer that breaks the constraint. */
export function refusal(choice: Choice, constraint: SingleConstraint, p: Placing): string {
  const chosen = Array.from(p.at.keys()).filter((i) => p.at[i] !== OUT)
  switch (constraint.kind) {
    case 'count': {
      const { items, min = 0, max } = constraint
      const n = chosen.filter((i) => items[i]).length
      const marked = list(
        choice,
        Array.from(items.keys()).filter((i) => items[i]),
      )
      if (n < min) return `at least ${min} of these must be chosen, not ${n}: ${marked}`
      return `at most ${max} of these may be chosen, not ${n}: ${marked}`
    }
    case 'sum': {
      const { values, min = -Infinity, max } = constraint
      const sum = chosen.reduce((total, i) => total + values[i], 0)
      return `what is chosen adds up to ${sum}, ${sum < min ? `less than ${min}` : `more than ${max}`}`
    }
    case 'shared':
      return `these have nothing in common: ${list(choice, strangers(constraint.values, chosen))}`
    case 'distinct': {
      const { values } = constraint
      const second = chosen.find((i, at) => chosen.findIndex((j) => values[j] === values[i]) < at)!
      const first = chosen.find((i) => values[i] === values[second])!
      return `${label(choice, first)} and ${label(choice, second)} are the same where all must differ`
    }
    case 'matching': {
      const { count } = constraint
      if (chosen.length !== count) return `exactly ${count} must be chosen, not ${chosen.length}`
      const owner = new Int32Array(count).fill(-1)
      const idle = chosen.find((i) => !fill(constraint, owner, i))!
      return `${label(choice, idle)} fills none of the ${count} parts that the others leave`
    }
    case 'alone': {
      const { items } = constraint
      const crowded = chosen.find((i) => items[i] && p.held[p.at[i]] > 1)!
      const where = choice.shape === 'arrange' ? `alone in ${place(p.at[crowded])}` : 'chosen alone'
      return `${label(choice, crowded)} must be ${where}`
    }
    case 'company': {
      const lonely = chosen.find((i) => constraint.items[i] && p.held[p.at[i]] === 1)!
      const where = choice.shape === 'arrange' ? `alone in ${place(p.at[lonely])}` : 'chosen alone'
      return `${label(choice, lonely)} cannot be ${where}`
    }
  }
}

/** The shortest prefix of the chosen candidates that have no common value. */
function strangers(values: readonly (readonly number[] | 'all')[], chosen: readonly number[]): number[] {
  for (let n = 2; n < chosen.length; n++) {
    const some = chosen.slice(0, n)
    const first = some.map((i) => values[i]).find((v) => v !== 'all')
    if (first === undefined) continue
    if (!first.some((value) => some.every((i) => hasValue(values[i], value)))) return some
  }
  return [...chosen]
}

/** What a requirement asks for. */
export function demanded(choice: Choice, { items, bins }: Duty): string {
  const what = items.length === 1 ? label(choice, items[0]) : `one of ${list(choice, items)}`
  if (choice.shape !== 'arrange') return `${what} must be chosen`
  return `${what} must be placed${bins === undefined ? '' : ` in ${bins.map(place).join(' or ')}`}`
}
