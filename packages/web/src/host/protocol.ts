import type { PlayerName, PublicEvent, Replay, View } from '@fudaba/kernel'
import type { HostReply, HostRequest } from '@fudaba/table'

/** What goes to the worker and what comes back, each with the number that binds them together. All of it JSON. */
export interface ToWorker {
  readonly id: number
  readonly request: HostRequest | FilmRequest
}

export interface FromWorker {
  readonly id: number
  readonly reply: HostReply
}

/** Beside the table itself the worker shows replays: one at a time, at any step. */
export type FilmRequest =
  | { readonly method: 'film.load'; readonly replay: Replay }
  | {
      readonly method: 'film.show'
      readonly at: number
      readonly viewer: PlayerName | null
      readonly since: number
    }

/** One moment of a replay: before input number `at`. */
export interface FilmFrame {
  readonly view: View
  readonly events: readonly PublicEvent[]
}

/** Where each step stands: before the first input, and after each one. */
export interface FilmStep {
  readonly turn: number
  readonly time: number
  /** Who decided, null before the first input. */
  readonly player: PlayerName | null
}

export const isFilm = (request: ToWorker['request']): request is FilmRequest =>
  request.method === 'film.load' || request.method === 'film.show'
