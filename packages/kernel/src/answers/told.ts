import type { Player } from '../state/columns.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'

/** What stands behind a requirement, for who asks why it is not met. */
export interface Told {
  /** The numbers it compares: what there is, and what there has to be at least (`most`: at most). */
  readonly have?: number
  readonly need?: number
  readonly most?: number
  /** A sentence of its own, `why.<key>`, and its parameters. */
  readonly key?: string
  readonly parameters?: Readonly<Record<string, string | number>>
  /** The effects that forbid it. */
  readonly effects?: readonly EffectRow[]
  /** The name of the text that says so, if it is no effect, and the object it stands on. */
  readonly text?: string
  readonly on?: ObjectRow
}

/** What a question says of one thing that somebody asks about; `clause` negative: that of the question. */
export interface ToldLine extends Told {
  readonly clause: number
  readonly met: boolean
}

/** A requirement as a question carries it; `Requirement` of game/bookTypes.ts is one. */
export interface Reason {
  readonly clause: number
  test(g: never, player: Player, source: ObjectRow): boolean
  tells?(g: never, player: Player, source: ObjectRow): Told | null
}
