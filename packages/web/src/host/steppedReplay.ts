import type { GameRules, PlayerName, Replay } from '@fudaba/kernel'
import { ShownReplay } from '@fudaba/table'
import type { LoadedReplay, ReplayFrame, ReplayStep } from './protocol.ts'

/** A replay that the page steps through. */
export class SteppedReplay {
  readonly loaded: LoadedReplay
  private readonly shown: ShownReplay

  constructor(rules: GameRules, replay: Replay) {
    this.shown = new ShownReplay(rules, replay)
    const { length, difference, played } = this.shown
    const steps = Array.from({ length: length + 1 }, (_, at) =>
      this.step(at, at === 0 ? null : replay.inputs[at - 1].player),
    )
    this.loaded = { steps, difference, played }
  }

  private step(at: number, player: PlayerName | null): ReplayStep {
    this.shown.goTo(at)
    const { turn, time } = this.shown.view(null)
    return { turn, time, player }
  }

  show(at: number, viewer: PlayerName | null, since: number): ReplayFrame {
    this.shown.goTo(at)
    return { view: this.shown.view(viewer), events: this.shown.events(viewer, since) }
  }
}
