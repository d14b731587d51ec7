import { Armed, ARMED_COLUMNS, PLAYERS } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { pending } from '../changes/gateway.ts'

/** Why there is no position of a game that is over. */
export const GAME_OVER = 'the game is over, and a position is a game that goes on'

/** Whether the state has something that the words of a board cannot say, so that what is under way has to be written. */
export function isUnsaid(g: Game): boolean {
  if (pending(g).length > 0) return true
  const { armed } = g.tables
  for (let row = 0, n = g.store.length(armed); row < n; row++)
    if (armed.data[row * ARMED_COLUMNS + Armed.trigger] > 0) return true
  return hasRecords(g)
}

/** A record belongs to a play or text under way, and holds numbers that differ in a game begun from a board alone. */
function hasRecords(g: Game): boolean {
  const columns = g.book.everyColumn().slice(g.book.columns.length)
  for (const zone of g.book.zones)
    for (const player of zone.shared ? ([0] as const) : PLAYERS)
      for (const row of g.objects(zone, player))
        for (const [, column] of columns) if (g.object(row, column) !== 0) return true
  return false
}
