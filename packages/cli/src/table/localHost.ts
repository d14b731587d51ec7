import type { GameRules } from '@fudaba/kernel'
import { type AutosaveStore, LocalHost } from '@fudaba/table'
import { loadGame } from '../options/games.ts'
import { Thinker } from './thinker.ts'

/**
 * A host in this process with the built-in agents, which are loaded when one has to decide. `rules`: those with the
 * player's own cards, if he brought some.
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
