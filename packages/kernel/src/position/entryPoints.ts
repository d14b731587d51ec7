import { Frame } from '../state/columns.ts'
import { setObject } from '../game/zoneList.ts'
import type { Procedure } from '../game/book.ts'
import type { Game } from '../game/game.ts'
import type { Column, ObjectRow } from '../state/rows.ts'

/** For `settle` and `fields`: sets a column of an object, before the game begins. */
export function setColumn(g: Game, row: ObjectRow, column: Column, value: number): void {
  setObject(g, row, column, value)
}

/** For an entry point: calls the procedure and continues at the step `label`. */
export function enterAt(g: Game, procedure: Procedure, label: string, ...args: readonly number[]): void {
  g.call(procedure, ...args)
  g.goto(label)
}

/** For an entry point: calls the procedure and continues behind the step `label`, as if that had made the next call. */
export function enterAfter(g: Game, procedure: Procedure, label: string, ...args: readonly number[]): void {
  enterAt(g, procedure, label, ...args)
  const at = g.frame + Frame.step
  g.store.set(g.tables.frames, at, g.tables.frames.data[at] + 1)
}
