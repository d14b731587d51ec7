import type { CountedFrom, ValueLine, ValueSum, View } from '@fudaba/kernel'
import { placeText } from './requirement.ts'
import { clauseLine } from './why.ts'
import { wrap } from './width.ts'
import type { Words } from './words.ts'

/** How a number came about, in words: "STR 7: 3 printed, +4 by 灯台守のリネ (hand: 4)". */
export interface SumLine {
  /** The printed number, what is added, or "→" and what it is set to. */
  readonly amount: string
  readonly text: string
  readonly clause: string | null
}

/** The lines of one sum. */
export function sumsInWords(words: Words, view: View, { lines }: ValueSum): SumLine[] {
  return lines.map((line) => ({
    amount: amountOf(line),
    text: [reason(words, view, line), counted(words, line)].filter((part) => part !== '').join(' '),
    clause: line.clause,
  }))
}

/** The sums of a thing for the terminal: each number that is more than what is printed, or all of them. */
export function sumLines(
  words: Words,
  view: View,
  sums: readonly ValueSum[],
  columns: number,
  all = false,
): string[] {
  return sums
    .filter(({ lines }) => all || lines.length > 1)
    .flatMap((sum) => [
      `  ${words.find(`value.${sum.value}`) ?? sum.value}: ${String(sum.lines[sum.lines.length - 1].value)}`,
      ...sumsInWords(words, view, sum).flatMap(({ amount, text, clause }) =>
        wrap(
          `    ${[amount, text, clause === null ? '' : `— ${clauseLine(words, clause)}`].join(' ').trimEnd()}`,
          columns,
          '        ',
        ),
      ),
    ])
}

const amountOf = ({ kind, value, change }: ValueLine): string => {
  if (kind === 'printed') return String(value)
  if (kind === 'adds' || kind === 'card') return change > 0 ? `+${change}` : String(change)
  return `→ ${value}`
}

function reason(words: Words, view: View, { kind, by, card }: ValueLine): string {
  if (card !== null) return words.say('sum.by', { what: words.card(card) })
  if (by !== null) {
    const [card] = by.effect.split(' ')
    const rules = by.clause === undefined ? card : words.say('sum.rules')
    return words.say('sum.by', { what: placeText(words, view, by) ?? rules })
  }
  return words.say(kind === 'printed' ? 'sum.printed' : kind === 'counts' ? 'sum.counts' : 'sum.defined')
}

const counted = (words: Words, line: ValueLine): string =>
  line.counted.length === 0
    ? ''
    : words.say('sum.counted', { list: words.list(line.counted.map((each) => countedText(words, each))) })

function countedText(words: Words, { n, word, zone, owner }: CountedFrom): string {
  if (word !== null) return words.say('sum.number', { n, what: wordFor(words, word) })
  if (zone === null) return words.say('sum.none')
  const what = words.zone(zone)
  return owner === null
    ? words.say('sum.number', { n, what })
    : words.say('sum.ofPlayer', { n, what, player: words.player(owner) })
}

const wordFor = (words: Words, word: string): string =>
  words.find(`value.${word}`) ?? words.find(`counter.${word}`) ?? words.find(`fact.${word}`) ?? word
