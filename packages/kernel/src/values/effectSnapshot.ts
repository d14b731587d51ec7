import { EFFECT_COLUMNS, VIRTUAL } from '../state/columns.ts'
import type { Application } from './computed.ts'
import type { LayeredPart } from '../game/effects.ts'
import type { Game } from '../game/game.ts'

/**
 * A copy of effects in their order, to compare with later. Effects are listed again whenever one begins or ends, and
 * mostly they are the same as before: then what was derived from them is still valid.
 */
export class EffectSnapshot {
  private readonly parts: LayeredPart[] = []
  private readonly cells: number[] = []
  private count = 0

  /** Whether the first `upTo` of these equal the first of the copy, in whether they are active too. */
  startsWith(g: Game, apps: readonly Application[], upTo: number): boolean {
    if (upTo > this.count) return false
    for (let i = 0; i < upTo; i++)
      if (apps[i].part !== this.parts[i] || !this.isSame(g, apps[i], i * CELLS)) return false
    return true
  }

  /** Copies the first `upTo` of these. */
  note(g: Game, apps: readonly Application[], upTo: number): void {
    this.count = upTo
    for (let i = 0; i < upTo; i++) {
      this.parts[i] = apps[i].part
      const { effect, on, onId, group, active } = apps[i]
      const from = i * CELLS
      for (let at = 0; at < EFFECT_COLUMNS; at++) this.cells[from + at] = g.effect(effect, at)
      this.cells[from + EFFECT_COLUMNS] = on
      this.cells[from + EFFECT_COLUMNS + 1] = onId
      this.cells[from + EFFECT_COLUMNS + 2] = group
      this.cells[from + EFFECT_COLUMNS + 3] = active
    }
  }

  private isSame(g: Game, { effect, on, onId, group, active }: Application, from: number): boolean {
    const { cells } = this
    if (cells[from + EFFECT_COLUMNS] !== on || cells[from + EFFECT_COLUMNS + 1] !== onId) return false
    if (cells[from + EFFECT_COLUMNS + 2] !== group || cells[from + EFFECT_COLUMNS + 3] !== active)
      return false
    const data = effect >= VIRTUAL ? g.computed.virtual : g.tables.effects.data
    const row = (effect >= VIRTUAL ? effect - VIRTUAL : effect) * EFFECT_COLUMNS
    for (let at = 0; at < EFFECT_COLUMNS; at++) if (data[row + at] !== cells[from + at]) return false
    return true
  }

  get isEmpty(): boolean {
    return this.count === 0
  }

  /** Copies all of these; returns whether they are the same as before. */
  update(g: Game, apps: readonly Application[]): boolean {
    if (apps.length === this.count && this.startsWith(g, apps, this.count)) return true
    this.note(g, apps, apps.length)
    return false
  }

  forget(): void {
    this.count = 0
  }
}

/**
 * Cells of each effect in the copy: its row, the object it is fixed to (row and id), its group, whether it is active.
 */
const CELLS = EFFECT_COLUMNS + 4
