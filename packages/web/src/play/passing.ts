import type { GameRules, PlayerName, View } from '@fudaba/kernel'
import { AutoPass } from '@fudaba/table'
import { autoMode } from './settings.ts'

/** Passes for each player where he does not want to be asked. */
export class Passing {
  private readonly rules: GameRules
  private readonly of: Readonly<Record<PlayerName, AutoPass>> = { P1: new AutoPass(), P2: new AutoPass() }

  constructor(rules: GameRules) {
    this.rules = rules
  }

  /** Whether the question of this view is one he does not want. */
  passes(view: View): boolean {
    if (view.deciding === null) return false
    const auto = this.of[view.deciding]
    auto.mode = autoMode.value
    return auto.passes(this.rules, view)
  }

  startSkip(view: View, until: 'stage' | 'turn'): void {
    if (view.deciding !== null) this.of[view.deciding].startSkip(view, until)
  }

  stopSkips(): void {
    this.of.P1.stopSkip()
    this.of.P2.stopSkip()
  }
}
