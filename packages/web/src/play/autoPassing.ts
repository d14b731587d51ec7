import type { GameRules, PlayerName, View } from '@fudaba/kernel'
import { AutoPass, type Follow, type SkipUntil } from '@fudaba/table'
import { autoMode } from '../settings/settings.ts'

/** The AUTO switch and skip of each player, shared with the host that passes for them. */
export class AutoPassing {
  private readonly rules: GameRules
  private readonly of: Readonly<Record<PlayerName, AutoPass>> = { P1: new AutoPass(), P2: new AutoPass() }

  constructor(rules: GameRules) {
    this.rules = rules
  }

  /** What is sent to the host with `follow`. */
  get state(): Follow['auto'] {
    const { P1, P2 } = this.of
    P1.mode = P2.mode = autoMode.value
    return { P1: P1.state, P2: P2.state }
  }

  set state(told: Follow['auto']) {
    for (const player of ['P1', 'P2'] as const) {
      const auto = this.of[player]
      // A skip that was stopped here while the host was busy stays stopped.
      auto.state = { ...told[player], skip: auto.skipping ? told[player].skip : null }
    }
  }

  /** Whether the window of this view would be passed automatically. */
  passes(view: View): boolean {
    if (view.deciding === null) return false
    const auto = this.of[view.deciding]
    auto.mode = autoMode.value
    return auto.passes(this.rules, view)
  }

  startSkip(view: View, until: SkipUntil): void {
    if (view.deciding !== null) this.of[view.deciding].startSkip(this.rules, view, until)
  }

  stopSkips(): void {
    this.of.P1.stopSkip()
    this.of.P2.stopSkip()
  }
}
