import { EFFECT_COLUMNS } from './columns.ts'
import type { Application } from './computed.ts'
import type { Game } from './game.ts'
import { counts } from './steady.ts'

/**
 * Effects of which none was found to depend on another. Effects are listed anew whenever one begins or ends, and mostly
 * the first of them, for which dependency was looked at, are the same as before. As long as their order is steady, it
 * can have changed by the objects alone that were written to since.
 */

/** The first of the effects stand in a steady order, that of time, because nobody would change anybody. */
export function noteUntangled(g: Game, upTo: number): void {
  const { steady, found } = g.computed
  steady.untangled = upTo
  steady.untangledParts.length = 0
  steady.untangledCells.length = 0
  for (let i = 0; i < upTo; i++) {
    const app = found[i]
    steady.untangledParts.push(app.part)
    for (let at = 0; at < CELLS; at++) steady.untangledCells.push(cell(g, app, at))
  }
}

/** Whether so many of the effects that are listed now are the same, and count as they did. */
export function isUntangled(g: Game, upTo: number): boolean {
  const { steady, found, cancelling, relists } = g.computed
  if (upTo > steady.untangled || steady.lost || relists || cancelling.length > 0) return false
  for (let i = 0; i < upTo; i++) {
    const app = found[i]
    if (app.part !== steady.untangledParts[i]) return false
    for (let at = 0; at < CELLS; at++)
      if (cell(g, app, at) !== steady.untangledCells[i * CELLS + at]) return false
    if (counts(g, app) !== steady.active[i]) return false
  }
  return true
}

/** What an effect is: its row in the table, and which object it is fixed to. */
const CELLS = EFFECT_COLUMNS + 3

function cell(g: Game, { effect, on, onId, group }: Application, at: number): number {
  switch (at) {
    case EFFECT_COLUMNS:
      return on
    case EFFECT_COLUMNS + 1:
      return onId
    case EFFECT_COLUMNS + 2:
      return group
    default:
      return g.effect(effect, at)
  }
}
