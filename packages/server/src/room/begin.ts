import { type GameRules, Match } from '@fudaba/kernel'
import { rulesWithCards } from '@fudaba/kernel/host'
import { seedOf } from '@fudaba/protocol'
import type { Opening } from './deeds.ts'
import type { Seating } from './seating.ts'

/** The game of a room; null until both sit there and all shares in the shuffle are told. */
export function begun(rules: GameRules, { options }: Opening, { seats, shares }: Seating): Match | null {
  const { P1, P2 } = seats
  if (P1 === null || P2 === null || shares === null) return null
  return new Match({
    // As a replay reads them: the cards of both decks, and no others of the set.
    rules: rulesWithCards(rules, { ...P1.printed, ...P2.printed }),
    config: options.config,
    decks: [P1.deck, P2.deck],
    // The decks were checked when they were brought; a later release may think otherwise of them.
    recorded: true,
    seed: seedOf(shares),
    everyWindow: 'discreet',
  })
}
