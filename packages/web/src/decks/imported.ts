import type { DatedCard } from '@fudaba/cardtext'
import type { DeckFile } from '@fudaba/files'
import type { GameRules } from '@fudaba/kernel'
import type { DeckLine, KeptSet } from './kept.ts'

/** A deck that came from elsewhere, in the terms of this browser. */
export interface Imported {
  readonly lines: readonly DeckLine[]
  /** A set of the own cards that it brings and this browser does not have; null: none. */
  readonly brought: KeptSet | null
}

/** Own cards that are here already, in the same words, are not brought a second time. */
export function imported(
  { game, name, cards, own }: DeckFile,
  rules: GameRules,
  sets: readonly KeptSet[],
  newId: () => string,
): Imported {
  const known = new Set(rules.cards.map((card) => rules.cardId(card)))
  const places = new Map<string, string>()
  const fresh: DatedCard[] = []
  const id = newId()
  for (const card of (own?.cards ?? []) as readonly DatedCard[]) {
    const same = sets.find((set) => set.cards.some((each) => each.id === card.id && isSame(each, card)))
    places.set(card.id, same?.id ?? id)
    if (same === undefined) fresh.push(card)
  }
  const brought: KeptSet | null =
    fresh.length === 0
      ? null
      : {
          id,
          game,
          name: name ?? game,
          count: fresh.length,
          at: 0,
          revision: 0,
          exported: 0,
          words: own?.words ?? {},
          cards: fresh,
        }
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  const names = new Map(
    fresh.map(({ id: own, name: called }) => [own, typeof called === 'string' ? called : own]),
  )
  const line = (card: string, count: number): DeckLine => {
    const set = places.get(card) ?? inSets(card)
    if (set !== undefined) return { card, set, name: names.get(card) ?? card, count }
    const called = known.has(card) ? undefined : rules.cardByWord?.(card)
    return { card: called === undefined ? card : rules.cardId(called), name: card, count }
  }
  const inSets = (card: string): string | undefined =>
    known.has(card) ? undefined : sets.find((set) => set.cards.some((each) => each.id === card))?.id
  return { lines: [...counts].map(([card, count]) => line(card, count)), brought }
}

const isSame = (a: object, b: object): boolean => inOrder(a) === inOrder(b)

/** As JSON, with the fields of each object in order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
