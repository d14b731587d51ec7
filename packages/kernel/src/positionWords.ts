import { NONE } from './columns.ts'
import { KernelError } from './errors.ts'
import type { GameRules } from './rules.ts'

/** Words in positions: cards by what people call them, lists as text. */

/** Fields of an object by which it is told from `{ word: fields }`. */
export const POSITION_WORDS: readonly string[] = ['card', 'cards', 'stands', 'token']

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

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list as it is, a text as its words, a number as a list of one. */
export function wordsOf(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return value.split(/\s+/).filter((word) => word !== '')
  throw new KernelError('bad-position', `${path} is a list, a text or a number, not ${JSON.stringify(value)}`)
}
