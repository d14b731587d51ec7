import { type GameRules, Match, Random, idsFor, toReplay, withCards } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'

/** Games and catalogues for the proof that replays outlive the catalogue. */

export interface Printed {
  readonly id: string
  readonly [field: string]: unknown
}

/** What stands on the cards of the catalogue, as a replay brings it. */
export const printedCards = (rules: GameRules): Printed[] =>
  rules.cards.map((card) => JSON.parse(JSON.stringify(rules.asPrinted?.(card) ?? card)) as Printed)

/** The catalogue of another release: each card passes through `change`, and is gone where that gives null. */
export const later = (rules: GameRules, change: (card: Printed) => Printed | null): GameRules =>
  withCards(
    { ...rules, cards: [] },
    printedCards(rules).flatMap((card) => {
      const changed = change(card)
      return changed === null ? [] : [rules.readCard!(changed)]
    }),
  )

/** A random game up to so many inputs, and its replay as a file holds it. Each ready deck has its turn. */
export function played(rules: GameRules, n: number, inputs: number) {
  const decks = [n, n + 1].map((i) => rules.decks[i % rules.decks.length].name) as [string, string]
  // Recorded: decks that the settings of this game do not allow are played all the same.
  const match = new Match({ rules, seed: `prints/${n}`, decks, recorded: true })
  const random = new Random(`prints/${n}`)
  while (match.decision !== null && match.inputs.length < inputs) {
    const picks = randomAnswer(match.game.offer, (below) => random.below(below))
    match.answer(match.decision.player, idsFor(match.decision, picks))
  }
  return {
    match,
    replay: JSON.parse(JSON.stringify(toReplay(match))) as unknown,
    used: new Set(match.decks.flat()),
  }
}
