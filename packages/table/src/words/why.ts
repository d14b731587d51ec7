import type { Refusal, RequirementAnswer, View } from '@fudaba/kernel'
import { cardsOf } from './labels.ts'
import { reasonFor, refusedName, thingOf } from './reasons.ts'
import { requirementText } from './requirement.ts'
import { ruleText, sourceText } from './ruleText.ts'
import { wrap } from './width.ts'
import type { Words } from './words.ts'

/** The clauses behind an event or a question, innermost first. */
export function whyLines(words: Words, head: string, chain: readonly string[], columns: number): string[] {
  const { name } = words.rules.book.rulebook
  const cite = words.say('why.version', { game: words.pick(name), version: words.edition() })
  if (chain.length === 0) return [head, `  ${words.say('why.noClause')}`]
  return [
    ...wrap(head, columns, '  '),
    ...[...chain]
      .reverse()
      .flatMap((id, depth) => wrap(`  ${depth === 0 ? '●' : '↑'} ${clauseLine(words, id)}`, columns, '    ')),
    `  (${cite})`,
  ]
}

/** "attack.effect  Named attackers are driven and attack (official)". */
export function clauseLine(words: Words, id: string): string {
  const rule = ruleText(words.rules, id)
  if (rule === null) return id
  const sure = rule.confidence === 'rulebook' ? '' : ` (${words.say(`confidence.${rule.confidence}`)})`
  return `${id}  ${words.pick(rule.title)}${sure}`
}

const markOf = (met: boolean | null): string => (met === null ? '?' : met ? '✓' : '✗')

/**
 * Every requirement with a mark: met, not met, or hidden from the player; what is not met with its reason, numbers and
 * text. Of an action asked about without a thing, the same for each thing it could be done with.
 */
export function whyNotLines(words: Words, view: View | null, refusal: Refusal, columns: number): string[] {
  const action = refusedName(words, refusal)
  const thing = thingOf(view, refusal)
  const label = thing === null ? '' : cardsOf(words, thing)
  const head = label === '' ? action : words.say('why.with', { action, label })
  if (refusal.allowed === true && refusal.with.length === 0)
    return [words.say('why.possible', { action: head })]
  const lines = refusal.requirements.flatMap((requirement, at) => {
    const first = `  ${markOf(requirement.met)} ${clauseLine(words, requirement.clause)}`
    return requirement.met === false || hasMore(requirement)
      ? [first, `      ${requirementText(words, view, refusal, at, thing)}`]
      : [first]
  })
  return [
    refusal.allowed === true
      ? words.say('why.possible', { action: head })
      : words.say('why.not', { action: head }),
    ...[...new Set(lines)].flatMap((line) => wrap(line, columns, '      ')),
    ...refusal.with.flatMap((each) => whyNotLines(words, view, each, columns)),
  ]
}

const hasMore = ({ by, have }: RequirementAnswer): boolean => have !== undefined || (by ?? []).length > 0

/** The first requirement that is not met, in words; where only hidden cards know, that. */
export const firstReason = (words: Words, view: View | null, refusal: Refusal): string =>
  reasonFor(words, view, refusal, thingOf(view, refusal)) ??
  (refusal.allowed === null ? words.say('why.hidden') : '')

/** A clause with its kind, confidence, source and readings. */
export function ruleLines(words: Words, id: string, columns: number): string[] {
  const rule = ruleText(words.rules, id)
  if (rule === null) return []
  const { say } = words
  const notes = [
    say(`kind.${rule.kind}`),
    say(`confidence.${rule.confidence}`),
    ...(rule.source === undefined ? [] : [sourceText(words.rules, rule.source, words.lang)]),
  ]
  return [
    ...wrap(`${rule.id}  ${words.pick(rule.title)}`, columns, '  '),
    ...wrap(`  ${notes.join(' · ')}`, columns, '  '),
    ...(rule.because === undefined ? [] : wrap(`  ${rule.because}`, columns, '  ')),
    ...rule.readings.flatMap((reading) => wrap(`  → ${words.pick(reading)}`, columns, '    ')),
  ]
}
