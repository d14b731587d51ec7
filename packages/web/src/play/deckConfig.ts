import { type Deck, type GameRules, type RulesConfig, resolveConfig } from '@fudaba/kernel'

/**
 * The settings with which these decks may be played: the ones asked for, or else with one setting changed so that
 * the game's own check finds nothing wrong. If none fits, the host will say what is wrong.
 */
export function configFor(
  rules: GameRules,
  decks: readonly Deck[],
  asked: Partial<RulesConfig>,
): Partial<RulesConfig> {
  const variants = Object.entries(rules.settings).flatMap(([name, { values }]) =>
    name in asked ? [] : values.map((value) => ({ ...asked, [name]: value })),
  )
  return [asked, ...variants].find((config) => decks.every((deck) => fits(rules, deck, config))) ?? asked
}

function fits(rules: GameRules, deck: Deck, config: Partial<RulesConfig>): boolean {
  const cards = deck.cards.map((id) => rules.cards.find((card) => rules.cardId(card) === id))
  return !cards.includes(undefined) && rules.checkDeck(cards, resolveConfig(rules, config)).length === 0
}
