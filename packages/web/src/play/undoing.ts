import type { PlayerName, View } from '@fudaba/kernel'
import type { Table } from '@fudaba/table'

/**
 * Back to the person's last own decision; a window that AUTO would pass at once is not where he wants to be. Returns
 * the time the game is back at.
 */
export async function takeBack(
  table: Table,
  seat: PlayerName,
  passes: (view: View) => boolean,
): Promise<number> {
  for (;;) {
    await table.undo(seat)
    const { view } = await table.look(seat, Number.MAX_SAFE_INTEGER)
    if (view.deciding === null) return view.time
    const asked = await table.look(view.deciding, view.time)
    if (asked.undo !== 'free' || !passes(asked.view)) return view.time
  }
}
