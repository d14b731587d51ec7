import type { Game } from '../game/game.ts'
import { EffectCell, NONE, VIRTUAL } from '../state/columns.ts'
import type { EffectRow } from '../state/rows.ts'
import { refresh } from '../values/values.ts'

/**
 * A reference to an effect that can be kept in the state. The rows of computed effects are numbered anew for each state,
 * so one of these is named by the key of its ability instance; an effect of the table by its row.
 */
export interface EffectReference {
  /** Row of an effect of the table, or key of the instance; NONE for a rule of the game itself. */
  readonly key: number
  /** Number of its definition plus 1 for a computed effect, 0 for one of the table. */
  readonly def: number
}

const THE_RULES: EffectReference = { key: NONE, def: 0 }

export function referenceTo(g: Game, effect: EffectRow): EffectReference {
  if (effect === NONE) return THE_RULES
  if (effect < VIRTUAL) return { key: effect, def: 0 }
  return { key: g.effect(effect, EffectCell.id), def: g.effect(effect, EffectCell.def) + 1 }
}

/** The row the effect has now; NONE if it is gone. */
export function effectAt(g: Game, key: number, def: number): EffectRow {
  if (def === 0) return key
  refresh(g)
  for (const v of g.computed.virtualOrder) {
    const effect = VIRTUAL + v
    if (g.effect(effect, EffectCell.id) === key && g.effect(effect, EffectCell.def) === def - 1) return effect
  }
  return NONE
}
