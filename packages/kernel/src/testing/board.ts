import type { Board, CardLiteral, ObjectFields } from '../game/boardLiteral.ts'
import type { GameRules } from '../game/contract.ts'
import { noteBoard } from './session.ts'
import { Transcript } from './transcript.ts'

/**
 * A board to play on: a position (docs/positions.md) without its `format` and `game`. The game runs up to its first
 * decision.
 *
 *     const g = board(blackpoker, {
 *       P1: { soldiers: [ref('A', '♠5')], hand: '♡5 ♣2', life: 8 },
 *       P2: { soldiers: '♡9', barriers: '◇3 ♣7', life: 8 },
 *     })
 */
export function board(rules: GameRules, literal: Board): Transcript {
  const made = new Transcript(rules, literal)
  noteBoard(made)
  return made
}

/** An object with a name: `ref('A', '♠5', { turned: true })`. Several cards: `ref('A', '♠5+♠7')`. */
export function ref(
  name: string,
  card: CardLiteral,
  fields: ObjectFields = {},
): Record<string, ObjectFields> | ObjectFields {
  return typeof card === 'string' ? { [card]: { ...fields, ref: name } } : { ...fields, card, ref: name }
}

/** A turned object, and a face-down one. */
export const turned = (card: string, fields: ObjectFields = {}): Record<string, ObjectFields> => ({
  [card]: { ...fields, turned: true },
})
/** A card of a board literal that lies face down. */
export const faceDown = (card: string, fields: ObjectFields = {}): Record<string, ObjectFields> => ({
  [card]: { ...fields, faceDown: true },
})
