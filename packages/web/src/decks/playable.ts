import type { Deck, GameRules } from '@fudaba/kernel'
import { games } from '../games.ts'
import { collection, keptDecks, readCollection } from './browser.ts'
import type { KeptDeck, KeptSet } from './kept.ts'
import type { Pool } from './pool.ts'

/** Before the id of a kept deck where decks are named. */
const KEPT = 'kept:'

export const keptDeckName = (id: string): string => `${KEPT}${id}`

/** The kept decks of a game as a lobby lists them, by what is known of them without their cards. */
export const listedDecks = (game: string): readonly Deck[] =>
  (keptDecks.value ?? [])
    .filter((deck) => deck.game === game)
    .map(({ id, name }) => ({ name: keptDeckName(id), title: { ja: name, en: name }, cards: [] }))

/** The sets of a game with their cards. */
export async function setsOf(game: string): Promise<readonly KeptSet[]> {
  const heads = (await collection.sets()).filter((each) => each.game === game)
  const sets = await Promise.all(heads.map(({ id }) => collection.set(id)))
  return sets.filter((set) => set !== null)
}

/** The pool of a game; `more`: a set that is not kept yet. */
export async function poolOf(rules: GameRules, more: readonly KeptSet[] = []): Promise<Pool> {
  const entry = games.find(({ name }) => name === rules.name)
  // Building decks needs the card language, which the first page does not.
  const [workshop, { Pool }] = await Promise.all([entry?.workshop?.(), import('./pool.ts')])
  const sets = workshop === undefined ? [] : await setsOf(rules.name)
  return new Pool(rules, workshop?.cardGame ?? null, [...sets, ...more])
}

/** A kept deck as a game takes it. */
export interface PlayableDeck {
  readonly cards: readonly string[]
  readonly config: KeptDeck['config']
  /** Printed data of its own cards, by id. */
  readonly brought: Readonly<Record<string, unknown>>
}

/** The name, or null if it is that of a kept deck which is gone. */
export async function standing(name: string | null): Promise<string | null> {
  if (name === null || !name.startsWith(KEPT)) return name
  return (await keptDeck(name)) === undefined ? null : name
}

async function keptDeck(name: string): Promise<KeptDeck | undefined> {
  if (keptDecks.peek() === null) await readCollection().catch(() => undefined)
  return keptDecks.peek()?.find(({ id }) => keptDeckName(id) === name)
}

/** The kept deck of this name; null for any other name. */
export async function playableDeck(rules: GameRules, name: string): Promise<PlayableDeck | null> {
  if (!name.startsWith(KEPT)) return null
  const deck = await keptDeck(name)
  if (deck === undefined || deck.game !== rules.name) return null
  const pool = await poolOf(rules)
  const { counts } = pool.countsOf(deck)
  const cards = [...counts].flatMap(([id, n]) => Array.from({ length: n }, () => id))
  return { cards, config: deck.config, brought: pool.brought(counts.keys()) }
}
