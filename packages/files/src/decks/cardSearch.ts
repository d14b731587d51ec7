import { searchable } from './searchable.ts'

/** A card as it is searched. */
export interface SearchedCard {
  readonly id: string
  /** Id, names, reading, texts: what a word without a field is looked for in. */
  readonly texts: readonly string[]
  /** Values by what their field is called, in every language. */
  readonly fields: readonly SearchedField[]
  /** Asked only where somebody looks for it: reading every text takes its time. */
  unread(): boolean
}
/** A field of a card, by all that it is called. */
export interface SearchedField {
  readonly called: readonly string[]
  readonly values: readonly (string | number)[]
}

/** A card made ready to be looked at. */
interface Indexed {
  readonly text: string
  readonly fields: ReadonlyMap<string, readonly (string | number)[]>
  unread(): boolean
}

type Test = (card: Indexed) => boolean

const UNREAD = ['unread', '未読', '読めない'].map(searchable)
const COMPARED = /^(.+?)(<=|>=|<|>|=|:|≦|≧)(.+)$/u

/**
 * Cards found by words. All words have to fit: a word anywhere in the card, `grade:3`, `cost<=2`, `-word` for none
 * of it, `unread`; quotes keep spaces together. Kana, width and long vowels make no difference.
 */
export class CardSearch {
  private readonly cards: readonly { readonly id: string; readonly card: Indexed }[]
  private readonly labels: ReadonlySet<string>

  constructor(cards: readonly SearchedCard[]) {
    this.cards = cards.map((card) => ({ id: card.id, card: indexed(card) }))
    this.labels = new Set(this.cards.flatMap(({ card }) => [...card.fields.keys()]))
  }

  /** Ids of the cards that fit, in the order they were given. */
  find(query: string): string[] {
    const tests = wordsOf(query).map((word) => this.test(word))
    return this.cards.filter(({ card }) => tests.every((test) => test(card))).map(({ id }) => id)
  }

  /** The fields of that name, else those whose names have it in them: 「コスト」 is 「CPコスト」 where no other is. */
  private fieldsCalled(name: string): readonly string[] {
    return this.labels.has(name) ? [name] : [...this.labels].filter((label) => label.includes(name))
  }

  private test(word: string): Test {
    if (word.length > 1 && word.startsWith('-')) {
      const without = this.test(word.slice(1))
      return (card) => !without(card)
    }
    const key = searchable(word)
    if (UNREAD.includes(key)) return (card) => card.unread()
    const [, label, sign, value] = COMPARED.exec(word.normalize('NFKC')) ?? []
    const field = label === undefined ? '' : searchable(label)
    const fields = field.length < 2 ? [] : this.fieldsCalled(field)
    if (fields.length > 0) return comparing(fields, sign, value)
    return ({ text }) => text.includes(key)
  }
}

function comparing(names: readonly string[], sign: string, value: string): Test {
  const wanted = searchable(value)
  const n = Number(value)
  const isNumber = value.trim() !== '' && !Number.isNaN(n)
  const fits = (each: string | number): boolean => {
    const own = Number(each)
    switch (sign) {
      case '<':
        return isNumber && own < n
      case '>':
        return isNumber && own > n
      case '<=':
      case '≦':
        return isNumber && own <= n
      case '>=':
      case '≧':
        return isNumber && own >= n
      default:
        return isNumber && !Number.isNaN(own) ? own === n : searchable(String(each)).includes(wanted)
    }
  }
  return ({ fields }) => names.some((name) => fields.get(name)?.some(fits) === true)
}

/** The words of a query; quotes keep spaces together. */
const wordsOf = (query: string): string[] =>
  [...query.matchAll(/(-?[^\s"“”「」　]*)["“「]([^"”」]*)["”」]|[^\s　]+/gu)].map(([whole, before, quoted]) =>
    quoted === undefined ? whole : `${before}${quoted}`,
  )

function indexed(card: SearchedCard): Indexed {
  const { texts, fields } = card
  const byLabel = new Map<string, (string | number)[]>()
  // 「グレード3」 is found as it is said.
  const said = fields.flatMap(({ called, values }) =>
    called.flatMap((label) => values.map((value) => `${label}${value}`)),
  )
  for (const { called, values } of fields)
    for (const label of called)
      byLabel.set(searchable(label), [...(byLabel.get(searchable(label)) ?? []), ...values])
  const text = [...texts, ...said].map(searchable).join('\n')
  return { text, fields: byLabel, unread: () => card.unread() }
}
