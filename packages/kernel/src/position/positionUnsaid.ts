import { Armed, ARMED_COLUMNS, PLAYERS } from '../state/columns.ts'
import { playerName } from '../answers/decision.ts'
import type { Game } from '../game/game.ts'
import { pending } from '../changes/gateway.ts'

/** Why no position can begin at this decision, as a sentence. */
export const noMoment = (g: Game): string =>
  g.over
    ? 'the game is over, and a position begins only at a moment the game has a name for'
    : `a position begins only at a moment the game has a name for, and none is that in which ${playerName(g.offer.player)} is asked '${g.offer.message}'`

/** Why the state cannot be written as a position, as a sentence; null if it can. */
export function whyUnwritable(g: Game): string | null {
  if (pending(g).length > 0) return 'a position cannot be written while triggers wait'
  const { armed } = g.tables
  for (let row = 0, n = g.store.length(armed); row < n; row++)
    if (armed.data[row * ARMED_COLUMNS + Armed.trigger] > 0)
      return 'a condition has held since before that triggers an ability once, and no position can say so'
  return whyRecorded(g)
}

/** A record belongs to a play or text under way, and holds numbers that differ in a game begun from a position. */
function whyRecorded(g: Game): string | null {
  const columns = g.book.everyColumn().slice(g.book.columns.length)
  for (const zone of g.book.zones)
    for (const player of zone.shared ? ([0] as const) : PLAYERS)
      for (const row of g.objects(zone, player))
        for (const [name, column] of columns)
          if (g.object(row, column) !== 0)
            return `what lies in ${zone.name} has a play or a text under way (${name}), and no position can say how far`
  return null
}
