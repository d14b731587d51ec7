import { type Deck, type GameRules, type RulesConfig, resolveConfig } from '@fudaba/kernel'

/**
 * Settings under which these decks are legal: those asked for, or with one setting changed. If none fits, those asked
 * for: the host then says what is wrong.
 */
export function configFor(
  rules: GameRules,
  decks: readonly Pick<Deck, 'cards'>[],
  asked: Partial<RulesConfig>,
): Partial<RulesConfig> {
  const variants = Object.entries(rules.settings).flatMap(([name, { values }]) =>
    name in asked ? [] : values.map((value) => ({ ...asked, [name]: value })),
  )
  return [asked, ...variants].find((config) => decks.every((deck) => fits(rules, deck, config))) ?? asked
}

function fits(rules: GameRules, deck: Pick<Deck, 'cards'>, config: Partial<RulesConfig>): boolean {
  const cards = deck.cards.map((id) => rules.cards.find((card) => rules.cardId(card) === id))
  return !cards.includes(undefined) && rules.checkDeck(cards, resolveConfig(rules, config)).length === 0
}
