import type { Player } from './columns.ts'
import type { Characteristic } from './effects.ts'
import type { Game } from './game.ts'
import { refresh } from './values.ts'

/**
 * A moment after which something is known as long as nothing changes. What is known by it is derived from the state,
 * so it is no part of it.
 */
export class Standstill {
  private g: Game | null = null
  private version = -1
  private jumps = -1
  private top = -1
  private epoch = 0

  note(g: Game): void {
    const { store, computed } = g
    this.g = g
    this.version = store.version
    this.jumps = store.jumps
    this.top = store.top
    this.epoch = computed.version === store.version ? computed.steady.epoch : 0
  }
  /** Whether nothing was written since that a computed value could look at. */
  lasts(g: Game): boolean {
    return this.version === g.store.version && this.jumps === g.store.jumps && this.g === g
  }
  /**
   * Whether, if anything, only variables, tallies and scopes were written since, and that changed none of these
   * values: objects are where they were, are tied as they were, and are the same by them. Of those whose values depend
   * on more, `again` finds out whether they are so.
   */
  keeps(g: Game, values: readonly Characteristic[], again: (g: Game, row: number) => boolean): boolean {
    const { T, store, computed, book } = g
    const { version } = this
    if (this.g !== g || this.jumps !== store.jumps) return false
    if (T.objects.version > version || T.zones.version > version || T.relations.version > version)
      return false
    if (T.cards.version > version || T.effects.version > version || T.players.version > version) return false
    refresh(g)
    const { epoch, apart, rowsApart, values: kept } = computed.steady
    if (epoch !== this.epoch) return false
    let wanted = 0
    for (const { id } of values) {
      if ((kept & (1 << id)) === 0 || book.defines[id]) return false
      wanted |= 1 << id
    }
    for (const row of rowsApart)
      if ((apart[row] & wanted) !== 0 && g.zoneOf(row) >= 0 && !again(g, row)) return false
    return true
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
 * The same of what follows from some of the tables alone, whatever is written elsewhere; `written` is the newest
 * version of these.
 */
export function foundOnceSince<T>(written: (g: Game) => number, find: (g: Game) => T): (g: Game) => T {
  let game: Game | null = null
  let version = -1
  let jumps = -1
  let found: T
  return (g) => {
    const newest = written(g)
    if (newest === version && g.store.jumps === jumps && g === game) return found
    found = find(g)
    game = g
    version = newest
    jumps = g.store.jumps
    return found
  }
}

/** The same of each player. Whoever gets it does not change it. */
export function foundOnceEach<T>(find: (g: Game, player: Player) => T): (g: Game, player: Player) => T {
  const since = [new Standstill(), new Standstill()] as const
  const known: T[] = []
  return (g, player) => {
    if (!since[player].lasts(g)) {
      known[player] = find(g, player)
      since[player].note(g)
    }
    return known[player]
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
