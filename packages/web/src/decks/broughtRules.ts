import type { GameRules } from '@fudaba/kernel'
import { rulesWithCards } from '@fudaba/kernel/host'

// Without the words of the card language, which the first page does not need.

/** The rules with cards that were brought; the same content gives the same rules. */
export const rulesWithBrought = (rules: GameRules, brought: Readonly<Record<string, unknown>>): GameRules =>
  Object.keys(brought).length === 0 ? rules : rulesWithCards(rules, brought)
