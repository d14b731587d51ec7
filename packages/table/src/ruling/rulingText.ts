import type { Confidence } from '@fudaba/kernel/rules'
import { ruleText } from '../words/ruleText.ts'
import { promptOf } from '../words/prompt.ts'
import { tableLines } from '../words/textView.ts'
import { wrap } from '../words/width.ts'
import type { Words } from '../words/words.ts'
import type { Judged, JudgedLine } from './judged.ts'
import { sayRuling } from './rulingSentences.ts'

/** How sure we are, the surest first. */
const SURENESS: readonly (Confidence | 'rulebook')[] = [
  'rulebook',
  'official',
  'fan',
  'weak',
  'inferred',
  'ours',
]

/** A judged line as a ruling: the boards, each answer, each event with its clauses, and how sure we are. */
export function rulingLines(words: Words, judged: Judged, columns: number): string[] {
  const say = sayRuling(words.lang)
  const { rulebook } = words.rules.book
  const boardOf = (view: Judged['before']): string[] => tableLines(words, view, { columns })
  return [
    say('title', { game: words.pick(rulebook.name), version: words.edition() }),
    ...unreadLines(words, judged, columns),
    '',
    say('before'),
    momentLine(words, judged),
    ...boardOf(judged.before),
    '',
    ...firstLines(words, judged, columns),
    say('line'),
    ...(judged.steps.length === 0 ? [say('noLine')] : []),
    ...judged.steps.flatMap(({ player, question, move, lines }, i) => [
      ...wrap(say('move', { n: i + 1, player, question, move }), columns, '   '),
      ...eventLines(words, lines, columns),
    ]),
    '',
    say('after'),
    ...boardOf(judged.after),
    ...nextLines(words, judged, columns),
    '',
    ...sureLines(words, judged, columns),
    say('state', { digest: judged.digest }),
  ]
}

function unreadLines(words: Words, { unread }: Judged, columns: number): string[] {
  const say = sayRuling(words.lang)
  return unread.flatMap((each) => wrap(`⚠ ${say('unread', { ...each })}`, columns, '  '))
}

/** Where play begins. */
export const momentLine = (words: Words, { moment }: Judged): string => {
  const say = sayRuling(words.lang)
  return moment === null ? say('underWay') : say('moment', { moment: words.moment(moment) })
}

/** What happened before anybody was asked. */
export function firstLines(words: Words, { first }: Judged, columns: number): string[] {
  if (first.length === 0) return []
  return [sayRuling(words.lang)('first'), ...eventLines(words, first, columns), '']
}

function eventLines(words: Words, lines: readonly JudgedLine[], columns: number): string[] {
  const say = sayRuling(words.lang)
  return lines.flatMap(({ text, chain, itself }) => [
    ...wrap(`  ${text}${itself ? ` ${say('itself')}` : ''}`, columns, '    '),
    ...wrap(`      ${chain.join(' > ')}`, columns, '        '),
  ])
}

function nextLines(words: Words, { decision, after }: Judged, columns: number): string[] {
  if (decision === null) return []
  const say = sayRuling(words.lang)
  const { player, clauses } = decision
  const question = promptOf(words, after, decision).sentence
  return [
    '',
    say('asked'),
    ...wrap(say('decides', { player, clauses: clauses.join(' > '), question }), columns, '  '),
  ]
}

/** What is less sure than the rulebook, and our readings of the clauses that were carried out. */
function sureLines(words: Words, { clauses }: Judged, columns: number): string[] {
  const say = sayRuling(words.lang)
  const { rules } = words
  const rows = clauses.map((id) => ruleText(rules, id)).filter((row) => row !== null)
  const kinds = SURENESS.slice(1).flatMap((confidence) => {
    const of = rows.filter((row) => row.confidence === confidence).map(({ id }) => id)
    return of.length === 0
      ? []
      : [say('less', { confidence: words.say(`confidence.${confidence}`), clauses: of.join(', ') })]
  })
  const readings = rules.book.rulebook.rulings
    .filter((ruling) => ruling.clauses.some((id) => clauses.includes(id)))
    .map(({ id, confidence, reading, setting }) => {
      const text = say('reading', {
        id,
        confidence: words.say(`confidence.${confidence}`),
        text: words.pick(reading),
      })
      return setting === undefined ? text : `${text} — ${say('setting', { name: setting })}`
    })
  return [
    say('sure'),
    say('clauses', { n: clauses.length }),
    ...(kinds.length === 0 ? [say('printed')] : kinds.flatMap((line) => wrap(line, columns, '  '))),
    ...readings.flatMap((line) => wrap(line, columns, '  ')),
  ]
}
