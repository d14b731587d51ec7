import type { GameRules } from '@fudaba/kernel'
import { type AutosaveStore, LocalHost } from '@fudaba/table'
import { loadGame } from './games.ts'
import { Thinker } from './thinker.ts'

/**
 * A host in this process whose agents are the built-in ones; they are loaded when one has to decide. `rules`: those
 * of a game with cards of the player's own.
 */
export function localHost(
  autosave?: AutosaveStore,
  rules?: GameRules,
  thinker: Thinker = new Thinker(rules !== undefined),
): LocalHost {
  return new LocalHost({
    loadGame: async (name) => (rules?.name === name ? rules : loadGame(name)),
    decide: (name, match, random, thinking) => thinker.decide(name, match, random, thinking),
    advise: (match, random, thinking) => thinker.advise(match, random, thinking),
    autosave,
  })
}
