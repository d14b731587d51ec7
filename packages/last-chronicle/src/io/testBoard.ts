import type { Position } from '@fudaba/kernel'
import { type Board, POSITION_FORMAT } from '@fudaba/kernel/rules'
import { rulebook } from '../../rulebook/index.ts'

/** One's own units and those of the opponent, to try things on. */
const others = (side: string, categories: unknown): Record<string, unknown>[] => [
  { name: `${side}1`, level: 1, power: 1500, atk: 1, cost: '1', categories },
  { name: `${side}2`, level: 1, power: 3000, atk: 2, cost: '3', categories },
]
const stones = (): { card: Record<string, unknown> }[] =>
  ['白', '橙', '紫', '黒', '青', '白', '橙', '紫', '黒', '青'].map((cost, i) => ({
    card: { name: `${cost}の石${i}`, cost },
  }))

/**
 * A board on which a card can be tried out: two in the hand, one on the battlefield if it stays there, with stones of
 * every power and plain units on both sides.
 */
export function testBoard(card: Readonly<Record<string, unknown>>): Position {
  const { type = 'unit', categories = ['仲間'] } = card
  const board: Board = {
    at: 'main',
    P1: {
      hand: [{ card }, { card }, 2],
      battlefield: [
        ...(type === 'spell' || card['icon'] !== undefined ? [] : [{ card }]),
        ...others('味方', categories).map((each) => ({ card: each })),
      ],
      souls: stones(),
      eras: 4,
      invasion: 5,
      chrono: 2,
      discard: 2,
      deck: 16,
    },
    P2: {
      hand: 4,
      battlefield: others('相手', ['別の組']).map((each) => ({ card: each })),
      souls: stones(),
      eras: 4,
      deck: 16,
    },
  }
  return { ...board, format: POSITION_FORMAT, game: rulebook.game }
}
