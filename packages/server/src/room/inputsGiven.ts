import type { Match, PlayerName } from '@fudaba/kernel'
import type { RoomOptions, UndoLook } from '@fudaba/protocol'

/** So many decisions that people made themselves can be taken back; what is older is dropped from memory. */
const KEPT_DECISIONS = 16

/** Whose the inputs of a match were and what of them can be taken back. The same entries allow the same, on every node. */
export class InputsGiven {
  private readonly rule: RoomOptions['undo']
  /** Numbers of the inputs that people gave themselves, and whose they were. Undo goes back to such inputs. */
  private readonly own: { readonly at: number; readonly seat: PlayerName }[] = []
  private count = 0
  /** Whom the other refused to let take back, until somebody has answered. */
  private refused: PlayerName | null = null
  /** Inputs before this number are for good. */
  private kept = 0

  constructor(rule: RoomOptions['undo']) {
    this.rule = rule
  }

  add(seat: PlayerName, own: boolean): void {
    if (own) {
      this.refused = null
      this.own.push({ at: this.count, seat })
    }
    this.count++
    const first = this.rule === 'never' ? this.count : (this.own.at(-KEPT_DECISIONS)?.at ?? 0)
    this.kept = Math.max(this.kept, first)
  }

  refuse(seat: PlayerName): void {
    this.refused = seat
  }

  /** The number of the input that a seat would take back to; -1: none. */
  target(seat: PlayerName): number {
    const to = this.own.findLast((each) => each.seat === seat)?.at ?? -1
    return to < this.kept ? -1 : to
  }

  look(match: Match, seat: PlayerName, otherIsBot: boolean): UndoLook {
    const to = this.target(seat)
    if (to < 0 || this.rule === 'never') return 'none'
    if (this.rule === 'fair' && !match.barrierSince(to)) return 'free'
    // An agent is not asked.
    if (otherIsBot) return 'none'
    return this.refused === seat ? 'refused' : 'ask'
  }

  /** Takes back to an input. */
  cut(to: number): void {
    this.count = to
    while ((this.own.at(-1)?.at ?? -1) >= to) this.own.pop()
  }

  /** Inputs before this number are never taken back. It does not go down, so that what was dropped is not asked for. */
  get keptFrom(): number {
    return this.kept
  }
}
