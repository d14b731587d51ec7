import type { GameRules, Position } from '@fudaba/kernel'

/** The rules with the cards that a position defines in place, so that the page can show those too. */
export function withPlacedCards(rules: GameRules, position: Position | undefined): GameRules {
  if (position === undefined || rules.readCard === undefined) return rules
  const known = new Set(rules.cards.map((card) => rules.cardId(card)))
  const placed = new Map<string, unknown>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { name, id = name } = value as { name?: unknown; id?: unknown }
    if (typeof name === 'string' && typeof id === 'string' && !known.has(id)) placed.set(id, value)
    else for (const part of Object.values(value)) look(part)
  }
  look([position.P1, position.P2])
  return placed.size === 0 ? rules : { ...rules, cards: [...rules.cards, ...placed.values()] }
}
