import type { CardField, CardFields, PrintedPart } from './fields.ts'
import { inOwnWords, labelsOf, plainLabel } from './fieldWords.ts'
import { nearestOf } from './nearest.ts'
import { type DatedCard, isDay } from './corrections.ts'

/** What is wrong with the data of a card, and where in it. */
export interface CardProblem {
  readonly path: readonly (string | number)[]
  readonly message: { readonly ja: string; readonly en: string }
}

/** More than any card has; a hostile file must not reach the grammar. */
const LONGEST_LINE = 200
const LONGEST_CARD_TEXT = 10_000
const MOST_WORDS = 50
const LARGEST_NUMBER = 1_000_000

/**
 * The card, or everything that is wrong with it. Never throws, whatever the value is. Fields and words may be written
 * as they are printed.
 */
export function checkCard(
  fields: CardFields,
  value: unknown,
): { readonly card: DatedCard | null; readonly problems: readonly CardProblem[] } {
  const { card: own, written } = isMap(value)
    ? inOwnWords(fields, value)
    : { card: value, written: new Map<string, string>() }
  const check = new CardCheck(fields)
  check.card(own)
  const card = check.problems.length === 0 ? (trimmed(fields, own as PrintedPart) as DatedCard) : null
  // A place is looked for under the name that the file has.
  const problems = check.problems.map(({ path: [first, ...below], message }) => ({
    path: first === undefined ? [] : [written.get(String(first)) ?? first, ...below],
    message,
  }))
  return { card, problems }
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
    if (!isMap(value))
      return this.wrong(
        [],
        `カードは項目の集まりです（${shown(value, 'ja')}ではなく）`,
        `a card is a map of fields, not ${shown(value)}`,
      )
    const { id, corrections, ...rest } = value
    this.line(['id'], id, true)
    this.values(rest, this.fields, [])
    this.missing(rest, this.fields, [])
    if (corrections === undefined) return
    if (!Array.isArray(corrections))
      return this.wrong(['corrections'], 'corrections は一覧です', 'corrections are a list')
    corrections.forEach((each, i) => this.correction(each, ['corrections', i]))
  }

  private correction(value: unknown, path: readonly (string | number)[]): void {
    if (!isMap(value))
      return this.wrong(
        path,
        '訂正は、変わる項目の集まりです',
        'a correction is a map of the fields it changes',
      )
    const { since, ...changes } = value
    if (since !== undefined && (typeof since !== 'string' || !isDay(since)))
      this.wrong(
        [...path, 'since'],
        `since は 2026-04-10 のような日付です（${shown(since, 'ja')}ではなく）`,
        `since is a day such as 2026-04-10, not ${shown(since)}`,
      )
    if (Object.keys(changes).length === 0)
      this.wrong(path, '訂正は項目を一つ以上変えます', 'a correction changes at least one field')
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
      if (field === undefined) this.strange(path, name, fields)
      else if (each !== undefined) this.value(path, field, each)
    }
  }

  /** A field that no card has: the one that was meant, or all there are. */
  private strange(path: readonly (string | number)[], name: string, fields: CardFields): void {
    const labels = labelsOf(fields)
    const near = nearestOf(plainLabel(name), [...labels.keys()])
    const meant = near === null ? undefined : labels.get(near)?.join('.')
    const there = Object.keys(fields).join(', ')
    this.wrong(
      path,
      `${shown(name)}という項目はカードにありません。${meant === undefined ? `ある項目: ${there}` : `${meant}のことですか？`}`,
      `${shown(name)} is not a field of a card; ${meant === undefined ? `there are ${there}` : `did you mean ${meant}?`}`,
    )
  }

  private value(path: readonly (string | number)[], field: CardField, value: unknown): void {
    const called = { ja: field.title.ja, en: nameOf(path) }
    switch (field.kind) {
      case 'line':
        return this.line(path, value, false, called)
      case 'number':
        if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > LARGEST_NUMBER)
          this.wrong(
            path,
            `${called.ja}は0以上の整数です（${shown(value, 'ja')}ではなく）`,
            `${called.en} is a whole number from 0 up, not ${shown(value)}`,
          )
        return
      case 'word':
        return this.word(path, value, field, called)
      case 'words':
        if (!Array.isArray(value))
          return this.wrong(
            path,
            `${called.ja}は一覧です（${shown(value, 'ja')}ではなく）`,
            `${called.en} is a list, not ${shown(value)}`,
          )
        if (value.length > MOST_WORDS)
          return this.wrong(
            path,
            `${called.ja}は${MOST_WORDS}語までです`,
            `${called.en}: at most ${MOST_WORDS} words`,
          )
        value.forEach((each, i) =>
          field.of === undefined
            ? this.line([...path, i], each, false, called)
            : this.word([...path, i], each, { of: field.of, said: field.said }, called),
        )
        if (new Set(value).size < value.length)
          this.wrong(path, `${called.ja}に同じ語が二度あります`, `${called.en} has a word twice`)
        return
      case 'text':
        if (typeof value !== 'string')
          return this.wrong(
            path,
            `${called.ja}は文章です（${shown(value, 'ja')}ではなく）`,
            `${called.en} is a text, not ${shown(value)}`,
          )
        if (value.length > LONGEST_CARD_TEXT)
          this.wrong(
            path,
            `${called.ja}がどのカードより長い: ${value.length}文字`,
            `${called.en} is longer than any card: ${value.length} characters`,
          )
        return
      case 'part':
        if (!isMap(value))
          return this.wrong(
            path,
            `${called.ja}は項目の集まりです（${shown(value, 'ja')}ではなく）`,
            `${called.en} is a map, not ${shown(value)}`,
          )
        this.values(value, field.fields, path)
        if (path[0] !== 'corrections') this.missing(value, field.fields, path)
    }
  }

  private missing(
    value: Readonly<Record<string, unknown>>,
    fields: CardFields,
    above: readonly (string | number)[],
  ): void {
    for (const [name, { needed, title }] of Object.entries(fields)) {
      if (needed === undefined || (Object.hasOwn(value, name) && value[name] !== undefined)) continue
      if (needed === true) {
        this.wrong([...above, name], `${title.ja}（${name}）がありません`, `${name} is missing`)
        continue
      }
      const words = value[needed.field]
      const has = Array.isArray(words) ? needed.has.find((word) => words.includes(word)) : undefined
      if (has !== undefined)
        this.wrong(
          [...above, name],
          `${title.ja}（${name}）がありません: ${has}にはあります`,
          `${name} is missing: ${has} has one`,
        )
    }
  }

  private line(
    path: readonly (string | number)[],
    value: unknown,
    needed = false,
    called = { ja: nameOf(path), en: nameOf(path) },
  ): void {
    if (value === undefined && needed)
      return this.wrong(path, `${called.ja}がありません`, `${called.en} is missing`)
    if (typeof value !== 'string' || value.trim() === '')
      return this.wrong(
        path,
        `${called.ja}は一行の文字です（${shown(value, 'ja')}ではなく）`,
        `${called.en} is a line of text, not ${shown(value)}`,
      )
    if (value.length > LONGEST_LINE || /[\r\n]/.test(value))
      this.wrong(
        path,
        `${called.ja}は${LONGEST_LINE}文字までの一行です`,
        `${called.en} is one line of at most ${LONGEST_LINE} characters`,
      )
  }

  private word(
    path: readonly (string | number)[],
    value: unknown,
    { of, said = {} }: { readonly of: readonly string[]; readonly said?: Readonly<Record<string, string>> },
    called: { readonly ja: string; readonly en: string },
  ): void {
    if (of.some((word) => word === value)) return
    const near = typeof value === 'string' ? nearestOf(value, [...of, ...Object.keys(said)]) : null
    this.wrong(
      path,
      `${called.ja}: ${shown(value, 'ja')}はありません。${near === null ? `あるもの: ${[...Object.keys(said), ...of].join('、')}` : `「${near}」のことですか？`}`,
      `${called.en}: there is no ${shown(value)}; ${near === null ? `there are ${of.join(', ')}` : `did you mean ${near}?`}`,
    )
  }

  private wrong(path: readonly (string | number)[], ja: string, en: string): void {
    this.problems.push({ path, message: { ja, en } })
  }
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (path: readonly (string | number)[]): string =>
  path.filter((each) => typeof each === 'string').join('.')

function shown(value: unknown, lang: 'ja' | 'en' = 'en'): string {
  if (value === undefined || value === null) return lang === 'ja' ? '何もないもの' : 'nothing'
  if (Array.isArray(value)) return lang === 'ja' ? '一覧' : 'a list'
  if (typeof value === 'object') return lang === 'ja' ? '項目の集まり' : 'a map'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}
