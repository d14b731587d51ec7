import type { GameRules } from '@fudaba/kernel'
import { HostError } from '@fudaba/table'
import { games } from '../games.ts'

/** The rules of a game by its name; an unknown one is refused with the list. */
export async function loadGame(name: string): Promise<GameRules> {
  const entry = games.find((game) => game.name === name)
  if (entry === undefined)
    throw new HostError(
      'unknown-game',
      `no game ${name}; there are ${games.map((game) => game.name).join(', ')}`,
    )
  return entry.load()
}
