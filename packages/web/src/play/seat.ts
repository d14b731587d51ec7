import type { GameRules, PlayerName } from '@fudaba/kernel'
import type { Seats, Table } from '@fudaba/table'

/** A game that has begun, and who decides in it. */
export interface Opened {
  readonly rules: GameRules
  readonly table: Table
  readonly seats: Seats
}

/** Who sits at the page: one player, both, or nobody. */
export type Seat = PlayerName | 'both' | null

export function seatOf({ P1, P2 }: Seats): Seat {
  if (P1 === 'person') return P2 === 'person' ? 'both' : 'P1'
  return P2 === 'person' ? 'P2' : null
}
