import type { PlayerName, View } from '@fudaba/kernel'
import type { UndoLook } from './undoLook.ts'
import type { Patch } from '../base/patch.ts'
import type { Wish } from './fromSeat.ts'
import type { LeanEvent } from './lean.ts'
import type { RoomOptions } from './words.ts'

/** As whom somebody is in a room: a seat, with an invitation, watching, or as the judge, who sees both hands. */
export type Role = PlayerName | 'guest' | 'watch' | 'judge'

/** `open`: a seat is free. `shuffle`: shares are told. `play`, `over`. */
export type Stage = 'open' | 'shuffle' | 'play' | 'over'

/** Who sits at a seat. */
export interface SeatState {
  readonly name: string | null
  /** The agent that plays here, or null for a person. */
  readonly bot: string | null
  /** Whether he is connected. */
  readonly here: boolean
  /** Whether he brought cards of his own, which the other has to have seen before the game begins. */
  readonly brings: boolean
  /** How far he is with his share in the shuffle. */
  readonly share: 'none' | 'hashed' | 'told'
}

/** The time that is left for each, in milliseconds at the moment of sending, and whose runs. */
export interface ClockState {
  readonly P1: number
  readonly P2: number
  readonly runs: PlayerName | null
  /** One time for both, which runs whoever decides. */
  readonly shared: boolean
  /** Time was called: the last turn that is played. */
  readonly lastTurn: number | null
}

/** The end of a game: by the rules, or by what happened beside them. */
export interface RoomEnd {
  readonly winner: PlayerName | null
  readonly why: 'rules' | 'concede' | 'time' | 'agreed' | 'closed'
}

/** What everybody in a room may know beside the game. */
export interface RoomState {
  readonly stage: Stage
  readonly seats: Readonly<Record<PlayerName, SeatState | null>>
  readonly clock: ClockState | null
  /** What somebody asks the other for. */
  readonly asked: { readonly by: PlayerName; readonly wish: Wish } | null
  readonly paused: boolean
  /** Why nothing can be kept just now: the disk is full, the database is gone. What was said before is not lost. */
  readonly fault: 'full' | 'gone' | null
  readonly end: RoomEnd | null
  /** The room of the next game, once both want one. */
  readonly next: string | null
  /** Games that each has won, of a series of so many; null: there is one game. */
  readonly series: { readonly best: number; readonly P1: number; readonly P2: number } | null
  /** Hashes of the shares in the shuffle: server, P1, P2. */
  readonly commits: readonly [string, string, string]
  /** Whether the judge is connected; null: this room has none. */
  readonly judge: boolean | null
  /** Hash of the card set of the room, with what a guest brought, at `/api/cards/<hash>`; null: the game's cards only. */
  readonly cards: string | null
  /** The button of this viewer that takes back. */
  readonly undo: UndoLook
}

/** A line of talk, or what a judge did: that is told to everybody. */
export interface ChatLine {
  readonly by: PlayerName | 'judge'
  readonly text: string
  /** He came to see both hands, or gave a seat more time; then there is no text. */
  readonly did?: 'enter' | { readonly seat: PlayerName; readonly seconds: number }
}

/** What is said of a room before anybody sits down. */
export interface RoomAbout {
  readonly room: string
  readonly options: RoomOptions
  /** Edition of the rules, as in a replay, and how often they were put right here. */
  readonly rulesVersion: string
  readonly revision: number
  /** Whether the free seat is taken with a password. */
  readonly password: boolean
}

/** What a viewer gets first, and again where patches would not do: after a reconnection. */
export interface Welcome {
  readonly say: 'welcome'
  readonly protocol: number
  readonly you: Role
  readonly about: RoomAbout
  readonly state: RoomState
  readonly view: View | null
  readonly events: readonly LeanEvent[]
  readonly chat: readonly ChatLine[]
}

/** What changed since. */
export interface Update {
  readonly say: 'update'
  readonly state?: Patch
  readonly view?: Patch
  /** Taken back: what happened from this logical time on is no more. */
  readonly truncate?: number
  readonly events?: readonly LeanEvent[]
  readonly chat?: readonly ChatLine[]
}

/** Everything a server says, one message a frame. */
export type FromServer =
  | Welcome
  | Update
  /** Request `n` was carried out, or answered. */
  | { readonly say: 'done'; readonly n: number; readonly value?: unknown }
  /** Request `n` was refused and changed nothing; null: what was said was no request. */
  | { readonly say: 'refused'; readonly n: number | null; readonly code: string; readonly message: string }
  /** The server ends or can't reach its database: come back after this many milliseconds. */
  | { readonly say: 'away'; readonly again: number }
