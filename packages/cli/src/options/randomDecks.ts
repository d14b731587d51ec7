import type { CardGame } from '@fudaba/cardtext'
import { type GameRules, Random, resolveConfig, withCards } from '@fudaba/kernel'
import { loadSet } from './cardSets.ts'
import type { GameEntry } from './games.ts'

/** Legal decks by chance, of the cards of files that are read whole: to play with cards nobody has made decks of. */

export const RANDOM_DECKS = 'random'

/** The rules with the cards of these files that are read whole, and a source of decks made of them. */
export async function rulesWithRandomDecks(entry: GameEntry, paths: readonly string[]): Promise<GameRules> {
  let rules = await entry.load()
  const pool: unknown[] = []
  for (const path of paths) {
    const { set, game } = await loadSet(path, entry)
    const cards = await wholeCards(game, set)
    pool.push(...cards)
    rules = withCards(rules, cards)
  }
  const ids = (pool.length === 0 ? rules.cards : pool).map((card) => rules.cardId(card))
  const source = {
    name: RANDOM_DECKS,
    title: { ja: '無作為のデッキ', en: 'Random deck' },
    config: {},
    open: (seed: string) => randomDeck(rules, ids, seed),
  }
  return { ...rules, deckSources: [...(rules.deckSources ?? []), source] }
}

/** The cards that are read whole, as the rules play them. */
async function wholeCards(game: CardGame, set: Parameters<typeof readCardsOf>[1]): Promise<unknown[]> {
  const { AbilityError } = await import('@fudaba/kernel/text')
  const whole: unknown[] = []
  for (const { printed, texts } of await readCardsOf(game, set)) {
    const isRead = [...texts.values()].every(({ paragraphs }) =>
      paragraphs.every(({ ability }) => ability !== null),
    )
    if (!isRead) continue
    try {
      whole.push(game.make(printed))
    } catch (error) {
      if (!(error instanceof AbilityError)) throw error
    }
  }
  return whole
}

async function readCardsOf(game: CardGame, set: Awaited<ReturnType<typeof loadSet>>['set']) {
  const { readCards } = await import('@fudaba/cardtext')
  return readCards(game, set, null)
}

/** Cards tried in the place of one before it stays. */
const TRIES = 12

/**
 * A ready deck in which each card gives way to one of these, wherever the deck stays legal: so it has the shape that the
 * game asks for, whatever that is.
 */
function randomDeck(rules: GameRules, ids: readonly string[], seed: string): string[] {
  const random = new Random(seed)
  const config = resolveConfig(rules, {})
  const byId = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  const { cards } = rules.decks[random.below(rules.decks.length)]
  const deck = [...cards]
  const isLegal = (): boolean =>
    rules.checkDeck(
      deck.map((id) => byId.get(id)!),
      config,
    ).length === 0
  for (let place = 0; place < deck.length; place++) {
    const before = deck[place]
    for (let n = 0; n < TRIES; n++) {
      deck[place] = ids[random.below(ids.length)]
      if (isLegal()) break
      deck[place] = before
    }
  }
  return deck
}
