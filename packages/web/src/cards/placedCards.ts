import type { CardGame, DatedCard } from '@fudaba/cardtext'
import { type GameRules, KernelError, type Position } from '@fudaba/kernel'
import { rulesAt } from '@fudaba/kernel/host'

/** The rules with the cards that a position defines in place, so that the page can show them. */
export function withPlacedCards(rules: GameRules, position: Position | undefined): GameRules {
  if (position === undefined || rules.readCard === undefined) return rules
  try {
    return rulesAt(rules, position)
  } catch (error) {
    // Whoever starts the game says what is wrong with the position.
    if (error instanceof KernelError) return rules
    throw error
  }
}

/** A card of a file in the form that positions and replays have. */
export const printedData = (game: CardGame, card: DatedCard): Readonly<Record<string, unknown>> =>
  // As JSON: what is undefined is not there.
  JSON.parse(JSON.stringify(game.make(card))) as Readonly<Record<string, unknown>>
