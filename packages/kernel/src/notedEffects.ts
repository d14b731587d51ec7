import { EFFECT_COLUMNS } from './columns.ts'
import { type Application, VIRTUAL } from './computed.ts'
import type { LayeredPart } from './effects.ts'
import type { Game } from './game.ts'

/**
 * Effects in their order as they once were. Effects are listed anew whenever one begins or ends, and most of them are
 * then the same as before: what was found out about those need not be found again.
 */
export class NotedEffects {
  private readonly parts: LayeredPart[] = []
  private readonly cells: number[] = []
  private count = 0

  /** Whether the first of these are the same, to the number of `upTo`, and count as they did. */
  begins(g: Game, apps: readonly Application[], upTo: number): boolean {
    if (upTo > this.count) return false
    for (let i = 0; i < upTo; i++)
      if (apps[i].part !== this.parts[i] || !this.isSame(g, apps[i], i * CELLS)) return false
    return true
  }

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
    const data = effect >= VIRTUAL ? g.computed.virtual : g.T.effects.data
    const row = (effect >= VIRTUAL ? effect - VIRTUAL : effect) * EFFECT_COLUMNS
    for (let at = 0; at < EFFECT_COLUMNS; at++) if (data[row + at] !== cells[from + at]) return false
    return true
  }

  get isEmpty(): boolean {
    return this.count === 0
  }

  /** Notes all of these; returns whether they are the same as before. */
  follow(g: Game, apps: readonly Application[]): boolean {
    if (apps.length === this.count && this.begins(g, apps, this.count)) return true
    this.note(g, apps, apps.length)
    return false
  }

  forget(): void {
    this.count = 0
  }
}

/** What an effect is: its row in the table, the object it is fixed to, its place by the rules, whether it counts. */
const CELLS = EFFECT_COLUMNS + 4
