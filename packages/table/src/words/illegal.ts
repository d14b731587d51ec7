import { type Constraint, choiceOf } from '@fudaba/kernel'
import { type SingleConstraint, explainIllegal, limitsOf } from '@fudaba/kernel/host'
import type { Prompt } from './prompt.ts'
import type { Words } from './words.ts'

/** Why an answer (as candidate indices) is illegal, or null. The kernel decides; this only words it. */
export function whatIsWrong(words: Words, prompt: Prompt, picks: readonly number[]): string | null {
  const wrong = explainIllegal(choiceOf(prompt.decision), picks)
  if (wrong === null) return null
  return (
    sizeWrong(words, prompt, picks) ??
    constraintsBroken(words, prompt, picks) ??
    // The kernel's own English sentence is better than a general one.
    (words.lang === 'en' ? wrong : words.say('error.illegal-answer'))
  )
}

function sizeWrong(
  words: Words,
  { decision, choices, places }: Prompt,
  picks: readonly number[],
): string | null {
  const { shape, min, max, total, unit } = decision
  switch (shape) {
    case 'number':
      return words.say('wholeNumber', { min, max })
    case 'distribute': {
      for (const [i, now] of picks.entries()) {
        const { label } = choices[i]
        if (now < min || now > max) return words.say('amountRange', { label, min, max, now })
        if (now % unit !== 0) return words.say('amountUnit', { label, unit, now })
      }
      const now = picks.reduce((a, b) => a + b, 0)
      return now === total ? null : words.say('giveExactly', { total, now })
    }
    case 'arrange': {
      const items = picks.filter((_, i) => i % 2 === 0)
      const twice = items.find((item, i) => items.indexOf(item) < i)
      if (twice !== undefined) return words.say('twice', { label: choices[twice].label })
      for (const [bin, { min: least, max: most }] of decision.bins.entries()) {
        const now = picks.filter((pick, i) => i % 2 === 1 && pick === bin).length
        const place = places[bin].label
        if (now < least) return words.say('binAtLeast', { place, n: least, now })
        if (now > most) return words.say('binAtMost', { place, n: most, now })
      }
      return counted(words, items.length, min, max)
    }
    case 'order':
      return picks.length === min
        ? twiceIn(words, choices, picks)
        : words.say('orderAll', { n: min, now: picks.length })
    case 'act':
      if (picks.length === 0) return decision.pass ? null : words.say('mayNotPass')
      return counted(words, picks.length, 1, 1)
    case 'choose':
    case 'option':
    case 'name':
      return twiceIn(words, choices, picks) ?? counted(words, picks.length, min, max)
  }
}

function twiceIn(words: Words, choices: Prompt['choices'], picks: readonly number[]): string | null {
  const twice = picks.find((pick, i) => picks.indexOf(pick) < i)
  return twice === undefined ? null : words.say('twice', { label: choices[twice].label })
}

function counted(words: Words, now: number, min: number, max: number): string | null {
  if (now >= min && now <= max) return null
  if (min === max) return words.say('chooseExactly', { n: min, now })
  return now < min ? words.say('chooseAtLeast', { n: min, now }) : words.say('chooseAtMost', { n: max, now })
}

function constraintsBroken(words: Words, prompt: Prompt, picks: readonly number[]): string | null {
  const { decision, choices } = prompt
  const choice = choiceOf(decision)
  const fits = (constraint: Constraint | null): boolean =>
    explainIllegal({ ...choice, constraint }, picks) === null
  const { single, requirements } = limitsOf(decision.constraint)
  for (const constraint of single) if (!fits(constraint)) return broken(words, prompt, constraint, picks)
  for (const duty of requirements)
    if (!fits({ kind: 'most', requirements: [duty] }))
      return words.say('mustObey', { labels: words.list(duty.items.map((i) => choices[i].label)) })
  return null
}

function broken(
  words: Words,
  prompt: Prompt,
  constraint: SingleConstraint,
  picks: readonly number[],
): string {
  const chosen = chosenIn(prompt, picks)
  const labels = (items: readonly number[]): string => words.list(items.map((i) => prompt.choices[i].label))
  switch (constraint.kind) {
    case 'count': {
      const marked = constraint.items.flatMap((yes, i) => (yes ? [i] : []))
      return words.say('ofThese', { labels: labels(marked), range: limits(words, constraint) })
    }
    case 'sum': {
      const sum = chosen.reduce((n, i) => n + constraint.values[i], 0)
      return words.say('sumRange', { sum, range: limits(words, constraint) })
    }
    case 'shared':
      return words.say('nothingInCommon', { labels: labels(chosen) })
    case 'distinct': {
      const { values } = constraint
      const same = chosen.filter((i) => chosen.some((j) => j !== i && values[j] === values[i]))
      return words.say('mustDiffer', { labels: labels(same) })
    }
    case 'matching':
      return words.say('fillsNoPart', { labels: labels(chosen) })
    case 'alone': {
      const alone = chosen.find((i) => constraint.items[i] && companions(prompt, picks, i) > 0) ?? chosen[0]
      return words.say('mustBeAlone', { label: prompt.choices[alone].label })
    }
    case 'company': {
      const lonely =
        chosen.find((i) => constraint.items[i] && companions(prompt, picks, i) === 0) ?? chosen[0]
      return words.say('notAlone', { label: prompt.choices[lonely].label })
    }
  }
}

/** The candidates that an answer contains. */
function chosenIn({ decision }: Prompt, picks: readonly number[]): number[] {
  if (decision.shape === 'arrange') return picks.filter((_, i) => i % 2 === 0)
  if (decision.shape === 'distribute') return picks.flatMap((amount, i) => (amount > 0 ? [i] : []))
  return [...picks]
}

/** Number of other candidates chosen for the same place. */
function companions({ decision }: Prompt, picks: readonly number[], item: number): number {
  if (decision.shape !== 'arrange') return picks.length - 1
  const pairs = picks.flatMap((pick, i) => (i % 2 === 0 ? [[pick, picks[i + 1]]] : []))
  const bin = pairs.find(([other]) => other === item)?.[1]
  return pairs.filter(([other, place]) => other !== item && place === bin).length
}

function limits(words: Words, { min, max }: { readonly min?: number; readonly max?: number }): string {
  if (min !== undefined && max !== undefined)
    return min === max ? String(min) : words.say('between', { min, max })
  return min === undefined ? words.say('atMost', { n: max ?? 0 }) : words.say('atLeast', { n: min })
}
