import type { Input, PlayerName, View } from '@fudaba/kernel'
import type { Role } from '@fudaba/protocol'
import type { Fold } from './fold.ts'
import { viewFor } from './sight.ts'

/** A game as it stood at earlier moments: for who came late, or wants to look at something again. */
export class Past {
  /** So often was something taken back when this was made: after another time it is made anew. */
  readonly undone: number
  /** Logical time up to which it knows the game. */
  readonly until: number
  private readonly fold: Fold
  private readonly inputs: readonly Input[]

  /** `fold`: the room with everything that happened, which nobody else uses. */
  constructor(fold: Fold) {
    this.fold = fold
    this.undone = fold.undone
    this.inputs = [...(fold.match?.inputs ?? [])]
    this.until = fold.match?.game.time ?? 0
  }

  /** What a role knew as soon as what has this logical time had happened. */
  view(role: Role, time: number): View | null {
    const { match } = this.fold
    if (match === null) return null
    while (match.inputs.length > 0 && match.game.time > time) match.undo(match.inputs.length - 1)
    while (match.game.time <= time && match.inputs.length < this.inputs.length)
      match.apply(this.inputs[match.inputs.length])
    const { opening } = this.fold
    const viewOf = (seat: PlayerName | null): View => match.view(seat)
    const view = viewFor({ match, end: null, paused: false, opening, viewOf }, role)
    return view && { ...view, decision: null, deciding: null }
  }
}
