import { EFFECT_COLUMNS } from './columns.ts'
import type { Application } from './computed.ts'
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
    for (let i = 0; i < upTo; i++) {
      if (apps[i].part !== this.parts[i]) return false
      for (let at = 0; at < CELLS; at++) if (cell(g, apps[i], at) !== this.cells[i * CELLS + at]) return false
    }
    return true
  }

  note(g: Game, apps: readonly Application[], upTo: number): void {
    this.count = upTo
    for (let i = 0; i < upTo; i++) {
      this.parts[i] = apps[i].part
      for (let at = 0; at < CELLS; at++) this.cells[i * CELLS + at] = cell(g, apps[i], at)
    }
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

function cell(g: Game, { effect, on, onId, group, active }: Application, at: number): number {
  switch (at) {
    case EFFECT_COLUMNS:
      return on
    case EFFECT_COLUMNS + 1:
      return onId
    case EFFECT_COLUMNS + 2:
      return group
    case EFFECT_COLUMNS + 3:
      return active
    default:
      return g.effect(effect, at)
  }
}
