import type { PlayerName, PublicEvent, Replay, View } from '@fudaba/kernel'
import type { ReplayDifference } from '@fudaba/kernel/host'
import type { HostReply, HostRequest } from '@fudaba/table'

/** A message to the worker, and its reply under the same id. All of it is JSON. */
export interface ToWorker {
  readonly id: number
  readonly request: HostRequest | ReplayRequest
}

/** `lock`: the name of a lock that the worker holds as long as it lives. */
export type FromWorker = { readonly id: number; readonly reply: HostReply } | { readonly lock: string }

/** Beside tables the worker holds one replay, which can be shown at any step. */
export type ReplayRequest =
  | { readonly method: 'replay.load'; readonly replay: Replay }
  | {
      readonly method: 'replay.show'
      readonly at: number
      readonly viewer: PlayerName | null
      readonly since: number
    }

/** What the page has to know of a replay before it shows it. */
export interface LoadedReplay {
  readonly steps: readonly ReplayStep[]
  /** The replay plays otherwise by these rules: from where on, and how it was noticed. */
  readonly difference: ReplayDifference | null
  /** Number of inputs that play as recorded. */
  readonly played: number
}

/** A replay before input number `at`, as one viewer sees it. */
export interface ReplayFrame {
  readonly view: View
  readonly events: readonly PublicEvent[]
}

/** Turn and logical time of a step. Step 0 is before the first input, step n after the n-th. */
export interface ReplayStep {
  readonly turn: number
  readonly time: number
  /** Who decided, null before the first input. */
  readonly player: PlayerName | null
}

export const isReplayRequest = (request: ToWorker['request']): request is ReplayRequest =>
  request.method === 'replay.load' || request.method === 'replay.show'
