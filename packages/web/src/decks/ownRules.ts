import { type CardGame, type DatedCard, checkCard } from '@fudaba/cardtext'
import type { GameRules } from '@fudaba/kernel'
import { printedData } from '../cards/placedCards.ts'
import type { KeptSet } from './kept.ts'

/** A card of one's own as a game is played with it. */
export interface OwnCard {
  /** Its id among the cards of the game: another one than in its set where that is taken. */
  readonly id: string
  readonly set: KeptSet
  readonly card: DatedCard
  /** In the form that replays have. */
  readonly printed: unknown
  /** As the rules have cards: what its texts do is read when rules are made with it. */
  readonly made: unknown
}

/** The cards of sets that can be played, each with an id that nothing else has. */
export function ownCards(rules: GameRules, game: CardGame, sets: readonly KeptSet[]): OwnCard[] {
  const taken = new Set(rules.cards.map((card) => rules.cardId(card)))
  return [...sets]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((set) =>
      set.cards.flatMap((printed): OwnCard[] => {
        const { card } = checkCard(game.fields, printed)
        if (card === null) return []
        const id = taken.has(card.id) ? `${card.id} (${set.name} ${set.id.slice(0, 6)})` : card.id
        if (taken.has(id)) return []
        taken.add(id)
        const whole = { ...card, id }
        return [{ id, set, card: printed, made: game.make(whole), printed: printedData(game, whole) }]
      }),
    )
}

/**
 * The printed data that a game with these cards takes along: theirs, and of their sets a card for each word of which
 * their texts speak (a clan, an organisation), so that they read as they do in the set.
 */
export function broughtFor(
  game: CardGame,
  all: readonly OwnCard[],
  ids: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const mine = all.filter(({ id }) => ids.has(id))
  if (mine.length === 0) return {}
  const wordsOf = ({ card }: OwnCard): string[] =>
    Object.keys(game.brings).flatMap((field) => {
      const value = card[field]
      return typeof value === 'string' ? [value] : Array.isArray(value) ? (value as string[]) : []
    })
  const known = new Set(mine.flatMap(wordsOf))
  const texts = mine.map(({ card }) => JSON.stringify(card)).join('\n')
  const sets = new Set(mine.map(({ set }) => set.id))
  const spoken = all.filter((each) => {
    if (!sets.has(each.set.id) || ids.has(each.id)) return false
    const fresh = wordsOf(each).filter((word) => !known.has(word) && texts.includes(word))
    for (const word of fresh) known.add(word)
    return fresh.length > 0
  })
  return Object.fromEntries([...mine, ...spoken].map(({ id, printed }) => [id, printed]))
}
