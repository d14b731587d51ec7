/**
 * What is printed on the cards of a game, field by field, as data. Readers, JSON Schema, CSV columns and printing
 * all come from it, so a game declares its cards once. Every card has an `id` beside these.
 */
export type CardFields = Readonly<Record<string, CardField>>

/** One field of a printed card: its kind, and what may stand in it. */
export type CardField =
  | LineField
  | NumberField
  | WordField
  | WordsField
  | TextField
  | (FieldBase & { readonly kind: 'part'; readonly fields: CardFields })

interface FieldBase {
  /** The game's own word for it. */
  readonly title: Title
  /** What else sites and people call it. */
  readonly also?: readonly string[]
  /** A sentence for whoever types a card in. */
  readonly about?: string
  /** On every card, or on cards of which another field has one of these words. */
  readonly needed?: true | Needed
}
/** The name of a `words` field and the words of it that ask for this one. */
export interface Needed {
  readonly field: string
  readonly has: readonly string[]
}
interface Title {
  readonly ja: string
  readonly en: string
}
/** One line: a name. */
interface LineField extends FieldBase {
  readonly kind: 'line'
  /** The field with the Japanese name that this is the English of. */
  readonly englishOf?: string
}
interface NumberField extends FieldBase {
  readonly kind: 'number'
  /** What else is printed in its place, and which word of another field that means; with a number in it or without. */
  readonly printed?: readonly {
    readonly pattern: RegExp
    readonly field: string
    word(card: Readonly<Record<string, unknown>>): string
  }[]
}
/** One word of a closed list. */
interface WordField extends FieldBase {
  readonly kind: 'word'
  readonly of: readonly string[]
  /** What is printed for its words, by that. */
  readonly said?: Readonly<Record<string, string>>
}
/** Words of a closed list, or any words: an open list, which cards bring. */
export interface WordsField extends FieldBase {
  readonly kind: 'words'
  readonly of?: readonly string[]
  readonly said?: Readonly<Record<string, string>>
  /** Signs that stand at the end of another word and are words themselves. */
  readonly marks?: readonly string[]
}
/** Rules text in the game's templating. */
interface TextField extends FieldBase {
  readonly kind: 'text'
}

/** A card as its file has it: what is printed, and nothing else. */
export interface PrintedCard {
  readonly id: string
  readonly [field: string]: PrintedValue | undefined
}
export type PrintedValue = string | number | readonly string[] | PrintedPart
export interface PrintedPart {
  readonly [field: string]: string | number | readonly string[] | undefined
}

/** A field by its path: `['arts', 'text']`. */
export type FieldPath = readonly string[]

/** Every field that holds a value, parts opened, in the order of their declaration. */
export function leavesOf(fields: CardFields, above: FieldPath = []): { path: FieldPath; field: CardField }[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'part' ? leavesOf(field.fields, [...above, name]) : [{ path: [...above, name], field }],
  )
}

/** What a card has in a field, or undefined. */
export function valueAt(card: object, path: FieldPath): PrintedValue | undefined {
  let at: unknown = card
  for (const name of path)
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? (at as Record<string, unknown>)[name]
        : undefined
  return at as PrintedValue | undefined
}

/** The rules texts of a card. */
export const textsIn = (fields: CardFields, card: PrintedCard): { path: FieldPath; text: string }[] =>
  leavesOf(fields).flatMap(({ path, field }) => {
    const text = field.kind === 'text' ? valueAt(card, path) : undefined
    return typeof text === 'string' ? [{ path, text }] : []
  })
