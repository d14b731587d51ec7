import type { SearchedCard } from '@fudaba/files'
import type { GameRules } from '@fudaba/kernel'
import { Words } from '@fudaba/table'
import type { CardReader } from '../../cards/reader.ts'
import type { Pool } from '../../decks/pool.ts'
import { printedFacts } from '../card/printed.ts'

/** Everything a card of the pool can be found by, in both languages. */
export function searchedCards(pool: Pool, reader: CardReader | undefined): SearchedCard[] {
  const { shown } = pool
  const both = [new Words(shown, 'ja'), new Words(shown, 'en')]
  return shown.cards.map((card) => {
    const id = shown.cardId(card)
    const { ja, en } = shown.cardName(card)
    const [facts, english] = both.map((words) => printedFacts(words, card))
    const texts = facts.flatMap((fact) => fact.text ?? [])
    const own = pool.ownCard(id)
    const reading = own?.card['reading']
    return {
      id,
      texts: [id, ja, en, ...(typeof reading === 'string' ? [reading] : []), ...texts],
      fields: facts.map(({ name, label, value, words }, i) => ({
        called: [label, english[i]?.label ?? label, name],
        values: [...(words.length === 0 ? [value] : words), ...(english[i]?.words ?? [])],
      })),
      unread: () => isUnread(pool, id, texts, reader),
    }
  })
}

function isUnread(pool: Pool, id: string, texts: readonly string[], reader: CardReader | undefined): boolean {
  if (reader === undefined || texts.length === 0) return false
  const own = pool.ownCard(id)
  return own === null
    ? texts.some((text) => !reader.read(text).isWhole)
    : [...reader.inSet(own.set, own.card).values()].some(({ isWhole }) => !isWhole)
}

/** A field by which the pool is filtered: one with a few values that several cards share. */
export interface PoolFilter {
  readonly name: string
  readonly label: string
  readonly values: readonly string[]
}

/** A field with more values than this gets no list. */
const FEW = 24

/** What is printed on the cards, as filters and as orders: by card id, the words of each field. */
export interface PoolFields {
  readonly filters: readonly PoolFilter[]
  readonly valuesOf: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>
  /** Fields with numbers, on the face of the cards. */
  readonly orders: readonly { readonly name: string; readonly label: string }[]
}

export function poolFields(words: Words): PoolFields {
  const { rules } = words
  const valuesOf = new Map(
    rules.cards.map((card) => [
      rules.cardId(card),
      Object.fromEntries(printedFacts(words, card).map((fact) => [fact.name, fact.words])),
    ]),
  )
  const names = new Set([...valuesOf.values()].flatMap((values) => Object.keys(values)))
  const filters = [...names].flatMap((name): PoolFilter[] => {
    const all = [...valuesOf.values()].flatMap((values) => values[name] ?? [])
    const values = [...new Set(all)].sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1))
    const label = words.find(`card.${name}`) ?? name
    return values.length > 1 && values.length <= FEW && values.length < all.length
      ? [{ name, label, values }]
      : []
  })
  const { cost = [], worth = [] } = rules.table.layout.face ?? {}
  const orders = [...cost, ...worth].flatMap((name) => {
    const label = words.find(`card.${name}`)
    return label === undefined ? [] : [{ name, label }]
  })
  return { filters, valuesOf, orders }
}

/** Ids in an order: by number as they come, by name, or by a field with numbers. */
export function sorted(
  ids: readonly string[],
  by: string,
  words: Words,
  fields: PoolFields,
): readonly string[] {
  if (by === 'number') return ids
  const name = (id: string): string => words.card(id)
  if (by === 'name') return ids.toSorted((a, b) => name(a).localeCompare(name(b), words.lang))
  const value = (id: string): number => {
    const n = Number.parseInt(fields.valuesOf.get(id)?.[by]?.[0] ?? '', 10)
    return Number.isNaN(n) ? Infinity : n
  }
  return ids.toSorted((a, b) => value(a) - value(b) || name(a).localeCompare(name(b), words.lang))
}

/** The parts of a deck, each with its cards; one without a title where the game has no parts. */
export function partsOf(
  rules: GameRules,
  ids: readonly string[],
): {
  readonly title: { readonly ja: string; readonly en: string } | null
  readonly ids: readonly string[]
}[] {
  const { deckParts = [] } = rules
  if (deckParts.length === 0) return [{ title: null, ids }]
  const byId = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  return deckParts.map(({ title, holds }) => ({
    title,
    ids: ids.filter((id) => byId.has(id) && holds(byId.get(id))),
  }))
}
