import type { ObjectView } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'

/** One printed field of a card. */
export interface PrintedFact {
  readonly name: string
  readonly label: string
  readonly value: string
  /** The words of a list one by one, for filters. */
  readonly words: readonly string[]
  /** Sentences of the game's language, if it has any. */
  readonly text?: string
}

/** The printed fields that the game has a label for (`card.<field>`), those on the face first; and the card's text. */
export function printedFacts(words: Words, card: unknown): PrintedFact[] {
  if (!isRecord(card)) return []
  return inFaceOrder(words, Object.entries(card)).flatMap(([name, value]): PrintedFact[] => {
    const label = words.find(`card.${name}`)
    if (name === 'text' && typeof value === 'string')
      return [{ name, label: label ?? '', value: '', words: [], text: value }]
    if (label === undefined) return []
    if (isRecord(value) && typeof value['text'] === 'string') return [partFact(words, name, label, value)]
    const shown = wordsOf(words, name, value)
    return shown.length === 0 ? [] : [{ name, label, value: words.list(shown), words: shown }]
  })
}

/** Fields of the face first, in its order, so that a card reads the same on the table and in a list. */
function inFaceOrder(words: Words, fields: readonly [string, unknown][]): readonly [string, unknown][] {
  const { worth = [], cost = [] } = words.rules.table.layout.face ?? {}
  const places = [...worth, ...cost]
  const place = (name: string): number => (places.includes(name) ? places.indexOf(name) : places.length)
  return fields.toSorted(([a], [b]) => place(a) - place(b))
}

/** A word list that differs from what is printed, such as the groups a card belongs to. */
export interface ChangedWords {
  readonly name: string
  readonly label: string
  readonly now: string
  readonly printed: string
}

export function changedWords(words: Words, { cards, values, faceDown }: ObjectView): ChangedWords[] {
  const [id] = cards
  if (cards.length !== 1 || typeof id !== 'string' || faceDown) return []
  return printedFacts(words, words.printed(id)).flatMap(({ name, label, words: printed, text }) => {
    const value = values[name]
    // Skills are shown on the face without their printed parameters, so they cannot be compared.
    if (typeof value !== 'string' || text !== undefined || name === words.rules.table.layout.face?.words)
      return []
    const now = value.split('・').flatMap((each) => wordsOf(words, name, each))
    const same = now.length === printed.length && now.every((each) => printed.includes(each))
    return same ? [] : [{ name, label, now: words.list(now), printed: words.list(printed) }]
  })
}

/** A part of a card with a text of its own; `value` holds the part's numbers. */
function partFact(words: Words, name: string, label: string, part: Record<string, unknown>): PrintedFact {
  const numbers = Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'number' ? [`${words.find(`short.${key}`) ?? key} ${value}`] : [],
  )
  return { name, label, value: numbers.join(' '), words: [], text: String(part['text']) }
}

/** A value in the game's words (`card.<field>.<value>`) where it has some. */
function wordsOf(words: Words, name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => wordsOf(words, name, each))
  if (isRecord(value)) return recordWords(words, name, value)
  if (typeof value !== 'string' && typeof value !== 'number') return []
  return [words.find(`card.${name}.${value}`) ?? words.brought(String(value))]
}

/** A record as text: a word with a number ('チャージ 1'), or an amount of each unit ('E.G.O. 2'). */
function recordWords(words: Words, name: string, record: Record<string, unknown>): string[] {
  const shown = Object.entries(record).flatMap(([key, value]) => {
    if (typeof value === 'string') return wordsOf(words, name, value)
    if (typeof value !== 'number') return []
    const unit = words.find(`card.${name}.${key}`)
    return [unit === undefined ? String(value) : `${unit} ${value}`]
  })
  return shown.length === 0 ? [] : [shown.join(' ')]
}

/** The values a face shows, from printed data; a list such as `types` serves as `type`. */
export function printedValues(words: Words, card: unknown): Record<string, string | number> {
  const { face } = words.rules.table.layout
  if (!isRecord(card) || face === undefined) return {}
  const names = [...face.cost, ...face.worth, face.type, face.group]
  return Object.fromEntries(
    names.flatMap((name): [string, string | number][] => {
      const value = card[name] ?? card[`${name}s`]
      if (typeof value === 'number' || typeof value === 'string') return [[name, value]]
      return Array.isArray(value) ? [[name, value.join('・')]] : []
    }),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
