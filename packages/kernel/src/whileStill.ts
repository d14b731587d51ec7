import type { Player } from './columns.ts'
import type { Game } from './game.ts'

/**
 * What is found out about a player is kept until anything is written: in an open window the state stands still, and
 * many actions ask the same. Whoever gets it does not change it.
 */
export function whileStill<T>(find: (g: Game, player: Player) => T): (g: Game, player: Player) => T {
  const known: [Known<T> | null, Known<T> | null] = [null, null]
  return (g, player) => {
    const { store } = g
    const last = known[player]
    if (
      last !== null &&
      last.g === g &&
      last.version === store.version &&
      last.jumps === store.jumps &&
      last.top === store.top
    )
      return last.found
    const found = find(g, player)
    known[player] = { g, version: store.version, jumps: store.jumps, top: store.top, found }
    return found
  }
}

interface Known<T> {
  readonly g: Game
  readonly version: number
  readonly jumps: number
  readonly top: number
  readonly found: T
}
