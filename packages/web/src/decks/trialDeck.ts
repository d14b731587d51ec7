import { type GameRules, type RulesConfig, resolveConfig } from '@fudaba/kernel'

/** A deck to try a card in. */
export interface TrialDeck {
  readonly cards: readonly string[]
  /** Copies of the card in it. */
  readonly copies: number
}

/**
 * A ready deck with the card in the place of another one's copies: of those that are legal so, where the card that
 * leaves is most like it. Null: no ready deck takes it. `like`: how much two cards have in common.
 */
export function trialDeck(
  rules: GameRules,
  id: string,
  config: Partial<RulesConfig>,
  like: (other: string) => number,
): TrialDeck | null {
  const byId = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  const settings = resolveConfig(rules, config)
  const tries = rules.decks.flatMap(({ cards }) =>
    [...new Set(cards)].map((out) => ({ cards, out, likeness: like(out) })),
  )
  // The most alike first; of those, the one of which most copies leave.
  tries.sort((a, b) => b.likeness - a.likeness || copies(b) - copies(a))
  for (const each of tries) {
    const deck = each.cards.map((card) => (card === each.out ? id : card))
    const known = deck.map((card) => byId.get(card))
    if (!known.includes(undefined) && rules.checkDeck(known, settings).length === 0)
      return { cards: deck, copies: copies(each) }
  }
  return null
}

const copies = ({ cards, out }: { readonly cards: readonly string[]; readonly out: string }): number =>
  cards.filter((card) => card === out).length
