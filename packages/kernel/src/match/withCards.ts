import { KernelError } from '../base/errors.ts'
import type { Position } from '../game/boardLiteral.ts'
import type { CardWords, Deck, GameRules } from '../game/contract.ts'
import { planPosition } from '../position/positionPlan.ts'
import { rulesWith } from '../position/rulesWith.ts'
import { resolveConfig } from './match.ts'

/**
 * Rules with more cards and decks, such as a player's own. The cards have been read into the game's own form; what their
 * texts say is read here, when the words of all of them (`words`: in English too) are known. Nothing of the rules that
 * are given changes, and the same cards give the same rules for as long as somebody has them.
 */
export function withCards<Card>(
  rules: GameRules<Card>,
  cards: readonly Card[],
  decks: readonly Deck[] = [],
  words: CardWords = {},
): GameRules<Card> {
  const ids = new Set(rules.cards.map((card) => rules.cardId(card)))
  for (const id of cards.map((card) => rules.cardId(card))) {
    if (ids.has(id)) throw new KernelError('bad-deck', `${rules.name} has a card ${id} already`)
    ids.add(id)
  }
  const made = rulesWith(rules, cards, words)
  return decks.length === 0 ? made : { ...made, decks: [...rules.decks, ...decks] }
}

/** The rules as a position is played by: with the cards that it defines in place. Throws if it cannot be read. */
export const rulesAt = (rules: GameRules, position: Position): GameRules =>
  planPosition(rules, position, resolveConfig(rules, position.config ?? {})).rules
