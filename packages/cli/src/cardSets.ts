import type { CardGame, SetDeck } from '@fudaba/cardtext'
import { type Deck, type GameRules, withCards } from '@fudaba/kernel'
import type { LoadedSet } from '@fudaba/files'
import { gameEntry } from './games.ts'

/** A set from a file or folder, with the game that it is for. */
export async function loadSet(path: string, game?: string): Promise<{ set: LoadedSet; game: CardGame }> {
  const { FileError, readCardSet } = await import('@fudaba/files')
  const load = async (name: string): Promise<CardGame> => {
    const entry = gameEntry(name)
    if (entry.cards === undefined) throw new FileError(path, `${name} has no cards of its own to be read`)
    return entry.cards()
  }
  let knows: (id: string) => boolean = () => false
  const set = await readCardSet(path, {
    game,
    load: async (name) => {
      const { cards, cardId } = await gameEntry(name).load()
      const ids = new Set(cards.map((card) => cardId(card)))
      knows = (id) => ids.has(id)
      return load(name)
    },
    knows: (id) => knows(id),
  })
  return { set, game: await load(set.game) }
}

/** The rules with the cards and decks of these files; cards that the game has already stay the game's. */
export async function rulesWithSets(name: string, paths: readonly string[]): Promise<GameRules> {
  let rules = await gameEntry(name).load()
  const { cardsOf } = await import('@fudaba/cardtext')
  for (const path of paths) {
    const { set, game } = await loadSet(path, rules.name)
    rules = withCards(rules, cardsOf(game, set), (set.decks ?? []).map(deckOf))
  }
  return rules
}

const deckOf = ({ name, title, hint, cards }: SetDeck): Deck => ({
  name,
  title,
  ...(hint && { hint }),
  cards: Object.entries(cards).flatMap(([id, n]) => Array.from({ length: n }, () => id)),
})
