import type { Words } from '@fudaba/table'

/** One thing that is printed on a card. */
export interface PrintedFact {
  readonly name: string
  readonly label: string
  readonly value: string
  /** The words of a list one by one, for filters. */
  readonly words: readonly string[]
  /** Sentences of the game's language, if it has any. */
  readonly text?: string
}

/** What a game has a word for (`card.<field>`), in the order of the card's own data; its text as it is. */
export function printedFacts(words: Words, card: unknown): PrintedFact[] {
  if (!isRecord(card)) return []
  return Object.entries(card).flatMap(([name, value]): PrintedFact[] => {
    const label = words.find(`card.${name}`)
    if (name === 'text' && typeof value === 'string')
      return [{ name, label: label ?? '', value: '', words: [], text: value }]
    if (label === undefined) return []
    if (isRecord(value) && typeof value['text'] === 'string') return [partFact(words, name, label, value)]
    const shown = wordsOf(words, name, value)
    return shown.length === 0 ? [] : [{ name, label, value: words.list(shown), words: shown }]
  })
}

/** A part with a text of its own: its numbers stand before it. */
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
  return [words.find(`card.${name}.${value}`) ?? String(value)]
}

/** A word with a number, or so much of each: 'チャージ 1', 'E.G.O. 2'. */
function recordWords(words: Words, name: string, record: Record<string, unknown>): string[] {
  const shown = Object.entries(record).flatMap(([key, value]) => {
    if (typeof value === 'string') return wordsOf(words, name, value)
    if (typeof value !== 'number') return []
    const unit = words.find(`card.${name}.${key}`)
    return [unit === undefined ? String(value) : `${unit} ${value}`]
  })
  return shown.length === 0 ? [] : [shown.join(' ')]
}

/** The values that a face shows, from what is printed: a list of words stands under the name of one. */
export function printedValues(words: Words, card: unknown): Record<string, string | number> {
  const { face } = words.rules.layout
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
