import type { Position } from '@fudaba/kernel'
import { type Board, type ObjectLiteral, POSITION_FORMAT } from '@fudaba/kernel/rules'
import { rulebook } from '../../rulebook/index.ts'

/** One's own UNITs and those of the opponent, to try things on. */
const others = (side: string, organisations: unknown): Record<string, unknown>[] => [
  { name: `${side}1`, cp: 1, str: 2, def: 2, organisations },
  { name: `${side}2`, cp: 3, str: 3, def: 4, organisations },
]

/**
 * A board on which a card can be tried out: two in the hand, one where its kind lies, with CP and EP enough and
 * plain UNITs on both sides.
 */
export function testBoard(card: Readonly<Record<string, unknown>>): Position {
  const { types, organisations = ['仲間'] } = card
  const kinds: readonly unknown[] = Array.isArray(types) ? types : ['UNIT']
  const lies = kinds.includes('UNIT') || kinds.includes('ITEM') ? 'field' : 'homebase'
  const own = { card, ...(lies === 'homebase' ? { faceDown: true } : {}) }
  const board: Board = {
    at: 'deploying',
    P1: {
      hand: [{ card }, { card }, 2],
      field: [
        ...(lies === 'field' ? [own] : []),
        ...others('味方', organisations).map((each) => ({ card: each })),
      ],
      homebase: [...(lies === 'homebase' ? [own] : []), ...resources(8)],
      trails: 2,
      deck: 16,
    },
    P2: {
      hand: 4,
      field: others('相手', ['別の組織']).map((each) => ({ card: each })),
      homebase: resources(4),
      trails: 2,
      deck: 16,
    },
  }
  return { ...board, format: POSITION_FORMAT, game: rulebook.game }
}

const resources = (n: number): ObjectLiteral[] =>
  Array.from({ length: n }, () => ({ card: { name: '拠点', cp: 2, str: 2, def: 2 }, faceDown: true }))
