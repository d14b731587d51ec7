import type { ZoneDef } from '../game/book.ts'
import type { Characteristic } from '../game/effects.ts'
import type { Game } from '../game/game.ts'
import type { Player } from '../state/columns.ts'
import type { ZoneRow } from '../state/rows.ts'
import { StateStamp } from './stateStamp.ts'
import { ZoneStamp } from './zoneStamp.ts'

/**
 * Memoised functions of a state. Each keeps its last result and a stamp of what the result depends on. Results are
 * derived, never saved, and shared: callers must not mutate them.
 */

/** Recomputed after any write that a computed value could depend on. */
export function memo<T>(find: (g: Game) => T): (g: Game) => T {
  const since = new StateStamp()
  let found: T
  return (g) => {
    if (since.lasts(g)) return found
    found = find(g)
    since.note(g)
    return found
  }
}

/** As `memo`, for a function of some tables alone: `written` returns the newest version of these. */
export function memoByTables<T>(written: (g: Game) => number, find: (g: Game) => T): (g: Game) => T {
  let of: object | null = null
  let version = -1
  let jumps = -1
  let found: T
  return (g) => {
    const newest = written(g)
    if (newest === version && g.store.jumps === jumps && g.computed.token === of) return found
    found = find(g)
    of = g.computed.token
    version = newest
    jumps = g.store.jumps
    return found
  }
}

/** As `memo`, per player. */
export function memoPerPlayer<T>(find: (g: Game, player: Player) => T): (g: Game, player: Player) => T {
  const since = [new StateStamp(), new StateStamp()] as const
  const known: T[] = []
  return (g, player) => {
    if (!since[player].lasts(g)) {
      known[player] = find(g, player)
      since[player].note(g)
    }
    return known[player]
  }
}

/** As `memoPerPlayer`, until anything at all is written: for questions that many actions ask in one open window. */
export function memoUntilWrite<T>(find: (g: Game, player: Player) => T): (g: Game, player: Player) => T {
  const since = [new StateStamp(), new StateStamp()] as const
  const known: T[] = []
  return (g, player) => {
    if (!since[player].nothingWritten(g)) {
      known[player] = find(g, player)
      since[player].note(g)
    }
    return known[player]
  }
}

/** As `memoPerPlayer`, for a function of which objects lie in these zones and of these values of theirs. */
export function memoByZones<T>(
  zones: readonly ZoneDef[],
  values: readonly Characteristic[],
  find: (g: Game, player: Player) => T,
): (g: Game, player: Player) => T {
  const since = [new ZoneStamp(values), new ZoneStamp(values)] as const
  const known: T[] = []
  const rows: [ZoneRow[], ZoneRow[]] = [[], []]
  return (g, player) => {
    if (since[player].lasts(g)) return known[player]
    known[player] = find(g, player)
    for (let i = 0; i < zones.length; i++) rows[player][i] = g.zone(zones[i], player)
    since[player].note(g, rows[player])
    return known[player]
  }
}

/** As `memo`, for a function of which effects and abilities exist, in force or not. */
export function memoByEffects<T>(find: (g: Game) => T): (g: Game) => T {
  const since = new ZoneStamp([], true)
  let known: T
  return (g) => {
    if (since.lasts(g)) return known
    known = find(g)
    since.note(g, [])
    return known
  }
}
