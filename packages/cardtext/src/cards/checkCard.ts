import type { CardField, CardFields, PrintedPart } from './fields.ts'
import { type DatedCard, isDay } from './corrections.ts'

/** What is wrong with the data of a card, and where in it. */
export interface CardProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** More than any card has; a hostile file must not reach the grammar. */
const LONGEST_LINE = 200
const LONGEST_CARD_TEXT = 10_000
const MOST_WORDS = 50
const LARGEST_NUMBER = 1_000_000

/** The card, or everything that is wrong with it. Never throws, whatever the value is. */
export function checkCard(
  fields: CardFields,
  value: unknown,
): { readonly card: DatedCard | null; readonly problems: readonly CardProblem[] } {
  const check = new CardCheck(fields)
  check.card(value)
  const card = check.problems.length === 0 ? (trimmed(fields, value as PrintedPart) as DatedCard) : null
  return { card, problems: check.problems }
}

/** A text ends with its last letter, also where its file goes on with an empty line. */
function trimmed(fields: CardFields, card: PrintedPart): Record<string, unknown> {
  const trim = ([name, value]: [string, unknown]): [string, unknown] => {
    if (name === 'corrections' && Array.isArray(value))
      return [name, (value as PrintedPart[]).map((each) => trimmed(fields, each))]
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field?.kind === 'text' && typeof value === 'string') return [name, value.replace(/\s+$/, '')]
    if (field?.kind === 'part' && isMap(value)) return [name, trimmed(field.fields, value as PrintedPart)]
    return [name, value]
  }
  return Object.fromEntries(Object.entries(card).map(trim))
}

class CardCheck {
  readonly problems: CardProblem[] = []
  private readonly fields: CardFields

  constructor(fields: CardFields) {
    this.fields = fields
  }

  card(value: unknown): void {
    if (!isMap(value)) return this.wrong([], `a card is a map of fields, not ${shown(value)}`)
    const { id, corrections, ...rest } = value
    this.line(['id'], id, true)
    this.values(rest, this.fields, [])
    this.missing(rest, this.fields, [])
    if (corrections === undefined) return
    if (!Array.isArray(corrections)) return this.wrong(['corrections'], 'corrections are a list')
    corrections.forEach((each, i) => this.correction(each, ['corrections', i]))
  }

  private correction(value: unknown, path: readonly (string | number)[]): void {
    if (!isMap(value)) return this.wrong(path, 'a correction is a map of the fields it changes')
    const { since, ...changes } = value
    if (since !== undefined && (typeof since !== 'string' || !isDay(since)))
      this.wrong([...path, 'since'], `since is a day such as 2026-04-10, not ${shown(since)}`)
    if (Object.keys(changes).length === 0) this.wrong(path, 'a correction changes at least one field')
    const kept = Object.fromEntries(Object.entries(changes).filter(([, each]) => each !== null))
    this.values(kept, this.fields, path)
  }

  private values(
    value: Readonly<Record<string, unknown>>,
    fields: CardFields,
    above: readonly (string | number)[],
  ): void {
    for (const [name, each] of Object.entries(value)) {
      const path = [...above, name]
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (field === undefined)
        this.wrong(
          path,
          `${shown(name)} is not a field of a card; there are ${Object.keys(fields).join(', ')}`,
        )
      else if (each !== undefined) this.value(path, field, each)
    }
  }

  private value(path: readonly (string | number)[], field: CardField, value: unknown): void {
    switch (field.kind) {
      case 'line':
        return this.line(path, value)
      case 'number':
        if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > LARGEST_NUMBER)
          this.wrong(path, `${nameOf(path)} is a whole number from 0 up, not ${shown(value)}`)
        return
      case 'word':
        return this.word(path, value, field.of)
      case 'words':
        if (!Array.isArray(value)) return this.wrong(path, `${nameOf(path)} is a list, not ${shown(value)}`)
        if (value.length > MOST_WORDS) return this.wrong(path, `${nameOf(path)}: at most ${MOST_WORDS} words`)
        value.forEach((each, i) =>
          field.of === undefined ? this.line([...path, i], each) : this.word([...path, i], each, field.of),
        )
        if (new Set(value).size < value.length) this.wrong(path, `${nameOf(path)} has a word twice`)
        return
      case 'text':
        if (typeof value !== 'string')
          return this.wrong(path, `${nameOf(path)} is a text, not ${shown(value)}`)
        if (value.length > LONGEST_CARD_TEXT)
          this.wrong(path, `${nameOf(path)} is longer than any card: ${value.length} characters`)
        return
      case 'part':
        if (!isMap(value)) return this.wrong(path, `${nameOf(path)} is a map, not ${shown(value)}`)
        this.values(value, field.fields, path)
        if (path[0] !== 'corrections') this.missing(value, field.fields, path)
    }
  }

  private missing(
    value: Readonly<Record<string, unknown>>,
    fields: CardFields,
    above: readonly (string | number)[],
  ): void {
    for (const [name, { needed }] of Object.entries(fields)) {
      if (needed === undefined || (Object.hasOwn(value, name) && value[name] !== undefined)) continue
      if (needed === true) {
        this.wrong([...above, name], `${name} is missing`)
        continue
      }
      const words = value[needed.field]
      const has = Array.isArray(words) ? needed.has.find((word) => words.includes(word)) : undefined
      if (has !== undefined) this.wrong([...above, name], `${name} is missing: ${has} has one`)
    }
  }

  private line(path: readonly (string | number)[], value: unknown, needed = false): void {
    if (value === undefined && needed) return this.wrong(path, `${nameOf(path)} is missing`)
    if (typeof value !== 'string' || value.trim() === '')
      return this.wrong(path, `${nameOf(path)} is a line of text, not ${shown(value)}`)
    if (value.length > LONGEST_LINE || /[\r\n]/.test(value))
      this.wrong(path, `${nameOf(path)} is one line of at most ${LONGEST_LINE} characters`)
  }

  private word(path: readonly (string | number)[], value: unknown, of: readonly string[]): void {
    if (!of.some((word) => word === value))
      this.wrong(path, `${nameOf(path)}: there is no ${shown(value)}; there are ${of.join(', ')}`)
  }

  private wrong(path: readonly (string | number)[], message: string): void {
    this.problems.push({ path, message })
  }
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (path: readonly (string | number)[]): string =>
  path.filter((each) => typeof each === 'string').join('.')

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}
