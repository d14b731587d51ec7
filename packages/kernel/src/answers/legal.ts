import { completable, demandOf, obeyed } from './completion.ts'
import { type Choice, type Placing, placingOf, span } from './placing.ts'
import { possible } from './feasible.ts'
import { demanded, label, place, refusal } from './refusal.ts'

/** Why the answer is not allowed, in a sentence that names what is wrong, or null if it is allowed. */
export function explainIllegal(choice: Choice, picks: readonly number[]): string | null {
  switch (choice.shape) {
    case 'number':
      return numberWrong(choice, picks)
    case 'distribute':
      return amountsWrong(choice, picks) ?? totalWrong(choice, picks) ?? constraintBroken(choice, picks)
    case 'arrange':
      return placesWrong(choice, picks) ?? capacitiesBroken(choice, picks) ?? constraintBroken(choice, picks)
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      return positionsWrong(choice, picks) ?? sizeWrong(choice, picks) ?? constraintBroken(choice, picks)
  }
}

/**
 * Whether this beginning of an answer can be completed to a legal one: chosen positions so far, pairs placed
 * so far, the amounts of the first candidates, or for a number nothing or the number. Exact.
 */
export function canComplete(choice: Choice, partial: readonly number[]): boolean {
  switch (choice.shape) {
    case 'number':
      if (partial.length > 0) return numberWrong(choice, partial) === null
      return span(choice) > 0
    case 'distribute':
      if (amountsWrong(choice, partial) !== null) return false
      break
    case 'arrange':
      if (placesWrong(choice, partial) !== null) return false
      break
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      if (positionsWrong(choice, partial) !== null) return false
  }
  return completable(placed(choice, partial), demandOf(choice))
}

/** The answer so far as a placing; what it does not mention is open. */
export function placed(choice: Choice, picks: readonly number[]): Placing {
  if (choice.shape === 'distribute') return placingOf(choice, picks)
  const p = placingOf(choice)
  if (choice.shape === 'arrange') for (let i = 0; i < picks.length; i += 2) p.put(picks[i], picks[i + 1])
  else for (const i of picks) p.put(i, 0)
  return p
}

const within = (i: number, n: number): boolean => Number.isInteger(i) && i >= 0 && i < n

function numberWrong(choice: Choice, picks: readonly number[]): string | null {
  if (picks.length !== 1) return `one number is wanted, not ${picks.length}`
  const [n] = picks
  if (!Number.isInteger(n)) return `a whole number is wanted, not ${n}`
  const last = choice.min + span(choice) - 1
  return n < choice.min || n > last ? `${n} is not between ${choice.min} and ${last}` : null
}

function positionsWrong(choice: Choice, picks: readonly number[]): string | null {
  for (let at = 0; at < picks.length; at++) {
    const i = picks[at]
    if (!within(i, choice.items.length)) return `there is no candidate ${i + 1}`
    if (picks.indexOf(i) < at) return `${label(choice, i)} is chosen twice`
  }
  return null
}

function sizeWrong(choice: Choice, picks: readonly number[]): string | null {
  const n = picks.length
  if (choice.shape === 'act' && n === 0) return choice.pass ? null : 'passing is not allowed here'
  const { min, max } = choice
  if (n >= min && n <= max) return null
  if (choice.shape === 'order') return `all ${min} must be put in order, not ${n}`
  if (min === max) return `exactly ${min} must be chosen, not ${n}`
  return n < min ? `at least ${min} must be chosen, not ${n}` : `at most ${max} may be chosen, not ${n}`
}

function placesWrong(choice: Choice, picks: readonly number[]): string | null {
  if (picks.length % 2 === 1) return `candidate ${picks[picks.length - 1] + 1} is given no place`
  const seen = new Set<number>()
  for (let at = 0; at < picks.length; at += 2) {
    const i = picks[at]
    if (!within(i, choice.items.length)) return `there is no candidate ${i + 1}`
    if (!within(picks[at + 1], choice.bins.length)) return `there is no ${place(picks[at + 1])}`
    if (seen.has(i)) return `${label(choice, i)} is placed twice`
    seen.add(i)
  }
  return null
}

function capacitiesBroken(choice: Choice, picks: readonly number[]): string | null {
  const { held, chosen } = placed(choice, picks)
  for (const [bin, { min, max }] of choice.bins.entries()) {
    if (held[bin] < min) return `${place(bin)} needs at least ${min}, not ${held[bin]}`
    if (held[bin] > max) return `${place(bin)} holds at most ${max}, not ${held[bin]}`
  }
  if (chosen < choice.min) return `at least ${choice.min} must be placed, not ${chosen}`
  return chosen > choice.max ? `at most ${choice.max} may be placed, not ${chosen}` : null
}

function amountsWrong(choice: Choice, amounts: readonly number[]): string | null {
  if (amounts.length > choice.items.length) return `there is no candidate ${choice.items.length + 1}`
  for (const [i, amount] of amounts.entries()) {
    const name = label(choice, i)
    if (!Number.isInteger(amount)) return `${name} needs a whole number, not ${amount}`
    if (amount < choice.min || amount < 0) return `${name} gets at least ${choice.min}, not ${amount}`
    if (amount % choice.unit !== 0) return `${name} gets a multiple of ${choice.unit}, not ${amount}`
    if (amount > choice.max) return `${name} gets at most ${choice.max}, not ${amount}`
  }
  return null
}

function totalWrong(choice: Choice, amounts: readonly number[]): string | null {
  if (amounts.length < choice.items.length) return `${label(choice, amounts.length)} is given no amount`
  const sum = amounts.reduce((a, b) => a + b, 0)
  return sum === choice.total ? null : `${choice.total} must be given out, not ${sum}`
}

function constraintBroken(choice: Choice, picks: readonly number[]): string | null {
  if (choice.constraint === null) return null
  const p = placed(choice, picks)
  p.close()
  const { single, requirements, goal } = demandOf(choice)
  for (const constraint of single) if (!possible(constraint, p)) return refusal(choice, constraint, p)
  const ignored = requirements.filter((r) => !obeyed(r, p))
  const count = requirements.length - ignored.length
  if (count >= goal) return null
  return `${goal} requirements can be obeyed, not only ${count}: ${demanded(choice, ignored[0])}`
}
