import type { Player } from './columns.ts'
import type { Game } from './game.ts'

/**
 * A moment after which something is known as long as nothing changes. What is known by it is derived from the state,
 * so it is no part of it.
 */
export class Standstill {
  private g: Game | null = null
  private version = -1
  private jumps = -1
  private top = -1

  note(g: Game): void {
    const { store } = g
    this.g = g
    this.version = store.version
    this.jumps = store.jumps
    this.top = store.top
  }
  /** Whether nothing was written since that a computed value could look at. */
  lasts(g: Game): boolean {
    return this.version === g.store.version && this.jumps === g.store.jumps && this.g === g
  }
  /** Whether nothing at all was written since. */
  isUnbroken(g: Game): boolean {
    return this.lasts(g) && this.top === g.store.top
  }
}

/** What follows from the state alone, found once as long as the state is the same to every computed value. */
export function foundOnce<T>(find: (g: Game) => T): (g: Game) => T {
  const since = new Standstill()
  let found: T
  return (g) => {
    if (since.lasts(g)) return found
    found = find(g)
    since.note(g)
    return found
  }
}

/**
 * What is found out about a player is kept until anything is written: in an open window the state stands still, and
 * many actions ask the same. Whoever gets it does not change it.
 */
export function whileStill<T>(find: (g: Game, player: Player) => T): (g: Game, player: Player) => T {
  const since = [new Standstill(), new Standstill()] as const
  const known: T[] = []
  return (g, player) => {
    if (!since[player].isUnbroken(g)) {
      known[player] = find(g, player)
      since[player].note(g)
    }
    return known[player]
  }
}
