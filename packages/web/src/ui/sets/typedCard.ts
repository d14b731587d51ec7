import type { CardField, CardFields, DatedCard } from '@fudaba/cardtext'

/** A card as it is typed into a form: by the path of the field (`arts.text`), in letters. */
export type TypedCard = Readonly<Record<string, string>>

/** Between the words of a field that holds several; a word that has one of them itself is kept apart by the other. */
const [DOT, COMMA] = ['・', '、']
const COMMAS = /[、,，/／|｜]/u

export function wordsText(words: readonly string[]): string {
  if (!words.some((word) => word.includes(DOT))) return words.join(DOT)
  return words.length === 1 ? `${words[0]}${COMMA}` : words.join(COMMA)
}

export const wordsTyped = (text: string): string[] =>
  text
    .split(COMMAS.test(text) ? COMMAS : DOT)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** What a form shows of a card, fields in fields opened. */
export function typedFrom(fields: CardFields, card: object, above = ''): TypedCard {
  return Object.assign(
    {},
    ...Object.entries(card).map(([name, value]: [string, unknown]): TypedCard => {
      const path = above + name
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (value === undefined || value === null) return {}
      if (field?.kind === 'part' && typeof value === 'object')
        return typedFrom(field.fields, value, `${path}.`)
      if (Array.isArray(value)) return name === 'corrections' ? {} : { [path]: wordsText(value.map(String)) }
      return typeof value === 'string' || typeof value === 'number' ? { [path]: String(value) } : {}
    }),
  ) as TypedCard
}

/** The value of a field that was typed; undefined: nothing was. What is no number stays as it is, and the check says so. */
function valueTyped(field: CardField, text: string): string | number | readonly string[] | undefined {
  if (text.trim() === '') return undefined
  const plain = text.normalize('NFKC').trim()
  switch (field.kind) {
    case 'number':
      return /^\d{1,9}$/u.test(plain) ? Number(plain) : text.trim()
    case 'words':
      return wordsTyped(text)
    case 'line':
    case 'word':
      return text.trim()
    case 'text':
    case 'part':
      return text
  }
}

/** The card with one field as it was typed; a part without a field that holds anything is gone. */
export function withTyped(fields: CardFields, card: DatedCard, path: string, text: string): DatedCard {
  const [name, below] = path.split('.')
  const { [name]: before, ...rest } = card
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (name === 'id') return { ...card, id: text.trim() === '' ? card.id : text.trim() }
  if (field?.kind === 'part' && below !== undefined) {
    const { [below]: _, ...others } = (before ?? {}) as Readonly<Record<string, string>>
    const value = valueTyped(field.fields[below], text)
    const part = value === undefined ? others : { ...others, [below]: value }
    return (Object.keys(part).length === 0 ? rest : { ...card, [name]: part }) as DatedCard
  }
  const value = field === undefined ? undefined : valueTyped(field, text)
  return (value === undefined ? rest : { ...card, [name]: value }) as DatedCard
}
