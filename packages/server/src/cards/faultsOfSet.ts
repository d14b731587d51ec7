import type { GameRules } from '@fudaba/kernel'
import { type CardSet, rulesWithSet } from '@fudaba/protocol'

/** Faults beyond this number are not listed. */
const MOST_FAULTS = 10

/** What is wrong with a card set: card by card, then as a whole. Reads all its texts, which takes seconds for a large one. */
export function faultsOfSet(rules: GameRules, set: CardSet): readonly string[] {
  const faults: string[] = []
  for (const [i, card] of set.cards.entries()) {
    const fault = faultOf(() => rules.readCard?.(card))
    if (fault !== null) faults.push(`card ${i + 1} (${String(card['id'] ?? card['name'])}): ${fault}`)
    if (faults.length === MOST_FAULTS) break
  }
  if (faults.length > 0) return faults
  const fault = faultOf(() => rulesWithSet(rules, set))
  return fault === null ? [] : [fault]
}

/** Printed data comes from a stranger: whatever it makes the reading throw is a fault of it. */
function faultOf(read: () => unknown): string | null {
  try {
    read()
    return null
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 200) : String(error)
  }
}
