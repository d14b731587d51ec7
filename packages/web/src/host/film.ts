import {
  type GameRules,
  KernelError,
  type Match,
  type PlayerName,
  type Replay,
  playReplay,
  playerNumber,
  publicEvents,
} from '@fudaba/kernel'
import { HostError } from '@fudaba/table'
import type { FilmFrame, FilmStep } from './protocol.ts'

/** A replay that can be shown at any step: forwards by applying inputs, backwards by the kernel's undo. */
export class Film {
  readonly steps: readonly FilmStep[]
  private readonly rules: GameRules
  private readonly replay: Replay
  private readonly match: Match

  constructor(rules: GameRules, replay: Replay) {
    this.rules = rules
    this.replay = replay
    try {
      // Checks every digest once; what is shown afterwards is known to be the game that was played.
      playReplay(rules, replay)
      this.match = playReplay(rules, replay, { at: 0 })
    } catch (error) {
      if (error instanceof KernelError) throw new HostError(error.code, error.message)
      throw error
    }
    const steps = [this.step(null)]
    for (const input of replay.inputs) {
      this.match.apply(input)
      steps.push(this.step(input.player))
    }
    this.steps = steps
  }

  private step(player: PlayerName | null): FilmStep {
    const { turn, time } = this.match.view(null)
    return { turn, time, player }
  }

  show(at: number, viewer: PlayerName | null, since: number): FilmFrame {
    const { match, replay } = this
    const to = Math.min(Math.max(0, at), replay.inputs.length)
    if (match.inputs.length > to) match.undo(to)
    while (match.inputs.length < to) match.apply(replay.inputs[match.inputs.length])
    const player = viewer === null ? null : playerNumber(viewer)
    return { view: match.view(viewer), events: publicEvents(this.rules, match.game, player, since) }
  }
}
