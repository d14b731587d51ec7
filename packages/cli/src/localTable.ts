import { type AutosaveStore, LocalHost } from '@fudaba/table'
import { loadGame } from './games.ts'

/** A host in this process whose agents are the built-in ones; they are loaded when one has to decide. */
export function localHost(autosave?: AutosaveStore): LocalHost {
  return new LocalHost({
    loadGame,
    decide: async (name, match, random) => {
      const { agents, chooseFor } = await import('@fudaba/ai')
      return chooseFor(match, agents[name], random)
    },
    autosave,
  })
}
