import type { Position } from '@fudaba/kernel'
import { type Board, POSITION_FORMAT } from '@fudaba/kernel/rules'
import { rulebook } from '../../rulebook/index.ts'

type Literal = Readonly<Record<string, unknown>>

/** Plain units of a clan, to try things on. */
const plain = (side: string, clans: unknown, stats: Literal = {}): Literal => ({
  name: side,
  grade: 1,
  power: 7000,
  shield: 5000,
  skill: 'boost',
  clans,
  ...stats,
})

/**
 * A board on which a card can be tried out: two in the hand, one where it belongs, both vanguards of grade 3, with
 * damage and soul enough to pay and plain units on both sides.
 */
export function testBoard(card: Literal): Position {
  const { clans = ['仲間'], type, grade } = card
  const isG = type === 'G'
  const leads = !isG && typeof grade === 'number' && grade >= 3
  const vanguardUnit = plain('味方の先導者', clans, { grade: 3, power: 11_000, skill: 'twin' })
  const some = (side: string, n: number, of: unknown = clans) =>
    Array.from({ length: n }, (_, i) => ({ card: plain(`${side}${i + 1}`, of) }))
  const board: Board = {
    at: isG ? 'ride' : 'main',
    turn: 5,
    P1: {
      field: [
        { card: leads ? card : vanguardUnit, cell: 'front-centre' },
        ...(isG || leads ? [] : [{ card, cell: 'front-left' }]),
        { card: plain('味方', clans), cell: 'back-left' },
        { card: plain('味方の後衛', clans), cell: 'back-centre' },
      ],
      hand: [...(isG ? [{ card: vanguardUnit }] : [{ card }, { card }]), ...some('手札', 3)],
      soul: some('ソウル', 4),
      damage: some('ダメージ', 4),
      drop: some('ドロップ', 4),
      ...(isG ? { g: [{ card, faceDown: true }] } : {}),
      deck: 16,
    },
    P2: {
      field: [
        {
          card: plain('相手の先導者', ['別のクラン'], { grade: 3, power: 11_000, skill: 'twin' }),
          cell: 'front-centre',
        },
        { card: plain('相手の前衛', ['別のクラン']), cell: 'front-left' },
        { card: plain('相手の後衛', ['別のクラン']), cell: 'back-right' },
      ],
      hand: some('相手の手札', 4, ['別のクラン']),
      damage: some('相手のダメージ', 3, ['別のクラン']),
      deck: 16,
    },
  }
  return { ...board, format: POSITION_FORMAT, game: rulebook.game }
}
