import { type PlayerName, playerNumber } from '../answers/decision.ts'
import { NONE, type Player } from '../state/columns.ts'
import { KernelError } from '../base/errors.ts'
import type { GameRules } from '../game/contract.ts'

/** Reading the words of a position: cards by id or by what players call them, lists as text. */

/** Throws the error of a bad position. */
export function bad(message: string): never {
  throw new KernelError('bad-position', message)
}

/** Fields that tell an object literal from `{ word: fields }`. */
export const POSITION_WORDS: readonly string[] = ['card', 'cards', 'stands', 'token']

/** For each game, the number of a card by its id. */
const indexes = new WeakMap<GameRules, Map<string, number>>()

/** Number of the card in the catalogue, by its id or by a word the game knows it by; NONE if there is none. */
export function cardByWord(rules: GameRules, word: string): number {
  let index = indexes.get(rules)
  if (index === undefined) {
    index = new Map(rules.cards.map((card, i) => [rules.cardId(card), i]))
    indexes.set(rules, index)
  }
  const known = index.get(word)
  if (known !== undefined) return known
  const card = rules.cardByWord?.(word)
  return card === undefined ? NONE : (index.get(rules.cardId(card)) ?? NONE)
}

/** Whether the value is an object of JSON. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list as it is, a text as its words, a number as a list of one. */
export function wordsOf(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return value.split(/\s+/).filter((word) => word !== '')
  return bad(`${path} is a list, a text or a number, not ${JSON.stringify(value)}`)
}

/** The player that 'P1' or 'P2' names; undefined if the field is absent. */
export function seatNumber(value: unknown, path: string): Player | undefined {
  if (value === undefined) return undefined
  if (value !== 'P1' && value !== 'P2') bad(`${path}: ${JSON.stringify(value)} is no player; P1 or P2`)
  return playerNumber(value as PlayerName)
}
