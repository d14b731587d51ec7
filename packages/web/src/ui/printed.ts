import type { Words } from '@fudaba/table'

/** One thing that is printed on a card. */
export interface PrintedFact {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Sentences rather than a value. */
  readonly text: boolean
}

/** What a game has a word for (`card.<field>`), in the order of the card's own data; its text as it is. */
export function printedFacts(words: Words, card: unknown): PrintedFact[] {
  if (typeof card !== 'object' || card === null) return []
  return Object.entries(card).flatMap(([name, value]): PrintedFact[] => {
    const label = words.find(`card.${name}`)
    if (name === 'text' && typeof value === 'string') return [{ name, label: label ?? '', value, text: true }]
    if (label === undefined) return []
    const shown = valueText(words, name, value)
    return shown === '' ? [] : [{ name, label, value: shown, text: false }]
  })
}

/** A value in the game's words (`card.<field>.<value>`) where it has some. */
function valueText(words: Words, name: string, value: unknown): string {
  if (Array.isArray(value)) return words.list(value.map((each) => valueText(words, name, each)))
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return words.find(`card.${name}.${value}`) ?? String(value)
}
