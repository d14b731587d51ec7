import { type Choice, type Decision, choiceOf } from '@fudaba/kernel'
import { canComplete, explainIllegal } from '@fudaba/kernel/host'

/** An answer in the making, as candidate indices (the form of `picksFor`). The kernel decides what is legal. */
export type Picks = readonly number[]

/** The initial answer of a new question. */
export function freshPicks({ shape, candidates, min, max, message }: Decision): Picks {
  switch (shape) {
    case 'number':
      // X = 0 would do nothing, so X starts at its maximum.
      return [message.key.endsWith('.x') ? max : min]
    case 'distribute':
      return candidates.map(() => Math.max(0, min))
    case 'choose':
    case 'arrange':
    case 'order':
    case 'option':
    case 'name':
    case 'act':
      return []
  }
}

export const isLegal = (decision: Decision, picks: Picks): boolean =>
  explainIllegal(choiceOf(decision), picks) === null

/** Adds a candidate, or removes it. If only one can be taken, it replaces the one before. */
export function toggled(decision: Decision, picks: Picks, at: number): Picks {
  if (picks.includes(at)) return picks.filter((pick) => pick !== at)
  const next = decision.max === 1 ? [at] : [...picks, at]
  return canComplete(choiceOf(decision), next) ? next : picks
}

export const mayTake = (decision: Decision, picks: Picks, at: number): boolean =>
  picks.includes(at) || toggled(decision, picks, at) !== picks

/** Puts a candidate into a place; null: out of its place. */
export function placed(decision: Decision, picks: Picks, item: number, place: number | null): Picks {
  const without = pairs(picks).filter(([each]) => each !== item)
  const next = place === null ? without : [...without, [item, place] as const]
  const flat = next.flat()
  return canComplete(choiceOf(decision), flat) ? flat : picks
}

export const placeOf = (picks: Picks, item: number): number | null =>
  pairs(picks).find(([each]) => each === item)?.[1] ?? null

export function mayPlace(decision: Decision, picks: Picks, item: number, place: number): boolean {
  const without = pairs(picks).filter(([each]) => each !== item)
  return canComplete(choiceOf(decision), [...without, [item, place]].flat())
}

function pairs(picks: Picks): (readonly [number, number])[] {
  const out: [number, number][] = []
  for (let i = 0; i + 1 < picks.length; i += 2) out.push([picks[i], picks[i + 1]])
  return out
}

/** A legal answer that extends these picks where possible. */
export function completed(decision: Decision, picks: Picks): Picks {
  const choice = choiceOf(decision)
  if (explainIllegal(choice, picks) === null) return picks
  switch (decision.shape) {
    case 'number':
      return [decision.min]
    case 'distribute':
      return shares(choice)
    case 'arrange':
      return grown(choice, picks, (item) => decision.bins.map((_, bin) => [item, bin]))
    case 'choose':
    case 'order':
    case 'option':
    case 'name':
    case 'act':
      return grown(choice, picks, (item) => [[item]])
  }
}

/** Adds one step at a time that `canComplete` allows, until the answer is legal. */
function grown(choice: Choice, picks: Picks, ways: (item: number) => number[][]): Picks {
  let now = canComplete(choice, picks) ? picks : []
  while (explainIllegal(choice, now) !== null) {
    const next = choice.items
      .flatMap((_, item) => ways(item))
      .map((step) => [...now, ...step])
      .find((each) => canComplete(choice, each))
    if (next === undefined) return now
    now = next
  }
  return now
}

/** Gives as much as possible to the first, then to the second, and so on. */
function shares(choice: Choice): Picks {
  const amounts: number[] = []
  while (amounts.length < choice.items.length) {
    let amount = Math.min(choice.max, choice.total)
    while (amount > 0 && !canComplete(choice, [...amounts, amount])) amount--
    amounts.push(amount)
  }
  return amounts
}
