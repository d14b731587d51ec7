import type { GameRules, PlayerName } from '@fudaba/kernel'
import type { RoomState, Wish } from '@fudaba/protocol'
import type { Seats, Table } from '@fudaba/table'
import type { Keeper } from '../saves/keeper.ts'

/** The room of a game between people. */
export interface Together {
  readonly state: { readonly value: RoomState | null }
  ask(wish: Wish): Promise<void>
  agree(wish: Wish): Promise<void>
}

/** An open game and who decides for each seat. */
export interface Opened {
  readonly rules: GameRules
  readonly table: Table
  readonly seats: Seats
  /** In a room: the server keeps the game, and what needs both is asked for. */
  readonly together?: Together | null
  /** Of a lesson: nothing is answered or passed for the person, the lesson says what goes by itself. */
  readonly byHand?: boolean
  /** Keeps it between visits in this browser; by default it is not kept. */
  readonly keeper?: Keeper | null
}

/** The seats of the person at this page: one, both, or none (two bots). */
export type Seat = PlayerName | 'both' | null

export function seatOf({ P1, P2 }: Seats): Seat {
  if (P1 === 'person') return P2 === 'person' ? 'both' : 'P1'
  return P2 === 'person' ? 'P2' : null
}

/** What the players of a room are called to those who watch; a seat without a name of its own keeps the usual one. */
export function namesIn(together: Together | null): Partial<Record<PlayerName, string>> {
  const seats = together?.state.value?.seats
  const first = seats?.P1?.name ?? null
  const second = seats?.P2?.name ?? null
  if (first === second) return {}
  return { ...(first === null ? {} : { P1: first }), ...(second === null ? {} : { P2: second }) }
}
