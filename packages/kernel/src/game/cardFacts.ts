import type { Book } from './book.ts'
import type { Game } from './game.ts'

/** What is noted about the cards of a catalogue, by number; a list for each kind of note. */
export type CardFacts = unknown[][]

/** By the catalogue: games of one catalogue share them, and they are gone when it is. */
const byCatalogue = new WeakMap<readonly unknown[], CardFacts>()

/** The notes on the cards of this catalogue. */
export function factsOf(cards: readonly unknown[]): CardFacts {
  let known = byCatalogue.get(cards)
  if (known === undefined) byCatalogue.set(cards, (known = []))
  return known
}

let kinds = 0

/**
 * Keeps what a function finds out about a card, by the card's number in its catalogue. What it finds may depend on the
 * card and on its text alone; undefined is not kept.
 */
export function byCard<T extends {}>(find: (g: Game, number: number) => T): (g: Game, number: number) => T {
  const kind = kinds++
  return (g, number) => {
    const known = (g.cardFacts[kind] ??= [])
    return (known[number] ??= find(g, number)) as T
  }
}

/** How a game completes its cards with what their texts say to a book; see `completing`. */
interface Completing<Card> {
  /** Completed from what stands on it, whether or not it was completed before. */
  completed(into: Book, card: Card): Card
  /** What stands on the card, without what its text was read to; see `RulesPart.asPrinted`. */
  asPrinted(card: Card): Card
}

/** Keeps what stands on each card that is completed: read and completed again, it is the same card. */
export function completing<Card extends object>(
  complete: (into: Book, printed: Card) => Card,
): Completing<Card> {
  const known = new WeakMap<Card, Card>()
  const asPrinted = (card: Card): Card => known.get(card) ?? card
  return {
    asPrinted,
    completed(into, card) {
      const printed = asPrinted(card)
      const whole = complete(into, printed)
      if (whole !== printed) known.set(whole, printed)
      return whole
    },
  }
}
