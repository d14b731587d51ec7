import { AR, ARMED_COLUMNS, PLAYERS } from './columns.ts'
import { playerName } from './decision.ts'
import type { Game } from './game.ts'
import { pending } from './gateway.ts'

/** Why this decision is no moment a position can begin at. */
export const noMoment = (g: Game): string =>
  g.over
    ? 'the game is over, and a position begins only at a moment the game has a name for'
    : `a position begins only at a moment the game has a name for, and none is that in which ${playerName(g.offer.player)} is asked '${g.offer.message}'`

/** What is under way here that no position has words for, as a sentence; null if there is nothing. */
export function unsaid(g: Game): string | null {
  if (pending(g).length > 0) return 'a position cannot be written while triggers wait'
  const { armed } = g.T
  for (let row = 0, n = g.store.length(armed); row < n; row++)
    if (armed.data[row * ARMED_COLUMNS + AR.trigger] > 0)
      return 'a condition has held since before that triggers an ability once, and no position can say so'
  return recorded(g)
}

/** A record is about a play or a text under way: it holds numbers of things that a position does not number alike. */
function recorded(g: Game): string | null {
  const columns = g.book.everyColumn().slice(g.book.columns.length)
  for (const zone of g.book.zones)
    for (const player of zone.shared ? ([0] as const) : PLAYERS)
      for (const row of g.objects(zone, player))
        for (const [name, column] of columns)
          if (g.object(row, column) !== 0)
            return `what lies in ${zone.name} has a play or a text under way (${name}), and no position can say how far`
  return null
}
