import {
  type CardWords,
  type GameRules,
  type Position,
  Random,
  beginFromPosition,
  withCards,
} from '@fudaba/kernel'
import { answer, randomAnswer } from '@fudaba/kernel/search'

/** What came of a card on a board. */
export interface Trial {
  /** Null: it was carried out. */
  readonly fault: string | null
}

const DECISIONS = 40
const SEEDS = [1, 2] as const
type TestBoard = (card: Readonly<Record<string, unknown>>) => Position

/**
 * Tries cards on a board where each of them lies, is held and is paid for, with answers by chance. All of them belong to
 * one set of rules: texts speak of each other's words.
 */
export function trials(
  rules: GameRules,
  cards: readonly unknown[],
  testBoard: TestBoard,
  words: CardWords,
): Trial[] {
  const all = withCards(rules, cards, [], words)
  return cards.map((card) => ({ fault: faultOf(all, rules.cardId(card), card as object, testBoard) }))
}

function faultOf(rules: GameRules, id: string, card: object, testBoard: TestBoard): string | null {
  try {
    const board = named(testBoard({ ...card }), id)
    for (const seed of SEEDS) {
      const { game } = beginFromPosition(rules, { ...board, seed })
      const random = new Random(seed)
      for (let n = 0; n < DECISIONS && !game.over; n++)
        answer(
          game,
          randomAnswer(game.offer, (below) => random.below(below)),
        )
    }
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The board with the card's id where the card itself stands: a board defines cards in place in fewer words. */
function named(position: Position, id: string): Position {
  const inside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(inside)
    if ((value as { id?: unknown }).id === id) return id
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each)]))
  }
  return inside(position) as Position
}
