import { type CardLiteral, badCard, shown } from '@fudaba/kernel/rules'
import type { CardField, CardFields } from './fields.ts'

/** No number on a card is larger. */
const LARGEST = 1_000_000

/**
 * A card defined in place, or brought by a replay: what it says in the fields of its game is of their kinds. It may say
 * less than a card of a file; what else it says, and the fields `besides`, its game checks itself.
 */
export function checkedLiteral(
  fields: CardFields,
  literal: CardLiteral,
  besides: readonly string[] = [],
): CardLiteral {
  const form = Object.fromEntries(Object.entries(fields).filter(([name]) => !besides.includes(name)))
  check(form, mapOf(literal, 'a card'), '')
  if (literal['translations'] !== undefined) texts(literal['translations'], 'translations')
  const { corrections = [] } = literal
  if (!Array.isArray(corrections)) badCard(`corrections are a list, not ${shown(corrections)}`)
  for (const [i, each] of (corrections as readonly unknown[]).entries())
    check(form, mapOf(each, `corrections[${i}]`), `corrections[${i}].`, true)
  return literal
}

function check(fields: CardFields, card: CardLiteral, above: string, mayDrop = false): void {
  for (const [name, value] of Object.entries(card)) {
    const path = `${above}${shown(name)}`
    if (name === 'abilities' && value !== undefined) trees(value, path)
    if (!Object.hasOwn(fields, name) || value === undefined || (mayDrop && value === null)) continue
    checkField(fields[name], value, path)
  }
}

function checkField(field: CardField, value: unknown, path: string): void {
  switch (field.kind) {
    case 'text':
      return void (typeof value === 'string' || badCard(`${path} is a text, not ${shown(value)}`))
    case 'number':
      return void (isNumber(value) || badCard(`${path} is a whole number of a card, not ${shown(value)}`))
    case 'part':
      return check(field.fields, mapOf(value, path), `${path}.`)
    case 'line':
    case 'word':
    case 'words': {
      const list: readonly unknown[] = Array.isArray(value) ? value : [value]
      const odd = list.find((each) => !isWord(each) && !(Array.isArray(value) && isPart(each)))
      if (odd !== undefined) badCard(`${path} is a word or a list of words, not ${shown(odd)}`)
    }
  }
}

/** Of a list a game may take an entry apart, and it may leave one empty. */
const isPart = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value)
const isWord = (value: unknown): boolean => typeof value === 'string' || isNumber(value)
const isNumber = (value: unknown): boolean =>
  (Number.isInteger(value) && Math.abs(value as number) <= LARGEST) || value === 'X'

const mapOf = (value: unknown, path: string): CardLiteral =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as CardLiteral)
    : badCard(`${path} is an object, not ${shown(value)}`)

function texts(value: unknown, path: string): void {
  for (const [key, each] of Object.entries(mapOf(value, path)))
    if (typeof each !== 'string') badCard(`${path}.${key} is a text, not ${shown(each)}`)
}

function trees(value: unknown, path: string): void {
  if (!Array.isArray(value)) badCard(`${path} are a list, not ${shown(value)}`)
  for (const each of value as readonly unknown[]) mapOf(each, path)
}
