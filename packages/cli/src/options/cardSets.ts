import type { CardGame, SetDeck } from '@fudaba/cardtext'
import { type Deck, type GameRules, withCards } from '@fudaba/kernel'
import type { LoadedSet } from '@fudaba/files'
import type { CardSet } from '@fudaba/protocol'
import { type GameEntry, gameEntry } from './games.ts'

/** Reads a card set from a file or folder, with the game it is for. */
export async function loadSet(
  path: string,
  game?: string | GameEntry,
): Promise<{ set: LoadedSet; game: CardGame }> {
  const given = typeof game === 'object' ? game : undefined
  const entryOf = (name: string): GameEntry | Promise<GameEntry> =>
    given?.name === name ? given : gameEntry(name)
  const { FileError, readCardSet } = await import('@fudaba/files')
  const load = async (name: string): Promise<CardGame> => {
    const entry = await entryOf(name)
    if (entry.cards === undefined) throw new FileError(path, `${name} has no cards of its own to be read`)
    return entry.cards()
  }
  let knows: (id: string) => boolean = () => false
  const set = await readCardSet(path, {
    game: given?.name ?? (game as string | undefined),
    load: async (name) => {
      const { cards, cardId } = await (await entryOf(name)).load()
      const ids = new Set(cards.map((card) => cardId(card)))
      knows = (id) => ids.has(id)
      return load(name)
    },
    knows: (id) => knows(id),
  })
  return { set, game: await load(set.game) }
}

/** The cards of these files as they are brought into a room; null: no file. */
export async function cardsToBring(game: string, paths: readonly string[]): Promise<CardSet | null> {
  const sets = await Promise.all(paths.map((path) => loadSet(path, game)))
  if (sets.length === 0) return null
  const cards = sets.flatMap(({ set, game: { make } }) => set.cards.map(make))
  const words: CardSet['words'] = {}
  for (const { set } of sets)
    for (const [kind, more] of Object.entries((set.words ?? {}) as CardSet['words']))
      words[kind] = { ...words[kind], ...more }
  // As JSON: what is undefined is not there.
  return { cards: JSON.parse(JSON.stringify(cards)) as CardSet['cards'], words }
}

/** The rules with the cards and decks of these files; cards that the game has already stay the game's. */
export async function rulesWithSets(entry: GameEntry | string, paths: readonly string[]): Promise<GameRules> {
  const known = typeof entry === 'string' ? await gameEntry(entry) : entry
  let rules = await known.load()
  if (paths.length === 0) return rules
  for (const path of paths) {
    const { set, game } = await loadSet(path, known)
    rules = withCards(rules, set.cards.map(game.make), (set.decks ?? []).map(deckOf), set.words)
  }
  return rules
}

const deckOf = ({ name, title, hint, cards }: SetDeck): Deck => ({
  name,
  title,
  ...(hint && { hint }),
  cards: Object.entries(cards).flatMap(([id, n]) => Array.from({ length: n }, () => id)),
})
