import type { GameRules } from '@fudaba/kernel'
import { HostError } from '@fudaba/table'
import { loadReader } from '../cards/reader.ts'
import { games } from '../games.ts'
import { say } from '../settings/say.ts'

/** The rules of a game by its name. */
export async function rulesOf(name: string): Promise<GameRules> {
  const entry = games.find((game) => game.name === name)
  if (entry === undefined) throw new HostError('unknown-game', say.value('foreignGame', { game: name }))
  const rules = await entry.load().catch(() => {
    throw new HostError('not-loaded', say.value('notLoaded'))
  })
  // The grammar of card texts is loaded beside the game; nothing waits for it.
  void loadReader(name)
  return rules
}

/** What an error says. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
