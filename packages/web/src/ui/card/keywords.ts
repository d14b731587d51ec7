import type { ObjectView } from '@fudaba/kernel'
import { type Words, valueWord } from '@fudaba/table'

/** The keywords of a text: words in 【】 or 『』, without their parameters. */
export const keywordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/[【『]([^】』「\d]+)/g)].map(([, word]) => word)),
]

/** The meanings (`about.<field>.<skill>`) of the skills listed in the field that the face layout names. */
export function skillMeanings(words: Words, card: unknown): string[] {
  const { words: field } = words.rules.table.layout.face ?? {}
  const given = field === undefined ? undefined : (card as Readonly<Record<string, unknown>>)[field]
  if (!Array.isArray(given)) return []
  return given.flatMap((each: unknown) => {
    const skill = typeof each === 'string' ? each : String((each as { readonly skill?: unknown }).skill)
    return words.find(`about.${field}.${skill}`) ?? []
  })
}

/** The words on a face: the skills of the card, else the keywords of its text; three at most. */
export function keywordsOf(words: Words, { cards, values }: ObjectView): string[] {
  const { words: named } = words.rules.table.layout.face ?? {}
  const said = named === undefined ? undefined : values[named]
  if (named !== undefined && typeof said === 'string')
    return said
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => valueWord(words, named, word))
  const card = cards.length === 1 && cards[0] !== null ? words.printed(cards[0]) : undefined
  const text = (card as { readonly text?: unknown } | undefined)?.text
  if (typeof text !== 'string') return []
  const names = keywordNames(words)
  return keywordsIn(text)
    .flatMap((word) => names.get(word) ?? [])
    .slice(0, 3)
}

const bare = (title: string): string => title.replace(/^【|】$/g, '')

const knownKeywords = new WeakMap<Words, ReadonlyMap<string, string>>()

/** Japanese keyword → its name in the page's language: whatever has a clause of that title. */
function keywordNames(words: Words): ReadonlyMap<string, string> {
  const known = knownKeywords.get(words)
  if (known !== undefined) return known
  const titles = Object.values(words.rules.book.rulebook.clauses).map(({ title }) => title)
  const found = new Map(titles.map((title) => [bare(title.ja), bare(words.pick(title))] as const))
  knownKeywords.set(words, found)
  return found
}
