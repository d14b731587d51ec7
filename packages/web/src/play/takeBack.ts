import type { PlayerName, View } from '@fudaba/kernel'
import type { Table } from '@fudaba/table'

/**
 * Undoes to the person's last own decision, and further while AUTO would pass that window at once. Returns the logical
 * time of the game afterwards.
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
