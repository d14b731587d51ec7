import type { Refusal } from '@fudaba/kernel'
import { reasonFor } from './reasons.ts'
import { ruleText } from './ruleText.ts'
import { wrap } from './width.ts'
import type { Words } from './words.ts'

/** The chain behind an event or a question, from the clause that did it out to the one that began it all. */
export function whyLines(words: Words, head: string, chain: readonly string[], columns: number): string[] {
  const { name, version } = words.rules.book.rulebook
  const cite = words.say('why.version', { game: words.pick(name), version })
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

/** Every requirement with a mark: met, not met, or not for the asker to know. */
export function whyNotLines(words: Words, refusal: Refusal, columns: number): string[] {
  const action = words.action(refusal.action)
  if (refusal.allowed === true) return [words.say('why.possible', { action })]
  const lines = refusal.requirements.map(({ clause, met }) => {
    const mark = met === null ? '?' : met ? '✓' : '✗'
    return `  ${mark} ${clauseLine(words, clause)}`
  })
  return [
    words.say('why.not', { action }),
    ...[...new Set(lines)].flatMap((line) => wrap(line, columns, '    ')),
  ]
}

/** Only the first thing that stands in the way. */
export function firstReason(words: Words, refusal: Refusal): string {
  return reasonFor(words, null, refusal) ?? ''
}

/** A clause as it is looked up. */
export function ruleLines(words: Words, id: string, columns: number): string[] {
  const rule = ruleText(words.rules, id)
  if (rule === null) return []
  const { say } = words
  const notes = [
    say(`kind.${rule.kind}`),
    say(`confidence.${rule.confidence}`),
    ...(rule.source === undefined ? [] : [rule.source]),
  ]
  return [
    ...wrap(`${rule.id}  ${words.pick(rule.title)}`, columns, '  '),
    ...wrap(`  ${notes.join(' · ')}`, columns, '  '),
    ...(rule.because === undefined ? [] : wrap(`  ${rule.because}`, columns, '  ')),
    ...rule.readings.flatMap((reading) => wrap(`  → ${words.pick(reading)}`, columns, '    ')),
  ]
}
